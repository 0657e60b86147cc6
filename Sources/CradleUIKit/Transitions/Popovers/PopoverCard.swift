/// The view around a popover's content: a card with round corners, and an arrow.
final class PopoverCard: UIView {
  private let content = UIView()
  private let arrow = CAShapeLayer()
  private var place: PopoverPlace?

  init() {
    super.init(frame: .zero)
    content.clipsToBounds = true
    content.layer.cornerRadius = PopoverPlace.cornerRadius
    layer.addSublayer(arrow)
    addSubview(content)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 20, .zero)
  }
  required init?(coder: NSCoder) { nil }

  /// Shows the content's view.
  func hold(_ view: UIView) { if view.superview !== content { content.addFilling(view) } }
  /// Whether it shows a view.
  func holds(_ view: UIView) -> Bool { view.superview === content }
  /// Removes the content's view.
  func release(_ view: UIView) { if holds(view) { view.removeFromSuperview() } }

  /// Takes a place, in the superview's points, with a colour behind the content.
  func move(to new: PopoverPlace, _ color: UIColor) {
    (content.backgroundColor, arrow.fillColor) = (color, color.cgColor)
    guard new != place || frame != new.frame else { return }
    place = new
    frame = new.frame
    content.frame = new.contentFrame
    let path = UIBezierPath()
    for (index, corner) in new.arrowCorners.enumerated() {
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    if !path.isEmpty { path.close() }
    (arrow.path, arrow.frame) = (path.cgPath, bounds)
  }
}
