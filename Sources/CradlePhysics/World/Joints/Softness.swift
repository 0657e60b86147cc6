import CradleGeometry

/// A spring as one impulse a sub-step:   v′ = a·v − b·C,   x′ = x + h·v′
///
///     implicit:   a = 1/(1 + 2ζωh + ω²h²),   b = a·ω²h           (C offset, ω = 2πf, ζ damping ratio)
///
/// Implicit steps damp a little of their own, as UIKit's do. Where energy counts the ω²h² in `a` is left out for slow
/// springs: symplectic Euler, which keeps an undamped amplitude; it comes back between ωh = 0.1 and 0.5, because fast
/// ones would explode without it.
struct Softness: BitwiseCopyable {
  /// Share of the velocity taken away, 1 − a.
  var take: Float
  /// Velocity per point of offset, b, 1/s.
  var pull: Float

  init(frequency: Double, damping: Double, h: Double, keepsEnergy: Bool) {
    let x = 2 * Double.pi * frequency * h
    let share = keepsEnergy ? min(max((x - 0.1) / 0.4, 0), 1) : 1
    let keep = 1 / (1 + 2 * damping * x + share * x * x)
    take = Float(1 - keep)
    pull = Float(keep * x * x / h)
  }
}

/// A 2 × 2 symmetric inverse mass, solved by Cramer's rule.
struct PointMass: BitwiseCopyable {
  var xx: Float
  var xy: Float
  var yy: Float

  /// How two bodies answer an impulse between two points of theirs.
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

  /// The mass itself: impulse per velocity; 0 along an axis where nothing moves.
  @inline(__always) var inverse: PointMass {
    let determinant = xx * yy - xy * xy
    // Along a locked axis a body could only spin, without bound: that axis is left alone.
    let movesX = xx > 1e-3 * yy
    let movesY = yy > 1e-3 * xx
    if movesX && movesY && determinant > 1e-6 * xx * yy {
      let inverse = 1 / determinant
      return PointMass(xx: inverse * yy, xy: -inverse * xy, yy: inverse * xx)
    }
    return PointMass(xx: movesX ? 1 / xx : 0, xy: 0, yy: movesY && !movesX ? 1 / yy : 0)
  }

  @inline(__always) static func * (m: PointMass, v: LocalVector) -> LocalVector {
    LocalVector(m.xx * v.x + m.xy * v.y, m.xy * v.x + m.yy * v.y)
  }
}
