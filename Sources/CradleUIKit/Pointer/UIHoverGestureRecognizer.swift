/// Recognises a pointer over a view without a button down: it begins as the pointer enters the view, and ends as it leaves it
/// or as a button goes down. Touches have no part in it.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero
  override var followsTouches: Bool { false }
  override var centroid: CGPoint { place }
  /// The distance of a pencil from the screen: always 0 here.
  open var zOffset: CGFloat { 0 }

  /// Follows the pointer to a point of the window; nil for one that has left the view.
  func follow(_ point: CGPoint?) {
    if let point { place = point }
    let isOver = state == .began || state == .changed
    if point != nil, isEnabled {
      if !isOver { prepareForNextGesture() }
      state = isOver ? .changed : .began
    } else if isOver {
      state = .ended
    }
  }
}
