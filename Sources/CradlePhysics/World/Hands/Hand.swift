import CradleGeometry

/// A hand that holds a dynamic body: the body's target, and the hand's velocity.
///
/// Only the hand moves a held body, and the body does not turn. The body is at the target at once unless an
/// obstacle is in its way; it then pushes with a limited force that shapes can bear, lifts all that rests on
/// the body, and follows when the obstacle moves. Joints resist it in the same way: a body on a rod from a wall stays
/// on its circle, and a hand carries what hangs from the body. Springs from immovable bodies do not resist.
///
/// ```swift
/// let world = World()
/// let body = world.addBody(BodyDefinition())
/// _ = world.addShape(.box(width: 60, height: 60), to: body)
/// world[body].hand = Hand(at: Point(x: 100, y: 0), velocity: Vector(dx: 400, dy: 0))
/// world.step()
/// world[body].hand = nil  // throws it
/// ```
public struct Hand: Sendable, Hashable {
  /// The target of the body's origin, in points.
  public var target: Point
  /// The hand's velocity, pt/s. A body that is blocked pushes at this speed, or at a higher one to close the rest of its
  /// way in 0.1 s: at most the hand's highest speed since it took the body, or 50 pt/s if that is higher. A body that is
  /// let go of keeps this velocity unless something blocks it.
  public var velocity: Vector

  /// Makes a hand, by default at rest. Setting `BodyView.hand` traps if a number is not finite; a target beyond ±10¹⁵ pt
  /// and a velocity beyond ±2·10⁸ pt/s along an axis are moved to the ends of these ranges.
  public init(at target: Point, velocity: Vector = .zero) {
    self.target = target
    self.velocity = velocity
  }
}

/// A held body.
struct HeldBody: BitwiseCopyable {
  var body: Int32
  /// The target of the body's centre of mass.
  var targetX = 0.0
  var targetY = 0.0
  /// The hand's velocity, pt/s.
  var velocity = LocalVector.zero
  /// The highest speed of the hand since it took the body, pt/s.
  var fastest: Float = 0

  // Computed at a step's start.
  /// The displacement to the target that remains because a movable body or a joint is in the way, in points.
  var displacement = LocalVector.zero
  /// Whether a joint may keep it from following the hand at once.
  var isJointed = false
  /// The mass with which its hand moves it, and contacts and, if it is jointed, joints too, kg; 0 for infinite.
  var mass: Float = 0
  /// The largest impulse in a sub-step, kg·pt/s; infinite if the body pushes nothing.
  var strength: Float = .infinity

  /// The velocity that the hand aims for in the present sub-step, pt/s, and its impulse, kg·pt/s.
  var wanted = LocalVector.zero
  var impulse = LocalVector.zero

  /// The time in which a resting hand closes the remaining displacement, and for which a pushed body's path
  /// must be clear, in seconds: a response within a tenth of a second is perceived as immediate (Miller,
  /// "Response time in man-computer conversational transactions", 1968).
  static let immediate: Float = 0.1
  /// The speed of a hand whose velocity is unknown, in pt/s: half a metre a second. Any value from 25 to 100
  /// does: of 20 hands that move a body, 20 squeezes and 20 pulls as many pass (`Distributions`).
  private static let slowest: Float = 50

  /// The displacement from a pose to the target.
  func remaining(from pose: BodyPose) -> Vector { Vector(dx: targetX - pose.x, dy: targetY - pose.y) }

  /// The share of the blocked displacement that the hand covers in a second, at most all of it in `duration` seconds;
  /// 0 if nothing blocks the body.
  func rate(within duration: Float) -> Float {
    let length = displacement.length
    return length > 0 ? min(1 / duration, speed(along: length) / length) : 0
  }

  /// The speed along a blocked displacement, pt/s: at most the hand's highest.
  func speed(along length: Float) -> Float {
    max(velocity.length, min(max(fastest, Self.slowest), length / Self.immediate))
  }
}
