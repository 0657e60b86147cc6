import CradleGeometry

/// How the pointer moves an item that it holds: where it is, and how fast it came there.
struct Grip {
  /// Where the item's centre is to be.
  private(set) var place: Point
  /// What it passes on to what it touches, pt/s.
  private(set) var velocity = Vector.zero
  /// The last place that the velocity was taken at, and when, in the animator's time.
  private var sample: (place: Point, time: Double)
  /// How long the velocity holds without news; in the animator's time.
  private var freshUntil = -Double.infinity

  /// The most that a hand gives to what it pushes, pt/s.
  static let fastest = 5000.0
  /// A way longer than this between two samples is a jump and no motion, in points.
  private static let longestWay = 300.0
  /// A pointer that rested reports nothing: its first way took at most this long, in seconds.
  private static let longestSample = 1.0 / 30

  init(place: Point, time: Double) {
    self.place = place
    sample = (place, time)
  }

  /// The pointer has moved. Samples nearer to each other than a step are taken together: a velocity from two of them
  /// would be noise.
  mutating func move(to point: Point, time: Double, step: Double) {
    place = point
    let elapsed = time - sample.time
    guard elapsed >= step * 0.99 else { return }
    let duration = min(elapsed, Self.longestSample)
    let way = point - sample.place
    let speed = way.length / duration
    let isJump = way.length > Self.longestWay
    velocity = isJump ? .zero : way * (min(speed, Self.fastest) / max(speed, 1e-9) / duration)
    sample = (point, time)
    freshUntil = time + 1.5 * max(duration, step)
  }

  /// Forgets how fast it was: it was put somewhere, or nothing has come for a while.
  mutating func rest(at point: Point, time: Double) {
    place = point
    velocity = .zero
    sample = (point, time)
  }

  /// Drops a velocity that nothing has renewed.
  mutating func age(to time: Double) {
    if time > freshUntil { velocity = .zero }
  }
}
