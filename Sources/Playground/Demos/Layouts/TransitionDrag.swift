import CradleGeometry
import CradlePhysics
import CradleScrolling

/// A drag that drives a transition between layouts.
///
/// If no transition is held, the initial direction of the drag is forward. A held transition can go forward
/// or back: then right, as on its slider, or up is forward.
struct TransitionDrag {
  /// The speed, in transitions per second, from which a release completes it at any progress.
  static let flickSpeed = 1.0

  private var recognizer: DragRecognizer
  private var tracker = VelocityTracker()
  /// The forward direction; nil before the drag has begun.
  private var direction: Vector?
  /// The button or finger that drives it.
  let button: PointerEvent.Button
  /// The progress before the drag.
  let startProgress: Double
  /// Whether it has moved the transition.
  var isDriving = false
  /// The distance of a whole transition, in points.
  private let length: Double

  /// Starts with a press, at the present progress of the change.
  init(_ down: PointerEvent, progress: Double, viewport: Size) {
    recognizer = DragRecognizer(down)
    tracker.add(position: down.location, at: down.time)
    button = down.button
    startProgress = progress
    length = max(100, min(viewport.width, viewport.height) / 2)
  }

  /// Whether it has become a drag.
  var hasBegun: Bool { direction != nil }

  /// The progress for the pointer's place, 0 … 1; nil while it is still a press.
  mutating func progress(_ event: PointerEvent) -> Double? {
    tracker.add(position: event.location, at: event.time, isPaused: event.isPaused)
    guard let travel = recognizer.travel(to: event.location) else { return nil }
    let forward = direction ?? forward(from: event.location - recognizer.origin)
    direction = forward
    return (startProgress + travel.dot(forward) / length).clamped(to: 0...1)
  }

  private func forward(from displacement: Vector) -> Vector {
    guard startProgress > 0 else { return displacement.normalized }
    return abs(displacement.dx) >= abs(displacement.dy) ? Vector(dx: 1, dy: 0) : Vector(dx: 0, dy: -1)
  }

  /// The rate of change of the progress at a time, per second.
  func velocity(at time: Double) -> Double {
    direction.map { tracker.velocity(at: time).dot($0) / length } ?? 0
  }

  /// Whether a release completes the transition: past the half, or by its speed.
  static func completes(progress: Double, velocity: Double) -> Bool {
    abs(velocity) >= flickSpeed ? velocity > 0 : progress > 0.5
  }
}
