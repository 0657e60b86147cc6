/// A control for a number between two limits. A finger that drags its knob changes it.
open class UISlider: UIControl {
  /// UIKit's height of a slider and side of its knob, in points.
  private static let (height, knob): (CGFloat, CGFloat) = (31, 31)
  private var number: Float = 0
  /// The number; values beyond the limits are clamped. Setting it sends no event.
  open var value: Float {
    get { number }
    set {
      number = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsLayout()
    }
  }
  /// The lower limit; the default is 0.
  open var minimumValue: Float = 0 { didSet { value = number } }
  /// The upper limit; the default is 1.
  open var maximumValue: Float = 1 { didSet { value = number } }
  /// Whether a drag sends `valueChanged` at each move; if false, only at its end. The default is true.
  open var isContinuous = true
  /// The colour of the track below the number; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the track above the number; nil for grey.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The knob's colour; nil for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// An image at the lower end, which the app draws.
  open var minimumValueImage: UIImage?
  /// An image at the upper end, which the app draws.
  open var maximumValueImage: UIImage?
  private let (low, high, thumb) = (UIView(), UIView(), UIView())
  /// The offset from the knob's centre to the finger, in points.
  private var dragOffset: CGFloat = 0

  /// Makes a slider at 0 between 0 and 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }
  /// Makes a slider at 0 between 0 and 1; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }
  private func addParts() {
    for part in [high, low, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  /// Sets the number without an event; animated, the knob slides for 0.25 s.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }
  /// The rectangle of the track within a slider's bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }
  /// The rectangle of the knob at a number.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let part = maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
    let left = rect.minX - 2 + CGFloat(part) * max(0, rect.width + 4 - Self.knob)
    return CGRect(x: left, y: bounds.midY - Self.knob / 2, width: Self.knob, height: Self.knob)
  }

  /// Begins a drag of the knob; a touch beside it does nothing.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let point = touch.location(in: self)
    guard thumb.frame.insetBy(dx: -8, dy: -8).contains(point) else { return false }
    dragOffset = point.x - thumb.center.x
    return true
  }
  /// Moves the knob along the track.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    if isContinuous { perform(.valueChanged, event) }
    return true
  }
  /// Sends the last number, unless every move was sent.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch) }
    if !isContinuous { perform(.valueChanged, event) }
  }
  private func follow(_ touch: UITouch) {
    let track = bounds.width - Self.knob
    guard track > 0 else { return }
    let part = (touch.location(in: self).x - dragOffset - bounds.minX - Self.knob / 2) / track
    value = minimumValue + Float(part) * (maximumValue - minimumValue)
  }

  /// The height of a slider, in points; it has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  /// The given width with the height of a slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
  /// Places the knob at the number, and the track on both sides of it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: track, value: value)
    thumb.layer.cornerRadius = Self.knob / 2
    thumb.backgroundColor = thumbTintColor ?? .white
    low.frame = CGRect(
      x: track.minX, y: track.minY, width: max(0, thumb.center.x - track.minX), height: track.height)
    high.frame = track
    low.backgroundColor = minimumTrackTintColor ?? tintColor
    high.backgroundColor = maximumTrackTintColor ?? UIColor(white: 0.9, alpha: 1)
  }
}
