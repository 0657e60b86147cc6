import CradleGeometry

/// A joint as stored: its bodies, and the indices of its rows.
struct Joint: BitwiseCopyable {
  /// Whether the two bodies still collide with each other.
  var collides: Bool
  var bodyA: Int32
  var bodyB: Int32
  /// Its first row of each kind; −1 for none.
  var line: Int32 = -1
  var point: Int32 = -1
  var rail: Int32 = -1
  /// Its friction and limits of the angle; −1 for none.
  var turn: Int32 = -1
  /// The motion that it constrains rigidly; nil for a rope that has a direction, a spring or a soft point.
  var hold: JointHold?
  /// Whether it is a rod or rope that is too short to have a direction: its point is solved instead of its line
  /// (`JointRows.shortest`). A pivot has no line.
  @inline(__always) var isShort: Bool { hold == .point && line >= 0 }
  /// Whether its rigid rows are solved as part of a mechanism.
  var isInMechanism = false
  /// Whether its other rows are solved as limits of a mechanism (`MechanismLimit`).
  var limitsMechanism = false
  /// Whether it is connected to joints that form a loop of movable bodies.
  var isInLoop = false
  /// θ_B − θ_A when the joint was made.
  var reference: Double = 0
  var tag: Int = 0
  /// Neighbours in the bodies' lists of joint ends; an end is joint · 2 + side.
  var previousA: Int32 = -1
  var nextA: Int32 = -1
  var previousB: Int32 = -1
  var nextB: Int32 = -1
}

/// A joint's anchors on its two bodies.
struct JointFrame: BitwiseCopyable {
  var bodyA: Int32
  var bodyB: Int32
  /// The anchors from each centre of mass, in the body's axes.
  var localAX: Double
  var localAY: Double
  var localBX: Double
  var localBY: Double
  /// The anchors in world axes at the step's start, and the vector from anchor A to anchor B then.
  var armA = LocalVector.zero
  var armB = LocalVector.zero
  var gap = LocalVector.zero

  /// The squared distance of the anchors from the centres of mass.
  var squareA: Float { Float(localAX * localAX + localAY * localAY) }
  var squareB: Float { Float(localBX * localBX + localBY * localBY) }

  /// Differences are computed in Double, so that a joint 10⁸ pt away is as exact as one at the origin.
  @inline(__always) mutating func prepare(_ poses: UnsafeMutablePointer<BodyPose>) {
    let a = poses + Int(bodyA)
    let b = poses + Int(bodyB)
    let ca = Double(a.pointee.c)
    let sa = Double(a.pointee.s)
    let cb = Double(b.pointee.c)
    let sb = Double(b.pointee.s)
    let ax = ca * localAX - sa * localAY
    let ay = sa * localAX + ca * localAY
    let bx = cb * localBX - sb * localBY
    let by = sb * localBX + cb * localBY
    armA = LocalVector(Float(ax), Float(ay))
    armB = LocalVector(Float(bx), Float(by))
    gap = LocalVector(
      Float(b.pointee.x - a.pointee.x + (bx - ax)), Float(b.pointee.y - a.pointee.y + (by - ay)))
  }

  /// The present arms and gap, within a step too.
  @inline(__always) func now(
    _ a: UnsafeMutablePointer<BodyState>, _ b: UnsafeMutablePointer<BodyState>
  ) -> (armA: LocalVector, armB: LocalVector, gap: LocalVector) {
    let cA = a.pointee.c - 1
    let sA = a.pointee.s
    let cB = b.pointee.c - 1
    let sB = b.pointee.s
    // Only the changes of the arms are added to the gap, so that a world anchor's huge arm cancels exactly.
    let swingA = LocalVector(cA * armA.x - sA * armA.y, sA * armA.x + cA * armA.y)
    let swingB = LocalVector(cB * armB.x - sB * armB.y, sB * armB.x + cB * armB.y)
    let gapNow = LocalVector(
      gap.x + (b.pointee.dx - a.pointee.dx) + (swingB.x - swingA.x),
      gap.y + (b.pointee.dy - a.pointee.dy) + (swingB.y - swingA.y))
    return (armA + swingA, armB + swingB, gapNow)
  }
}

/// The poses of a joint's bodies at one time.
struct JointPoses {
  /// The angles, in radians.
  var angleA: Double
  var angleB: Double
  /// The vectors from the centres of mass to the anchors, and from anchor to anchor, in points, in world
  /// axes.
  var armA: Vector
  var armB: Vector
  var gap: Vector
}
