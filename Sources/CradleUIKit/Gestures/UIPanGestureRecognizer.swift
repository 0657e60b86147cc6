import CradleGeometry
import CradlePhysics
import CradleScrolling

/// Recognises a drag with one or more fingers.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers; the default is 1. As in UIKit the motion of fewer of them neither begins nor changes
  /// a drag.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers; there is no limit by default. With more, no drag begins, and a drag under
  /// way ignores them.
  open var maximumNumberOfTouches = Int.max

  private var recognizer: DragRecognizer?
  private var tracker = VelocityTracker()
  private var displacement = CGPoint.zero
  private var base = CGPoint.zero
  /// Cancels the jump of the centroid when a finger joins or lifts, and the motion of too few fingers.
  private var shift = CGPoint.zero
  /// The last point of the drag, in the window's points.
  private var dragPoint = CGPoint.zero

  /// Returns the displacement since the drag began, in a view's points, or in the window's for nil.
  open func translation(in view: UIView?) -> CGPoint {
    let origin = view?.convert(CGPoint.zero, from: nil) ?? .zero
    let point = CGPoint(x: displacement.x - base.x, y: displacement.y - base.y)
    let end = view?.convert(point, from: nil) ?? point
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Sets the present translation; further displacement is added to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let origin = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    base = CGPoint(x: displacement.x - (end.x - origin.x), y: displacement.y - (end.y - origin.y))
  }

  /// Returns the velocity of the fingers in pt/s; zero once they have kept still for 40 ms.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = tracker.velocity(at: time)
    let origin = view?.convert(CGPoint.zero, from: nil) ?? .zero
    let point = CGPoint(x: velocity.dx, y: velocity.dy)
    let end = view?.convert(point, from: nil) ?? point
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  private var point: CGPoint { CGPoint(x: centroid.x + shift.x, y: centroid.y + shift.y) }
  private var hasEnoughTouches: Bool { touches.count >= minimumNumberOfTouches }

  /// Begins to measure a drag at the present centroid.
  private func beginMeasuring() {
    (shift, dragPoint) = (.zero, centroid)
    // The slop is 10 pt, as measured on the scroll view.
    recognizer = DragRecognizer(PointerEvent(.down, at: dragPoint.core, time: time, device: .touch))
    tracker.reset()
    tracker.add(position: dragPoint.core, at: time)
  }
  /// Leaves the drag where it is, although the centroid has moved.
  private func holdPoint() { shift = CGPoint(x: dragPoint.x - centroid.x, y: dragPoint.y - centroid.y) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let hadEnoughTouches = hasEnoughTouches && !self.touches.isEmpty
    super.touchesBegan(touches, with: event)
    if self.touches.count > maximumNumberOfTouches {
      guard state == .began || state == .changed else { return state = .failed }
      // As in UIKit a drag under way goes on with its fingers.
      for touch in touches { ignore(touch, for: event) }
    }
    if state == .possible, !hadEnoughTouches { beginMeasuring() } else { holdPoint() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state != .failed, state != .cancelled else { return }
    guard hasEnoughTouches else { return holdPoint() }
    dragPoint = point
    tracker.add(position: dragPoint.core, at: time)
    guard let travel = recognizer?.travel(to: dragPoint.core) else { return }
    // Exactly at the slop's end the travel is zero; a delegate needs its direction to decide
    // whether the drag begins.
    guard state != .possible || travel != .zero else { return }
    displacement = CGPoint(x: travel.dx, y: travel.dy)
    if state == .possible { state = .began } else { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if self.touches.isEmpty { finish() } else { holdPoint() }
  }

  open override func reset() {
    super.reset()
    (displacement, base, shift, recognizer) = (.zero, .zero, .zero, nil)
  }
}
