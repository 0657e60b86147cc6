import CradleGeometry
import CradlePhysics
import CradleScrolling

/// A drag that drives a change of layout: whichever way it begins is forward.
struct TransitionDrag {
  /// The speed in changes per second from which a release counts whatever the progress.
  static let flickSpeed = 1.0

  private var recognizer: DragRecognizer
  private var tracker = VelocityTracker()
  /// Which way is forward; nil before the drag has begun.
  private var direction: Vector?
  private let startProgress: Double
  /// How many points make a whole change.
  private let length: Double

  /// Starts with a press, at a progress that the change may already have.
  init(_ down: PointerEvent, progress: Double, viewport: Size) {
    recognizer = DragRecognizer(down)
    tracker.add(position: down.location, at: down.time)
    startProgress = progress
    length = max(100, min(viewport.width, viewport.height) / 2)
  }

  /// Whether it is a drag by now, and not still a press.
  var hasBegun: Bool { direction != nil }

  /// How far the change is for a pointer that is there now, 0 … 1; nil while it is still a press.
  mutating func progress(_ event: PointerEvent) -> Double? {
    tracker.add(position: event.location, at: event.time)
    guard let travel = recognizer.travel(to: event.location) else { return nil }
    let forward = direction ?? (event.location - recognizer.origin).normalized
    direction = forward
    return min(max(startProgress + travel.dot(forward) / length, 0), 1)
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
