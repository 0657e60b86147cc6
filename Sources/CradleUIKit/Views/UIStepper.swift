/// A control with a half that lowers a number and one that raises it.
open class UIStepper: UIControl {
  /// UIKit's size of a stepper, in points.
  private static let size = CGSize(width: 94, height: 32)
  private var number = 0.0
  /// The number; values beyond the limits are clamped. Setting it sends no event.
  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  /// The lower limit; the default is 0.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// The upper limit; the default is 100.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// The amount that a tap adds or subtracts; above 0, 1 by default.
  open var stepValue = 1.0
  /// Whether a step beyond one limit wraps around to the other; the default is false.
  open var wraps = false
  /// Whether a finger that stays down steps repeatedly; has no effect here.
  open var autorepeat = true
  /// Whether every step sends `valueChanged`; always so here.
  open var isContinuous = true

  /// Makes a stepper at 0. The frame's size is ignored: a stepper has its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }
  /// Makes a stepper at 0; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// Steps up or down, depending on the half in which the finger lifts.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), bounds.contains(point) else { return }
    let old = value
    let new = old + (point.x < bounds.midX ? -stepValue : stepValue)
    value = new
    if wraps, new > maximumValue { value = minimumValue }
    if wraps, new < minimumValue { value = maximumValue }
    if value != old { perform(.valueChanged, event) }
  }
  /// The size of a stepper, in points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// The size of a stepper, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
