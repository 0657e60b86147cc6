import CradleGeometry

/// Up to two fingers, or one mouse button, that are down: where they are, and where they are together.
///
/// `location` is the middle between them without the jumps that a finger makes which joins or lifts, so that a drag goes on
/// from where it was. Further fingers count for nothing.
struct Touches {
  private struct Finger {
    var id: Int
    var location: Point
  }

  private var first: Finger
  private var second: Finger?
  /// What takes back the jumps.
  private var shift = Vector.zero

  init(_ event: PointerEvent) { first = Finger(id: event.id, location: event.location) }

  var count: Int { second == nil ? 1 : 2 }

  /// The middle between the fingers, in viewport points.
  var centroid: Point { second.map { first.location + ($0.location - first.location) / 2 } ?? first.location }
  /// The middle without jumps, in viewport points: its differences are the hand's way.
  var location: Point { centroid + shift }
  /// How far the fingers are apart, in points; nil with one.
  var spread: Double? { second.map { first.location.distance(to: $0.location) } }

  func contains(_ id: Int) -> Bool { id == first.id || id == second?.id }

  /// Where one of them is.
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

  /// Takes a second finger in.
  mutating func join(_ event: PointerEvent) {
    let before = location
    second = Finger(id: event.id, location: event.location)
    shift += before - location
  }

  /// Lets one of two fingers go; the other one stays.
  mutating func leave(_ id: Int) {
    guard let second else { return }
    let before = location
    if id == first.id { first = second }
    self.second = nil
    shift += before - location
  }
}
