import CradleGeometry
import CradlePhysics

/// Hands the motion of a finger that drags a scroll view in a sheet over to the sheet: upwards, while the content is at
/// its upper edge, until the sheet is at its highest; downwards, once the content has come to that edge. The content
/// follows the rest of the motion.
struct SheetHandover {
  /// The drag of the sheet around the scroll view; nil for none.
  private(set) weak var drag: SheetDrag?
  /// Whether the finger has caught the sheet.
  private var hasCaught = false
  /// The height at which it caught it, in points.
  private var caughtHeight: CGFloat = 0
  /// The motion that went to the sheet, in points.
  private var taken = 0.0
  private var tracker = VelocityTracker()
  /// Whether the last motion went to the sheet.
  private(set) var movesSheet = false

  init(from view: UIView) {
    var above: UIView? = view
    while let each = above, drag == nil {
      drag = (each as? SheetCard)?.drag
      above = each.superview
    }
  }

  /// Moves the sheet by its part of a finger's motion, positive downwards, and returns this part in points.
  mutating func take(_ distance: CGFloat, over view: UIScrollView, at time: TimeInterval) -> CGFloat {
    guard let drag, view.scrolls(vertically: true) else { return 0 }
    let room = CGFloat(view.room(for: 1, vertically: true))
    var part: CGFloat = 0
    if distance > 0, hasCaught || view.refreshControl == nil {
      part = max(0, distance - max(0, room))
    } else if distance < 0, room <= CGFloat(UIScrollView.edgeWidth) {
      let highest = drag.scrollingExpands ? nil : hasCaught ? caughtHeight : drag.position
      part = -min(-distance, drag.room(below: highest))
    }
    if part != 0, !(hasCaught && drag.isActive) {
      guard drag.begin() else { return 0 }
      (hasCaught, caughtHeight) = (true, drag.position)
    }
    guard hasCaught else { return 0 }
    movesSheet = part != 0
    taken += Double(part)
    tracker.add(position: Point(x: 0, y: taken), at: time)
    drag.move(by: part)
    return part
  }
  /// Releases the sheet.
  mutating func end(at time: TimeInterval, isCancelled: Bool) {
    guard exchange(&hasCaught, with: false), let drag else { return }
    movesSheet = false
    if isCancelled { drag.cancel() } else { drag.end(velocity: CGFloat(tracker.velocity(at: time).dy)) }
  }
}
