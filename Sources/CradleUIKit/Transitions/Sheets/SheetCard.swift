/// The view around a sheet's content: it rounds the corners, and has the grabber.
final class SheetCard: UIView {
  private let grabber = Grabber()
  /// Moves the sheet with a finger.
  weak var drag: SheetDrag?
  /// UIKit does not publish the grabber's size; ours is the usual one of apps, 36 × 5 pt, at 5 pt from the top.
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberInset: CGFloat = 5

  /// The grabber. It takes touches up to the card's upper edge, as far below it, and over the width of 44 pt that the
  /// Human Interface Guidelines give a control.
  private final class Grabber: UIControl {
    private static let touchWidth: CGFloat = 44
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let margin = (SheetCard.grabberSize.width - Self.touchWidth) / 2
      return bounds.insetBy(dx: margin, dy: -SheetCard.grabberInset).contains(point)
    }
  }

  /// The corners of a sheet at the bottom, and of a card in the middle.
  static let upperCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  static let allCorners = upperCorners.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    layer.maskedCorners = Self.upperCorners
    (grabber.backgroundColor, grabber.layer.cornerRadius) = (.tertiaryLabel, Self.grabberSize.height / 2)
    grabber.isHidden = true
    grabber.addAction(UIAction { [weak self] _ in self?.drag?.moveToNextDetent() }, for: .touchUpInside)
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
