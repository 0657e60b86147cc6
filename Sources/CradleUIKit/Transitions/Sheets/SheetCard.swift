/// The view around a sheet's content: it rounds the upper corners, and has the grabber.
final class SheetCard: UIView {
  private let grabber = UIView()
  /// Moves the sheet with a finger.
  weak var drag: SheetDrag?
  /// UIKit does not publish the grabber's size; ours is the usual one of apps, 36 × 5 pt, at 5 pt from the top.
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberInset: CGFloat = 5

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    (grabber.backgroundColor, grabber.layer.cornerRadius) = (.tertiaryLabel, Self.grabberSize.height / 2)
    (grabber.isHidden, grabber.isUserInteractionEnabled) = (true, false)
    addSubview(grabber)
  }
  required init?(coder: NSCoder) { nil }

  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }
  /// Shows the content's view behind the grabber.
  func hold(_ view: UIView) { if view.superview !== self { addFilling(view, behind: grabber) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.grabberSize
    grabber.frame = CGRect(
      x: bounds.midX - size.width / 2, y: Self.grabberInset, width: size.width, height: size.height)
  }
}
