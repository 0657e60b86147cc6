import CradleGeometry
import CradlePhysics
import CradleScrolling

/// A drag that drives a change of layout.
///
/// From nothing, whichever way it begins is forward. A change that is already held somewhere can go either way: to the
/// right, as on its slider, or up is forward then.
struct TransitionDrag {
  /// The speed in changes per second from which a release counts whatever the progress.
  static let flickSpeed = 1.0

  private var recognizer: DragRecognizer
  private var tracker = VelocityTracker()
  /// Which way is forward; nil before the drag has begun.
  private var direction: Vector?
  /// The button or finger that drives it.
  let button: PointerEvent.Button
  /// The progress that the change had before.
  let startProgress: Double
  /// Whether it has moved a change yet.
  var isDriving = false
  /// How many points make a whole change.
  private let length: Double

  /// Starts with a press, at a progress that the change may already have.
  init(_ down: PointerEvent, progress: Double, viewport: Size) {
    recognizer = DragRecognizer(down)
    tracker.add(position: down.location, at: down.time)
    button = down.button
    startProgress = progress
    length = max(100, min(viewport.width, viewport.height) / 2)
  }

  /// Whether it is a drag by now, and not still a press.
  var hasBegun: Bool { direction != nil }

  /// How far the change is for a pointer that is there now, 0 … 1; nil while it is still a press.
  mutating func progress(_ event: PointerEvent) -> Double? {
    tracker.add(position: event.location, at: event.time)
    guard let travel = recognizer.travel(to: event.location) else { return nil }
    let forward = direction ?? forward(from: event.location - recognizer.origin)
    direction = forward
    return min(max(startProgress + travel.dot(forward) / length, 0), 1)
  }

  private func forward(from way: Vector) -> Vector {
    guard startProgress > 0 else { return way.normalized }
    return abs(way.dx) >= abs(way.dy) ? Vector(dx: 1, dy: 0) : Vector(dx: 0, dy: -1)
  }

  /// How fast the progress grows at a time, per second.
  func velocity(at time: Double) -> Double {
    direction.map { tracker.velocity(at: time).dot($0) / length } ?? 0
  }

  /// Whether a release completes the change: past the half, or by its speed.
  static func completes(progress: Double, velocity: Double) -> Bool {
    abs(velocity) >= flickSpeed ? velocity > 0 : progress > 0.5
  }
}
