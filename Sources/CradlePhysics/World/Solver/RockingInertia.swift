/// The inertia of bodies that rock under a load faster than a cut resolves.
///
///     τ = −k·θ,   k = Σ N·ℓ        N the load of a contact, ℓ its lever
///     I' = max(I, k·T²/φ²)         T the cut's duration, φ the largest ωT
///
/// A light body between others under a heavy load is turned back by their forces, because its faces turn with it and
/// the points that touch them do not. That stiffness k is the contacts' geometric stiffness. Their normals are constant
/// during a cut, so a body whose rate ω = √(k/I) is too high for the cut gains energy in each. With the inertia I' it
/// rocks at φ/T, which the cut resolves: its rest is the same, and its swings, too fast to be seen, are slower. (Tournier,
/// Nesme, Gilles and Faure, "Stable Constrained Dynamics", ACM Transactions on Graphics 34, 2015, add the stiffness to
/// the mass matrix; Andrews, Teichmann and Kry, "Geometric Stiffness for Real-time Constrained Multibody Dynamics",
/// Computer Graphics Forum 36, 2017, derive from a criterion of stability how much is needed.)
///
/// Two loaded points of one face hold a body's rotation by themselves; it keeps its inertia. So do bodies on joints,
/// whose impulses conserve energy with it, and held ones.
struct RockingInertia: ~Copyable {
  /// k by body slot, kg·pt²/s²; −∞ for a body that a face holds.
  private var stiffness = Buffer<Float>()
  /// The bodies whose inertia is raised.
  private var raised = Buffer<Int32>()

  var byteCount: Int { stiffness.byteCount + raised.byteCount }

  /// φ in radians. Evaluated in the middle of a cut, a contact's force keeps a swing stable up to ωT = 1.8, and bodies
  /// rock together. Of 960 light polygons under discs of 6 to 180 times their mass 957, 957 and 956 come to rest at
  /// 0.4, 0.8 and 1.2, and 198 without this.
  private static let largestAngle: Float = 0.8

  /// Forgets the contacts of the last cut.
  mutating func begin(_ bodies: BodySpans) {
    stiffness.resize(bodies.count, filling: 0)
    raised.reserve(bodies.awakeCount)
    for place in 0..<bodies.awakeCount { stiffness.base[Int(bodies.awake[place])] = 0 }
  }

  /// Adds a contact with loaded points.
  @inline(__always) mutating func add(_ entry: ManifoldEntry) {
    let (a, b) = (Int(entry.bodyA), Int(entry.bodyB))
    if entry.loadedPoints > 1 {
      stiffness.base[a] = -.infinity
      stiffness.base[b] = -.infinity
      return
    }
    stiffness.base[a] += entry.rocking.a
    stiffness.base[b] += entry.rocking.b
  }

  /// Raises the inertia of bodies that rock too fast, until `restore`.
  mutating func raise(_ bodies: BodySpans, _ joints: JointLinks, duration: Float) {
    raised.removeAll()
    let scale = duration * duration / (Self.largestAngle * Self.largestAngle)
    for place in 0..<bodies.awakeCount {
      let index = bodies.awake[place]
      let mass = bodies.masses + Int(index)
      guard stiffness.base[Int(index)] * scale * mass.pointee.turn > 1, joints.first[Int(index)] < 0,
        !bodies.records[Int(index)].isHeld
      else { continue }
      raised.append(index)
      mass.pointee.turn = 1 / (stiffness.base[Int(index)] * scale)
    }
  }

  /// Gives every body its own inertia again, after the cut's last sub-step.
  mutating func restore(_ bodies: BodySpans) {
    for place in 0..<raised.count {
      let index = Int(raised.base[place])
      bodies.masses[index].turn = bodies.records[index].inverseInertia
    }
    raised.removeAll()
  }
}

/// N·ℓ for each body of a contact with a single loaded point, kg·pt²/s².
///
/// The lever is the distance along the normal from the centre of the body whose face it is to the other body's corner, or
/// to the circle's centre. A corner's own body has the same lever with the opposite sign. A circle at a corner counts as at a
/// face; two circles do not hold each other's rotation.
struct RockingStiffness: BitwiseCopyable {
  private(set) var a: Float = 0
  private(set) var b: Float = 0

  @inline(__always) init() {}

  /// Computes it for shapes that are not both circles, from an impulse of a sub-step; `inverseH` is the rate of
  /// sub-steps, 1/s.
  @inline(__always) init(_ contact: UnsafeMutablePointer<Contact>, _ shapes: ShapeSpans, inverseH: Float) {
    let n = contact.pointee.manifold.normal
    let (first, second) = (contact.pointee.manifold.first, contact.pointee.manifold.second)
    let point = first.normalImpulse > 0 ? first : second
    let load = point.normalImpulse * inverseH
    let (alongA, alongB) = (load * point.anchorA.dot(n), -load * point.anchorB.dot(n))
    if contact.pointee.hasCircle {
      a = alongA + load * shapes.circleRadii(of: contact).b
    } else {
      let shareOfB = Collider.shareOfB(point.feature)
      a = shareOfB == 1 ? alongA : -alongA
      b = shareOfB == 0 ? alongB : -alongB
    }
  }
}
