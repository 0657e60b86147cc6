/// The responses of a mechanism's anchors to impulses, at the bodies' present positions. Those of a loop are a matrix
/// (`LoopSpans`), those of a tree an elimination from the leaves to the root:
///
///     S = Φ_p + ε + Φ_c,   G = B·(Bᵀ·S·B)⁻¹·Bᵀ,   K = Φ_p·G,   Φ_p ← Φ_p − K·Φ_p        see `MechanismSpans`
struct MechanismResponses {
  let spans: MechanismSpans
  let context: SolverContext

  /// ε, the compliance of a joint, so that joints that constrain a motion twice share the load: in a tree a share of its two
  /// bodies' 1/m and 1/I, in a loop a share of each row's own response. A load of a thousand weights leaves a velocity of a
  /// thousandth of g·h, which the next sub-step corrects. With ten times as much, nets of discs with masses of 100 to 1
  /// opened by up to 0.7 pt instead of 0.2 (measured without joints that become springs).
  static let compliance = 1e-6

  /// γ, the compliance of joints that are springs for a sub-step, as the same share. Bridges and nets hold from 0.0025 to
  /// 0.02 alike; of 300 chains with a heavy ball 252 hold at 0.01, 257 at 0.005, and 260 at 0.0025, but there ten gain
  /// energy instead of five. At 0.04 one of 115 nets of rods gained 0.6 of a fall's energy; without any a bridge throws off
  /// what falls onto it.
  static let springCompliance = 0.005

  /// Computes the bodies' masses and the responses at their present positions.
  func compute(_ mechanism: Mechanism) {
    for place in Int(mechanism.firstBody)..<Int(mechanism.endBody) { spans.bodies[place].inverseMass = .zero }
    for place in Int(mechanism.firstJoint)..<Int(mechanism.endJoint) {
      let arms = spans.evaluate(spans.joints + place, context, isInTree: mechanism.isTree)
      stiffen(spans.joints + place, arms.parent, arms.child)
    }
    for place in Int(mechanism.firstBody)..<Int(mechanism.endBody) { computeMass(spans.bodies + place) }
    factor(mechanism, compliance: Self.compliance)
  }

  /// Computes a loop's matrix, or Φ, G and K of a tree's joints, for the masses that are known. `share` is the joints'
  /// compliance.
  func factor(_ mechanism: Mechanism, compliance share: Double) {
    guard mechanism.isTree else {
      return spans.loops.factor(mechanism, spans.joints, spans.bodies, compliance: share)
    }
    for place in Int(mechanism.firstBody)..<Int(mechanism.endBody) {
      let body = spans.bodies + place
      body.pointee.inverseInertia = InverseInertia(body.pointee.inverseMass, at: body.pointee.anchor)
    }
    var place = Int(mechanism.endJoint) - 1
    while place >= Int(mechanism.firstJoint) {
      let joint = spans.joints + place
      let parent = spans.bodies + Int(joint.pointee.parent)
      var both = parent.pointee.inverseMass
      var hanging = InverseInertia.zero
      if joint.pointee.child >= 0 {
        let child = spans.bodies + Int(joint.pointee.child)
        both = both + child.pointee.inverseMass
        hanging = child.pointee.inverseInertia
      }
      parent.pointee.inverseInertia = joint.pointee.eliminate(
        parent.pointee.inverseInertia, hanging, soft: both * share)
      place -= 1
    }
  }

  /// Adds to its bodies' sums what a joint's load F = impulse/h demands of their masses, h²·k in kg and kg·pt²: a body
  /// whose arm r is pulled outwards by F oscillates as if on a spring of r·F, and one on a rod of length L as if on one of
  /// F/L. A rod shorter than a point counts as one of 1 pt (chosen).
  @inline(__always) private func stiffen(
    _ joint: UnsafeMutablePointer<MechanismJoint>, _ armOfParent: Arm, _ armOfChild: Arm
  ) {
    let load = joint.pointee.previousImpulse
    let h = Double(context.h)
    let parent = spans.bodies + Int(joint.pointee.parent)
    parent.pointee.inverseMass.t -= armOfParent.dot(load) * h
    let child = joint.pointee.child >= 0 ? spans.bodies + Int(joint.pointee.child) : nil
    child?.pointee.inverseMass.t += armOfChild.dot(load) * h
    guard joint.pointee.hold == .distance else { return }
    let pull = Double(joint.pointee.unit.dot(load.vector))
    let stiffness = abs(pull) * h / max(Double(spans.lines[Int(joint.pointee.row)].jacobian.value), 1)
    let both = SpatialVector(x: stiffness, y: stiffness, t: 0)
    parent.pointee.inverseMass = parent.pointee.inverseMass + both
    if let child { child.pointee.inverseMass = child.pointee.inverseMass + both }
  }

  /// Computes a single body's response to an impulse. If its joints' loads make it oscillate faster than the
  /// sub-steps resolve, it gets enough inertia to oscillate at the limit: otherwise a link that carries a
  /// thousand times its weight would diverge.
  ///
  ///     ω ← ω·I/I'        I the inertia before, I' the raised one
  ///
  /// The additional inertia does not turn yet. If it did, a link that whirls as its chain snaps taut would gain
  /// ½(I' − I)·ω², and pass it to the other bodies. (Of 300 chains with a heavy ball 38 gain more than a hundredth of a
  /// fall's energy without this, 17 with it.)
  @inline(__always) private func computeMass(_ body: UnsafeMutablePointer<MechanismBody>) {
    let own = context.masses[Int(body.pointee.body)]
    let stiff = body.pointee.inverseMass
    let x = Self.inverse(own.x, stiff.x)
    let y = Self.inverse(own.y, stiff.y)
    let t = Self.inverse(own.turn, stiff.t)
    if t < body.pointee.lastInverseInertia {
      context.states[Int(body.pointee.body)].w *= Float(t / body.pointee.lastInverseInertia)
    }
    body.pointee.lastInverseInertia = t
    body.pointee.inverseMass = SpatialVector(x: x, y: y, t: t)
  }

  /// 1/m, or 1/(h²k/(ωh)²) for the largest ωh if that is smaller.
  @inline(__always) private static func inverse(_ inverseMass: Float, _ stiff: Double) -> Double {
    let own = Double(inverseMass)
    return stiff * own > fastest ? fastest / stiff : own
  }

  /// The largest (ωh)². Explicit sub-steps are unstable above 4; half of it leaves a margin (chosen).
  private static let fastest = 2.0
}
