import CradleGeometry

/// A step's displacements d of a point, relative to a body that moves and turns in the step; at the share t of the step:
///
///     d'(t) = R(−θt)·(r + (d − u)·t) − r,   d = u + R(θ)·(r + d') − r
///
/// r is the point from the body's centre at the step's start, u the body's displacement, θ its turn. A point that the
/// body carries has d' = 0, wherever on the body it is.
///
/// The path d'(t) is curved. An eighth of its greatest second derivative bounds its distance from the straight line
/// between its ends, and n equal pieces of it have 1/n² of that:
///
///     ¼·|θ|·|d − u| + ⅛·θ²·max(|r|, |r + d − u|)
struct MovingFrame {
  /// r and u, in points, and θ, in radians.
  private let start: Vector
  let displacement: Vector
  private let turn: Double
  /// The cosine of θ less 1, and its sine: both are 0, and all results exact, for a body that does not turn.
  private let versine: Double
  private let sine: Double

  /// The frame of a body for a point at another body's pose.
  init(of body: Int32, from pose: BodyPose, _ bodies: BodySpans) {
    let (state, own) = (bodies.states[Int(body)], bodies.poses[Int(body)])
    start = Vector(dx: pose.x - own.x, dy: pose.y - own.y)
    displacement = Vector(dx: Double(state.dx), dy: Double(state.dy))
    turn = Double(state.turn)
    versine = Double(state.c) - 1
    sine = Double(state.s)
  }

  /// d'(1).
  func relative(_ d: Vector) -> Vector {
    let moved = d - displacement
    return moved + Self.change(of: start + moved, versine, -sine)
  }

  /// d'(t).
  func relative(_ d: Vector, at share: Double) -> Vector {
    guard share < 1 else { return relative(d) }
    let moved = (d - displacement) * share
    let (sine, cosine) = Trigonometry.sineAndCosine(-turn * share)
    return moved + Self.change(of: start + moved, cosine - 1, sine)
  }

  /// d of d'.
  func absolute(_ relative: Vector) -> Vector {
    displacement + relative + Self.change(of: start + relative, versine, sine)
  }

  /// A bound for the distance of the path from a straight line, in points.
  func bend(of d: Vector) -> Double {
    let moved = d - displacement
    let farthest = max(start.length, (start + moved).length)
    return 0.25 * abs(turn) * moved.length + 0.125 * turn * turn * farthest
  }

  /// The number of equal pieces into which a path with a bend is cut, so that each is straight within half of the overlap
  /// that resting bodies may have: the gap around a swept disc (`SweptDisc.radius`).
  static func pieces(bend: Double) -> Int {
    let ratio = bend / (0.5 * Double(Collider.slop))
    return Int(ratio.squareRoot().rounded(.up).clamped(to: 1...mostPieces))
  }

  /// The limit of the cost: it suffices for one that flies 2700 points while the body turns by a radian.
  private static let mostPieces = 64.0

  /// R·v − v.
  private static func change(of v: Vector, _ versine: Double, _ sine: Double) -> Vector {
    Vector(dx: versine * v.dx - sine * v.dy, dy: sine * v.dx + versine * v.dy)
  }
}
