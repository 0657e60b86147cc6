import CradleGeometry

/// What holds a dynamic body: where the body should be, and how fast the hand moves.
///
/// Nothing else moves or turns a body in a hand. It is at the hand at once, as far as nothing is in its way; what is in its
/// way it pushes with no more force than shapes bear, and follows when that gives way.
public struct Hand: Sendable, Hashable {
  /// Where the body's origin should be, in points.
  public var target: Point
  /// How fast the hand moves, pt/s: what it pushes leaves no faster.
  public var velocity: Vector

  /// Makes a hand, by default at rest. `BodyView.hand` traps where a number is not finite.
  public init(at target: Point, velocity: Vector = .zero) {
    self.target = target
    self.velocity = velocity
  }
}

/// A body in a hand.
struct HeldBody: BitwiseCopyable {
  var body: Int32
  /// Where the body's centre of mass should be.
  var targetX = 0.0
  var targetY = 0.0
  /// The hand's, pt/s.
  var velocity = LocalVector.zero
  /// The fastest that the hand was since it took the body, pt/s.
  var fastest: Float = 0

  // Worked out at a step's start.
  /// What is left of the way to the hand because something that gives way is there, in points.
  var way = LocalVector.zero
  /// What contacts find it to weigh, kg; 0 for infinitely much.
  var mass: Float = 0
  /// The largest impulse of a sub-step, kg·pt/s; infinite where nothing is pushed.
  var strength: Float = .infinity

  /// The velocity that the hand wants in the present sub-step, pt/s, and what it gave for it, kg·pt/s.
  var wanted = LocalVector.zero
  var impulse = LocalVector.zero

  /// A hand that rests beyond what it pushes closes the way in this time, in seconds, and what it pushes is free if nothing
  /// is in its way for as long: within a tenth of a second an answer is felt as immediate (Miller, "Response time in man-computer conversational transactions", 1968).
  static let immediate: Float = 0.1
  /// The pace of a hand of which nobody knows how fast it is, in pt/s.
  private static let slowest: Float = 50

  /// How fast it goes a way that something bars, pt/s: never faster than the hand was.
  func pace(for length: Float) -> Float {
    max(velocity.length, min(max(fastest, Self.slowest), length / Self.immediate))
  }
}
