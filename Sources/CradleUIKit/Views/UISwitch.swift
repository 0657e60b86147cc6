/// A control that is on or off. A tap changes it.
open class UISwitch: UIControl {
  /// UIKit's size of a switch, in points.
  private static let size = CGSize(width: 51, height: 31)
  /// Whether it is on; the default is false. Setting it sends no event.
  open var isOn = false { didSet { setNeedsLayout() } }
  /// The track's colour while it is on; nil for green.
  open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The knob's colour; nil for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  private let thumb = UIView()

  /// Makes a switch that is off. The frame's size is ignored: a switch has its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
  }
  /// Makes a switch that is off; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
  }

  /// Turns it on or off without an event; animated, the knob slides for 0.25 s.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }
  override func perform(_ events: Event, _ event: UIEvent?) {
    if events == .touchUpInside {
      setOn(!isOn, animated: true)
      super.perform(.valueChanged, event)
    }
    super.perform(events, event)
  }
  /// The size of a switch, in points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// The size of a switch, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// Places the knob at the side for the present state.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height - 4
    thumb.frame = CGRect(x: isOn ? bounds.width - side - 2 : 2, y: 2, width: side, height: side)
    thumb.layer.cornerRadius = side / 2
    thumb.backgroundColor = thumbTintColor ?? .white
    layer.cornerRadius = bounds.height / 2
    backgroundColor = isOn ? onTintColor ?? .systemGreen : UIColor(white: 0.9, alpha: 1)
  }
}
