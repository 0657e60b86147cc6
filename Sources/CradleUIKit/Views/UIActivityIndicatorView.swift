/// A wheel that turns while something is under way. The app draws it; its layer's transform turns.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// The older names of `large` and `medium`, in white and in grey.
    case whiteLarge, white, gray
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }
  /// The size.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// The colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .gray
  /// Whether it is hidden while it stands still; the default is true.
  open var hidesWhenStopped = true { didSet { follow() } }
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// One turn in a second, as UIKit's.
  private static let speed = 2 * Double.pi

  /// Makes a wheel that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    follow()
  }
  /// Makes a wheel of medium size with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    follow()
  }
  /// Makes a wheel of medium size; the archive is not read.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    follow()
  }

  /// Starts to turn, and is shown.
  open func startAnimating() {
    isAnimating = true
    follow()
  }
  /// Stops turning; hides the indicator if `hidesWhenStopped` is true.
  open func stopAnimating() {
    isAnimating = false
    follow()
  }
  private func follow() { isHidden = hidesWhenStopped && !isAnimating }

  /// The wheel's size in points.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  /// The wheel's size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func tick(_ seconds: Double) {
    if isAnimating {
      layer.setAffineTransform(layer.affineTransform().rotated(by: CGFloat(seconds * Self.speed)))
    }
  }
}
