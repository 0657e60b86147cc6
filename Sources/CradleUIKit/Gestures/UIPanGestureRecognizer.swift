import CradleGeometry
import CradlePhysics
import CradleScrolling

/// Recognises a drag with one or more fingers.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers; the default is 1.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers; there is no limit by default. With more, no drag begins, and a drag under
  /// way ignores them.
  open var maximumNumberOfTouches = Int.max

  private var recognizer: DragRecognizer?
  private var tracker = VelocityTracker()
  private var displacement = CGPoint.zero
  private var base = CGPoint.zero
  /// Cancels the jump of the centroid when a finger joins or lifts.
  private var shift = CGPoint.zero

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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let (before, shiftBefore) = (self.touches.isEmpty ? CGPoint?.none : point, shift)
    super.touchesBegan(touches, with: event)
    if let before {
      shift = CGPoint(x: before.x - centroid.x, y: before.y - centroid.y)
    } else {
      shift = .zero
      // The slop is 10 pt, as measured on the scroll view.
      recognizer = DragRecognizer(PointerEvent(.down, at: centroid.core, time: time, device: .touch))
      tracker.reset()
      tracker.add(position: point.core, at: time)
    }
    guard self.touches.count > maximumNumberOfTouches else { return }
    guard state == .began || state == .changed else { return state = .failed }
    // As in UIKit a drag under way goes on with its fingers.
    for touch in touches { ignore(touch, for: event) }
    shift = shiftBefore
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state != .failed, state != .cancelled else { return }
    tracker.add(position: point.core, at: time)
    guard self.touches.count >= minimumNumberOfTouches, let travel = recognizer?.travel(to: point.core) else {
      return
    }
    displacement = CGPoint(x: travel.dx, y: travel.dy)
    if state == .possible { state = .began } else { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let before = point
    super.touchesEnded(touches, with: event)
    guard self.touches.isEmpty else {
      shift = CGPoint(x: before.x - centroid.x, y: before.y - centroid.y)
      return
    }
    finish()
  }

  open override func reset() {
    super.reset()
    (displacement, base, shift, recognizer) = (.zero, .zero, .zero, nil)
  }
}
