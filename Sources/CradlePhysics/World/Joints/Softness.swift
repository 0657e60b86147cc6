import CradleGeometry

/// A spring as impulses in a sub-step of h seconds; v is the speed along it, C its extension:
///
///     v ← v − a·v − b·C,   C ← C + h·v,   v ← v − a′·v − b′·C
///
/// UIKit's settings use one implicit impulse before the motion, which adds a little damping (X = ωh, ω = 2πf,
/// ζ damping ratio):
///
///     1 − a = 1/(1 + 2ζX + X²),   b = (1 − a)·X²/h
///
/// With energy conservation, the whole step has the trace and the determinant of the oscillator's exact step
/// (`SpringTransition`), and the exact motion from rest, for any X:
///
///     b = (1 − A)/h,   (1 − a)·b′ = (e^(−2ζX) − D)/h,   (1 − a)(1 − a′) = e^(−2ζX)
///
/// 1 − a is B/h, which is exact from any motion, or e^(−ζX) if that is larger: so no factor is above 1,
/// none adds energy, and an undamped spring is a symplectic impulse before and after the motion (Störmer's
/// and Verlet's scheme with 1 − cos X in place of X²/2). The computed speed is then sin X / X of the exact
/// one: −0.05 % at 2 Hz and 240 sub-steps a second.
struct Softness: BitwiseCopyable {
  /// a, the share of the speed removed before the motion, and b, the speed per point of extension, 1/s.
  var velocityShare: Float
  var positionRate: Float
  /// a′ and b′, the same after the motion.
  var velocityShareAfter: Float = 0
  var positionRateAfter: Float = 0

  /// The largest sum of h²k/m along any direction for springs that share bodies.
  ///
  /// Explicit impulses are stable while h²λ < 2(1 + α), with α, 0 to 1, the share of a speed left by damping
  /// in a sub-step: so 2 is stable with any damping. One undamped spring reaches 2 − 2·cos X = 2 with a
  /// quarter period in a sub-step; faster springs are limited to that.
  static let stiffest: Float = 2
  private static let fastest = Double.pi / 2

  init(frequency: Double, damping: Double, h: Double, conservesEnergy: Bool) {
    let x = 2 * Double.pi * frequency * h
    guard conservesEnergy else {
      let kept = 1 / (1 + 2 * damping * x + x * x)
      velocityShare = Float(1 - kept)
      positionRate = Float(kept * x * x / h)
      return
    }
    let angle = min(x, Self.fastest)
    let exact = SpringTransition(SpringRates(natural: angle, decay: damping * angle), over: 1)
    let decay = Exponential.exponential(-damping * angle)
    let kept = max(exact.pushed.displacement, decay)
    velocityShare = Float(1 - kept)
    positionRate = Float((1 - exact.displaced.displacement) / h)
    velocityShareAfter = Float(1 - decay * decay / kept)
    positionRateAfter = Float((decay * decay - exact.pushed.velocity) / (kept * h))
  }
}

/// A joint's spring: its frequency and damping ratio, and the resulting softness.
///
/// With energy conservation its stiffness is a constant, k = mω²: the force of a stiffness that changes with
/// the bodies' positions has no potential. m is the effective mass along the spring when it is made, so that
/// small oscillations have the frequency; for a spring without a direction then, the mean over all
/// directions.
struct JointSpring: BitwiseCopyable {
  /// The frequency in Hz, and the damping ratio.
  var frequency: Double
  var damping: Double
  var softness = Softness(frequency: 1, damping: 0, h: 1, conservesEnergy: false)
  /// The mass that multiplies `positionRate`, kg: m, or less if springs that share bodies are too stiff
  /// for the sub-step.
  var effectiveMass: Float = 0
  /// The direction when the spring was made, zero for none, and its lever arms on both bodies.
  private var unit = LocalVector.zero
  private var leverA: Float = 0
  private var leverB: Float = 0

  init(frequency: Double, damping: Double) {
    self.frequency = frequency
    self.damping = damping
  }

  /// Sets the bodies' positions for which the frequency holds.
  mutating func place(_ poses: JointPoses) {
    let along = poses.gap.length > Double(Rounding.directionless) ? poses.gap.normalized : .zero
    unit = LocalVector(along)
    leverA = Float(poses.armA.cross(along))
    leverB = Float(poses.armB.cross(along))
  }

  /// m, the mass for which the frequency is given, kg; 0 if neither body can move.
  ///
  ///     1/m = Σ u·u/mᵢ + (rᵢ × u)²/Iᵢ,   without a direction the mean of that over all that move
  func mass(_ frame: JointFrame, _ a: BodyMass, _ b: BodyMass) -> Float {
    let all = a.x + a.y + b.x + b.y
    var k = unit.x * unit.x * (a.x + b.x) + unit.y * unit.y * (a.y + b.y)
    k += a.turn * leverA * leverA + b.turn * leverB * leverB
    if unit.x == 0 && unit.y == 0 {
      let axes: Float = a.x + b.x > 0 && a.y + b.y > 0 ? 2 : 1
      k = (all + a.turn * frame.squareA + b.turn * frame.squareB) / axes
    }
    return SolverContext.canMove(k, of: all) ? 1 / k : 0
  }

  /// The largest h²k/m that the spring can add to each of its bodies, in any direction.
  ///
  /// In coordinates √m·x it pulls along one vector, with a part of length √kᵢ for each body, kᵢ = 1/mᵢ +
  /// rᵢ²/Iᵢ; the rows of that vector's outer square add up to kᵢ + √(k_A·k_B) (Gershgorin).
  func load(_ frame: JointFrame, _ a: BodyMass, _ b: BodyMass, h: Float) -> (a: Float, b: Float) {
    let kA = max(a.x, a.y) + a.turn * frame.squareA
    let kB = max(b.x, b.y) + b.turn * frame.squareB
    let pull = (softness.positionRate + softness.positionRateAfter) * h * mass(frame, a, b)
    let both = (kA * kB).squareRoot()
    return (pull * (kA + both), pull * (kB + both))
  }
}

/// A 2 × 2 symmetric inverse mass, solved by Cramer's rule.
struct PointMass: BitwiseCopyable {
  var xx: Float
  var xy: Float
  var yy: Float

  /// The response of two bodies to an impulse between two of their points.
  @inline(__always) init(
    _ a: BodyMass, _ b: BodyMass, _ armA: LocalVector, _ armB: LocalVector
  ) {
    xx = a.x + b.x + a.turn * armA.y * armA.y + b.turn * armB.y * armB.y
    xy = -a.turn * armA.x * armA.y - b.turn * armB.x * armB.y
    yy = a.y + b.y + a.turn * armA.x * armA.x + b.turn * armB.x * armB.x
  }

  @inline(__always) init(xx: Float, xy: Float, yy: Float) {
    self.xx = xx
    self.xy = xy
    self.yy = yy
  }

  /// The share of the response along the other axis below which an axis is ignored. Along a locked axis a body can
  /// only spin: a point at a distance r from its centre of mass then responds by r²/I, and would need an impulse
  /// without bound for r near 0. A thousandth of 1/m is an r of 0.03·√(I/m). A tenth and ten times of it
  /// pass the tests of joints.
  static let leastShare: Float = 1e-3

  /// The mass: the impulse for a velocity; 0 along an axis on which neither body can move.
  @inline(__always) var inverse: PointMass {
    let determinant = xx * yy - xy * xy
    let movesX = xx > Self.leastShare * yy
    let movesY = yy > Self.leastShare * xx
    if movesX && movesY && determinant > Rounding.determinant * xx * yy {
      let inverse = 1 / determinant
      return PointMass(xx: inverse * yy, xy: -inverse * xy, yy: inverse * xx)
    }
    return PointMass(xx: movesX ? 1 / xx : 0, xy: 0, yy: movesY && !movesX ? 1 / yy : 0)
  }

  @inline(__always) static func * (m: PointMass, v: LocalVector) -> LocalVector {
    LocalVector(m.xx * v.x + m.xy * v.y, m.xy * v.x + m.yy * v.y)
  }
}
