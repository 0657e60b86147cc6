import CradleGeometry

/// The locations of up to two fingers, or of one mouse button, and their midpoint.
///
/// `location` is the midpoint without the jumps when a finger joins or lifts, so that a drag continues
/// without a jump. Further fingers are ignored.
struct Touches {
  private struct Finger {
    var id: Int
    var location: Point
  }

  private var first: Finger
  private var second: Finger?
  /// Cancels the jumps of the midpoint, in points.
  private var shift = Vector.zero

  init(_ event: PointerEvent) { first = Finger(id: event.id, location: event.location) }

  var count: Int { second == nil ? 1 : 2 }

  /// The midpoint of the fingers, in viewport points.
  var centroid: Point { second.map { first.location + ($0.location - first.location) / 2 } ?? first.location }
  /// The midpoint without jumps, in viewport points: its differences are the pointer's displacement.
  var location: Point { centroid + shift }
  /// The distance between the fingers, in points; nil with one finger.
  var spread: Double? { second.map { first.location.distance(to: $0.location) } }

  func contains(_ id: Int) -> Bool { id == first.id || id == second?.id }

  /// The location of one of them.
  func location(of id: Int) -> Point {
    id == second?.id ? (second?.location ?? first.location) : first.location
  }

  mutating func move(_ event: PointerEvent) {
    if event.id == first.id {
      first.location = event.location
    } else if event.id == second?.id {
      second?.location = event.location
    }
  }

  /// Adds a second finger.
  mutating func join(_ event: PointerEvent) {
    let before = location
    second = Finger(id: event.id, location: event.location)
    shift += before - location
  }

  /// Removes one of two fingers.
  mutating func leave(_ id: Int) {
    guard let second else { return }
    let before = location
    if id == first.id { first = second }
    self.second = nil
    shift += before - location
  }
}
