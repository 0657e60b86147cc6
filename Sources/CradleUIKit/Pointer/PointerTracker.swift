/// The pointer over a window: the gestures and interactions that follow it.
final class PointerTracker {
  private struct Hover { weak var recognizer: UIHoverGestureRecognizer? }
  private var hovers: [Hover] = []
  private weak var interaction: UIPointerInteraction?
  private var place: CGPoint?

  var style: UIPointerStyle? { interaction?.style }

  /// Follows the pointer to a point of a window; nil for one that has left it, or whose button is down.
  func move(to point: CGPoint?, in window: UIWindow) {
    place = point
    var views: [UIView] = []
    var view = point.flatMap { window.hitTest($0, with: nil) }
    while let each = view {
      views.append(each)
      view = each.superview
    }
    followHovers(views, point)
    let candidates = views.lazy.flatMap(\.interactions).compactMap { $0 as? UIPointerInteraction }
    // The innermost view whose interaction has a region for the pointer.
    let former = interaction
    let new = point.flatMap { point in candidates.first { $0.follow(point) } }
    interaction = new
    if let former, former !== new { former.leave() }
  }
  private func followHovers(_ views: [UIView], _ point: CGPoint?) {
    let now = views.flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? UIHoverGestureRecognizer }
    let left = hovers.compactMap(\.recognizer).filter { old in !now.contains { $0 === old } }
    hovers = now.map { Hover(recognizer: $0) }
    for each in left { each.follow(nil) }
    for each in now { each.follow(point) }
  }

  /// Requests the region and the style of an interaction again.
  func refresh(_ refreshed: UIPointerInteraction) {
    if let place, refreshed === interaction, !refreshed.follow(place, isNew: true) { interaction = nil }
  }
}

extension UIWindow {
  /// Ours: reports that a pointer moves to a point, in the window's points, without a button down: a mouse button is a touch.
  /// A time in seconds later than `time` first advances the tree; nil means the present time.
  public func pointerMove(to point: CGPoint, time: TimeInterval? = nil) {
    queue.deliver { [self] in
      move(to: time)
      pointer.move(to: point, in: self)
    }
  }
  /// Ours: reports that the pointer leaves the window, or that its button goes down.
  public func pointerLeave(time: TimeInterval? = nil) {
    queue.deliver { [self] in
      move(to: time)
      pointer.move(to: nil, in: self)
    }
  }
  /// Ours: the style of the pointer where it is, which the app draws; nil for the system's.
  public var pointerStyle: UIPointerStyle? { pointer.style }
}
