/// The relative motions of its two anchors that a joint constrains.
enum JointHold: UInt8, BitwiseCopyable {
  /// Both axes.
  case point
  /// Both axes and the angle.
  case weld
  /// The distance.
  case distance
  /// Across an axis, and the angle.
  case rail
}

/// A joint of a mechanism: an edge between a body that the search found earlier, the parent, and the child, which it
/// found later or which is static.
struct MechanismJoint: BitwiseCopyable {
  /// Its slot.
  let joint: Int32
  let hold: JointHold
  /// Whether it constrains the angle: a weld or a rail.
  let holdsTurn: Bool
  /// 1 if the parent is A, −1 if it is B.
  var sign: Double
  /// The parent's and the child's index among the bodies of the mechanisms; −1 for an immovable child.
  var parent: Int32
  var child: Int32
  /// The child's slot.
  var childBody: Int32
  /// Its row in the column for its hold, and a weld's angle among the lines.
  var row: Int32
  var angleRow: Int32
  // At the bodies' present positions.
  /// The joint's anchor from the parent's anchor point, and from the centre of mass of the child.
  var armOfParent = Arm.zero
  var armOfChild = Arm.zero
  /// The direction of a distance, or across the axis of a rail.
  var unit = LocalVector.zero
  /// G = B·(Bᵀ·S·B)⁻¹·Bᵀ, the impulse that changes the velocity between the anchors by one; B has the constrained motions
  /// as columns.
  var effectiveMass = InverseInertia.zero
  /// The gain K: the velocity of the parent's anchor point due to the impulse for a unit velocity between the anchors, by
  /// columns; the third only if the joint constrains the angle. (A row's K is J·M⁻¹·Jᵀ.)
  var gainX = SpatialVector.zero
  var gainY = SpatialVector.zero
  var gainTurn = SpatialVector.zero
  /// The bias of the velocity between the anchors, pt/s and rad/s; for a correction of positions points and radians.
  var bias = SpatialVector.zero
  /// Impulses on the child, kg·pt/s and kg·pt²/s; the parent has the opposite ones. The accumulated impulse is the sum in
  /// the present sub-step, the previous one that of the last sub-step.
  var impulse = SpatialVector.zero
  var accumulatedImpulse = SpatialVector.zero
  var previousImpulse = SpatialVector.zero
  /// Whether its previous impulse has not been read from the rows yet.
  var isNew = true
  /// In a loop: its first row in the matrix, and the ends before it at the parent and at the child, which are joint · 2
  /// + side; −1 for none.
  var firstRow: Int32 = 0
  var endBeforeAtParent: Int32 = -1
  var endBeforeAtChild: Int32 = -1

  /// The part of an impulse, or of a velocity between the anchors, along the constrained motions, B·Bᵀ·v, at the bodies'
  /// present positions.
  @inline(__always) func constrainedPart(of vector: SpatialVector) -> SpatialVector {
    switch hold {
    case .point: return SpatialVector(x: vector.x, y: vector.y, t: 0)
    case .weld: return vector
    case .distance: return SpatialVector(unit * unit.dot(vector.vector), 0)
    case .rail: return SpatialVector(unit * unit.dot(vector.vector), Float(vector.t))
    }
  }

  /// Computes G and K, and returns the parent's Φ with this joint and the child, at the parent's anchor point:
  ///
  ///     S = X·Φ_p·Xᵀ + ε + Φ_c,   G = B·(Bᵀ·S·B)⁻¹·Bᵀ,   K = (X·Φ_p)ᵀ·G,   Φ_p ← Φ_p − K·X·Φ_p
  ///
  /// X moves a velocity from the parent's anchor point to the joint's anchor, Φ_c is the child's response there. ε, the
  /// diagonal matrix `soft`, is the joint's compliance: with it G exists although joints constrain a motion twice, and
  /// the next sub-step corrects the error.
  @inline(__always) mutating func eliminate(
    _ parent: InverseInertia, _ child: InverseInertia, soft: SpatialVector
  ) -> InverseInertia {
    let rows = parent.rows(at: armOfParent)
    // Without the child first: the child's Φ is computed just before, and the rest does not wait for it.
    var s = parent.point(at: armOfParent, rows)
    s.xx += soft.x
    s.yy += soft.y
    s.tt += soft.t
    s = s + child
    switch hold {
    case .point: effectiveMass = Self.effectiveMassOfPoint(s)
    case .weld: effectiveMass = Self.effectiveMassOfWeld(s)
    case .distance: effectiveMass = Self.effectiveMassOfLine(s, Double(unit.x), Double(unit.y))
    case .rail: effectiveMass = Self.effectiveMassOfRail(s, Double(unit.x), Double(unit.y))
    }
    let g = effectiveMass
    gainX = rows.x * g.xx + rows.y * g.xy
    gainY = rows.x * g.xy + rows.y * g.yy
    guard holdsTurn else { return parent.without(gainX, rows.x).without(gainY, rows.y) }
    let turn = SpatialVector(x: parent.xt, y: parent.yt, t: parent.tt)
    gainX = gainX + turn * g.xt
    gainY = gainY + turn * g.yt
    gainTurn = rows.x * g.xt + rows.y * g.yt + turn * g.tt
    return parent.without(gainX, rows.x).without(gainY, rows.y).without(gainTurn, turn)
  }

  private static func effectiveMassOfPoint(_ s: InverseInertia) -> InverseInertia {
    let determinant = s.xx * s.yy - s.xy * s.xy
    guard determinant > 0 else { return .zero }
    let k = 1 / determinant
    return InverseInertia(xx: s.yy * k, xy: -s.xy * k, yy: s.xx * k, xt: 0, yt: 0, tt: 0)
  }

  private static func effectiveMassOfWeld(_ s: InverseInertia) -> InverseInertia {
    let xx = s.yy * s.tt - s.yt * s.yt
    let xy = s.xt * s.yt - s.xy * s.tt
    let xt = s.xy * s.yt - s.yy * s.xt
    let determinant = s.xx * xx + s.xy * xy + s.xt * xt
    guard determinant > 0 else { return effectiveMassOfPoint(s) }
    let k = 1 / determinant
    return InverseInertia(
      xx: xx * k, xy: xy * k, yy: (s.xx * s.tt - s.xt * s.xt) * k, xt: xt * k,
      yt: (s.xt * s.xy - s.xx * s.yt) * k, tt: (s.xx * s.yy - s.xy * s.xy) * k)
  }

  private static func effectiveMassOfLine(_ s: InverseInertia, _ x: Double, _ y: Double) -> InverseInertia {
    let along = x * x * s.xx + 2 * x * y * s.xy + y * y * s.yy
    guard along > 0 else { return .zero }
    let k = 1 / along
    return InverseInertia(xx: x * x * k, xy: x * y * k, yy: y * y * k, xt: 0, yt: 0, tt: 0)
  }

  private static func effectiveMassOfRail(_ s: InverseInertia, _ x: Double, _ y: Double) -> InverseInertia {
    let across = x * x * s.xx + 2 * x * y * s.xy + y * y * s.yy
    let both = x * s.xt + y * s.yt
    let determinant = across * s.tt - both * both
    guard determinant > 0 else { return effectiveMassOfLine(s, x, y) }
    let k = 1 / determinant
    return InverseInertia(
      xx: x * x * s.tt * k, xy: x * y * s.tt * k, yy: y * y * s.tt * k, xt: -x * both * k, yt: -y * both * k,
      tt: across * k)
  }

  /// −G·r: the impulse for a velocity between the anchors.
  @inline(__always) func impulse(for r: SpatialVector) -> SpatialVector {
    let g = effectiveMass
    guard holdsTurn else {
      return SpatialVector(x: -(g.xx * r.x + g.xy * r.y), y: -(g.xy * r.x + g.yy * r.y), t: 0)
    }
    return g * r * -1
  }

  /// K·r: the parent's response to a velocity between the anchors.
  @inline(__always) func parentResponse(to r: SpatialVector) -> SpatialVector {
    let both = gainX * r.x + gainY * r.y
    return holdsTurn ? both + gainTurn * r.t : both
  }

  /// Kᵀ·f: the impulse passed to the child for an impulse f on the parent's anchor point.
  @inline(__always) func impulseOnChild(for f: SpatialVector) -> SpatialVector {
    SpatialVector(
      x: gainX.x * f.x + gainX.y * f.y + gainX.t * f.t, y: gainY.x * f.x + gainY.y * f.y + gainY.t * f.t,
      t: holdsTurn ? gainTurn.x * f.x + gainTurn.y * f.y + gainTurn.t * f.t : 0)
  }
}

/// A body of a mechanism.
///
/// In a tree its motion and the impulses on it are those of its anchor point, where the joint to its parent holds it. A
/// joint thus reads its child's numbers at the joint's own point; to move them there from the centre of mass would be an
/// operation for which every joint on the path waits. The anchor of a tree's root, and of all bodies of a loop, is the
/// centre of mass.
struct MechanismBody: BitwiseCopyable {
  var body: Int32
  /// The index of its mechanism.
  var mechanism: Int32 = 0
  /// The anchor point from the centre of mass.
  var anchor = Arm.zero
  /// Φ: the response of its anchor point to an impulse, with all bodies farther from the root attached.
  var inverseInertia = InverseInertia.zero
  /// Its velocity so far, and the joints' impulses on it.
  var velocity = SpatialVector.zero
  var impulse = SpatialVector.zero
  /// The velocity of its centre of mass before the last impulses, along x and y in pt/s and in rad/s.
  var velocityBefore: (Float, Float, Float) = (0, 0, 0)
  /// 1/m along x and y, 1/kg, and 1/I, 1/(kg·pt²), with the inertia that its joints' loads require. While responses are
  /// computed, first the sums h²·k of those loads, kg and kg·pt²: see `MechanismResponses.stiffen`.
  var inverseMass = SpatialVector.zero
  /// 1/I when it was last computed, 1/(kg·pt²); 0 before.
  var lastInverseInertia = 0.0

  /// How its impulses change the velocity of its centre of mass.
  @inline(__always) var velocityChange: SpatialVector { response(to: impulse.impulse(about: -anchor)) }

  /// How an impulse at its centre of mass changes the velocity there, without other bodies.
  @inline(__always) func response(to impulse: SpatialVector) -> SpatialVector {
    SpatialVector(x: inverseMass.x * impulse.x, y: inverseMass.y * impulse.y, t: inverseMass.t * impulse.t)
  }
}

/// Bodies held together by rigid joints.
struct Mechanism: BitwiseCopyable {
  var firstJoint: Int32
  var endJoint: Int32
  var firstBody: Int32
  var endBody: Int32
  /// Its rows among those of all loops; none if it is solved as a tree.
  var firstRow: Int32 = 0
  var endRow: Int32 = 0
  var isTree: Bool { firstRow == endRow }
  /// Its limits among those of all mechanisms.
  var firstLimit: Int32 = 0
  var endLimit: Int32 = 0
  var hasLimits: Bool { firstLimit < endLimit }
  /// Whether its joints may constrain a motion twice, or lose one that they constrain: they form a loop, by themselves
  /// or through the world, or the axis of a body is locked.
  var isClosed = false
  /// Whether half of its impulses act before the displacement and half after it.
  var isHalved = false
  /// Whether contacts are found for any of its bodies in the present cut.
  var hasContacts = false
  /// The share of its rotation's curvature that the present sub-step resolves, 0 to 1: `SolverContext.share(ofSquaredTurn:)`.
  var resolvedShare: Float = 1
  /// Whether its joints are springs in the present sub-step (`MechanismSpans.hasNotConverged`).
  var isSoft = false
}
