/// An indicator that turns while a task is running. The app draws it; its layer's transform turns.
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, Sendable {
    /// The older styles: `whiteLarge` is as large as `large`, `white` and `gray` are as large as `medium`.
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
  /// Whether it is hidden while it does not turn; the default is true.
  open var hidesWhenStopped = true { didSet { follow() } }
  /// Whether it is turning.
  open private(set) var isAnimating = false
  /// One turn in a second, as UIKit's.
  private static let speed = 2 * Double.pi

  /// Makes an indicator that does not turn.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    follow()
  }
  /// Makes an indicator of medium size with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    follow()
  }
  /// Makes an indicator of medium size; the archive is not read.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    follow()
  }

  /// Shows the indicator, and starts turning.
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

  /// The indicator's size in points.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  /// The indicator's size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func tick(_ seconds: Double) {
    if isAnimating {
      layer.setAffineTransform(layer.affineTransform().rotated(by: CGFloat(seconds * Self.speed)))
    }
  }
}
