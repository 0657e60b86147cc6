import CradleGeometry
import CradlePhysics

/// The state of one of a scroll view's gestures, under UIGestureRecognizer's names.
///
/// The scroll view creates and drives its recognisers; others cannot be added. `onChange` and the delegate read the new
/// `state`. `ended`, `cancelled` and `failed` last until the next event or advance.
package class GestureRecognizer {
  /// The state of a gesture.
  package enum State: Int, Sendable, CaseIterable {
    /// Not recognised yet.
    case possible
    /// It has just been recognised.
    case began
    /// It was recognised earlier and continues.
    case changed
    /// It ended.
    case ended
    /// The system or the app cancelled it.
    case cancelled
    /// It is another gesture: for a pan, a press.
    case failed
  }

  /// The present state.
  package private(set) var state = State.possible
  /// The scroll view whose gesture it is.
  package internal(set) weak var view: ScrollView?
  /// Whether the gesture is recognised; false during a gesture cancels that gesture.
  package var isEnabled = true {
    didSet { if !isEnabled, oldValue { view?.cancelGesture(of: self) } }
  }
  /// The number of fingers or buttons that are down; 0 for a trackpad gesture.
  package internal(set) var numberOfTouches = 0
  /// Called after every change of the state and every `changed` event (this library's replacement for targets
  /// and selectors).
  package var onChange: ((GestureRecognizer) -> Void)?

  /// The midpoint of the touches, in viewport points.
  var viewportLocation = Point.zero

  init() {}

  /// The midpoint of the touches, in points of the scroll view's content, or of the viewport for nil.
  package func location(in view: ScrollView?) -> Point {
    guard let view else { return viewportLocation }
    return viewportLocation + (view.contentOffset - .zero)
  }

  func enter(_ state: State) {
    guard state != self.state || state == .changed else { return }
    self.state = state
    onChange?(self)
  }

  /// Returns a finished gesture to `possible`.
  func recover() {
    switch state {
    case .ended, .cancelled, .failed: enter(.possible)
    case .possible, .began, .changed: break
    }
  }
}

/// The gesture that drags the content.
package final class PanGestureRecognizer: GestureRecognizer {
  /// The pointer's recent positions, without the jumps when a finger joins or lifts.
  private var tracker = VelocityTracker()
  /// The point from which the drag's travel is measured: where the pointer passed the slop, in viewport
  /// points.
  private var anchor = Point.zero
  /// The displacement from `anchor`, in points.
  private var displacement = Vector.zero
  private var base = Vector.zero

  /// The pointer's displacement since the slop was passed, in points; zero before.
  package func translation(in view: ScrollView?) -> Point { .zero + (displacement - base) }

  /// Sets the translation to which further displacement is added; a value that is not finite traps.
  package func setTranslation(_ translation: Point, in view: ScrollView?) {
    precondition(
      translation.isFinite,
      "PanGestureRecognizer.setTranslation: it must be finite, not \(translation); check what computed it")
    base = displacement - (translation - .zero)
  }

  /// The pointer's velocity, in pt/s; zero after 40 ms without motion.
  package func velocity(in view: ScrollView?) -> Point {
    guard let owner = self.view else { return .zero }
    return .zero + tracker.velocity(at: owner.time)
  }

  /// The pointer's velocity at a time, in pt/s, and the travel over which it was measured, in points.
  func measure(at time: Double) -> (velocity: Vector, travel: Vector) {
    (tracker.velocity(at: time), tracker.travel(at: time))
  }

  /// A pointer went down; the gesture stays `possible`.
  func begin(_ touches: Touches, at time: Double) {
    begin(at: touches.centroid, touches: touches.count)
    record(touches, at: time)
  }

  /// Starts a trackpad gesture at the pointer's location, in viewport points: a trackpad has no touch
  /// locations.
  func begin(at location: Point) { begin(at: location, touches: 0) }

  private func begin(at location: Point, touches: Int) {
    (viewportLocation, numberOfTouches) = (location, touches)
    (displacement, base) = (.zero, .zero)
    tracker.reset()
  }

  /// Measures the velocity of a pointer that has moved.
  func record(_ touches: Touches, at time: Double) { tracker.add(position: touches.location, at: time) }

  /// Measures the velocity from the next position on.
  func restartVelocity() { tracker.reset() }

  /// The press became a drag, whose travel is measured from `anchor`, in viewport points.
  func startDrag(from anchor: Point, to touches: Touches) {
    self.anchor = anchor
    follow(touches)
  }

  func follow(_ touches: Touches) {
    (viewportLocation, displacement) = (touches.centroid, touches.location - anchor)
  }

  /// Follows a trackpad that scrolled by `travel`, in points, until it requested an offset. Fingers that move the
  /// content up move up themselves.
  func follow(scrollingBy travel: Vector, to requested: Point, at location: Point, time: Double) {
    viewportLocation = location
    displacement -= travel
    tracker.add(position: Point(x: -requested.x, y: -requested.y), at: time)
  }
}

/// The gesture that zooms the content.
package final class PinchGestureRecognizer: GestureRecognizer {
  /// The fingers' distance divided by that at the start of the pinch. Setting it rescales all later values, as in
  /// UIKit; a value that is not above 0, or not finite, traps.
  package var scale = 1.0 {
    didSet {
      precondition(
        scale.isFinite && scale > 0,
        "PinchGestureRecognizer.scale must be finite and above 0, not \(scale); check what computed it")
    }
  }
  /// Tracks the natural logarithm of the whole pinch's factor, `logarithm`, as an x position.
  private var tracker = VelocityTracker()
  private var logarithm = 0.0

  /// The scale's velocity, in 1/s; 0 after 40 ms without motion.
  package var velocity: Double {
    guard let view else { return 0 }
    return tracker.velocity(at: view.time).dx * scale
  }

  func begin(at location: Point, touches: Int, time: Double) {
    (viewportLocation, numberOfTouches) = (location, touches)
    (scale, logarithm) = (1, 0)
    tracker.reset()
    tracker.add(position: .zero, at: time)
  }

  /// Follows the fingers from one distance to another; a distance of 0 changes nothing.
  func follow(_ touches: Touches, from before: Double?, time: Double) {
    guard let before, let spread = touches.spread, before > 0, spread > 0 else { return }
    let factor = spread / before
    follow(touches.centroid, factor: factor, logarithm: Elementary.logarithm(factor), time: time)
  }

  /// Measures the velocity from the next scale on.
  func restartVelocity() { tracker.reset() }

  /// Ends the pinch in a state if there is one.
  func finish(_ state: State) {
    guard self.state == .began || self.state == .changed else { return }
    numberOfTouches = 0
    enter(state)
  }

  /// Multiplies the scale by `factor`, whose natural logarithm is `logarithm`, at a time in seconds.
  func follow(_ location: Point, factor: Double, logarithm: Double, time: Double) {
    viewportLocation = location
    scale = (scale * factor).clamped(to: .leastNormalMagnitude ... .greatestFiniteMagnitude)
    self.logarithm += logarithm
    tracker.add(position: Point(x: self.logarithm, y: 0), at: time)
  }
}
