import CradleGeometry
import CradlePhysics

/// The joint of an attachment in the world, and the parameters that it has.
struct AttachmentJoint {
  /// The records of the attachment's item and of its partner, nil for a point.
  typealias Ends = (item: ItemRecord, partner: ItemRecord?)

  let kind: AttachmentKind
  let offsets: (item: Vector, partner: Vector)
  private var handle: JointHandle?
  /// The parameters last written to the joint, to find the changes.
  private var written: AttachmentParameters?

  init(_ kind: AttachmentKind, offsets: (item: Vector, partner: Vector)) {
    (self.kind, self.offsets) = (kind, offsets)
  }

  /// Makes the joint; one in another world is forgotten.
  mutating func make(_ parameters: AttachmentParameters, _ ends: Ends, in world: World) {
    handle = world.addJoint(definition(parameters, ends, world), collides: kind == .distance)
    written = parameters
  }

  /// Removes the joint from its world.
  mutating func remove(from world: World) {
    if let handle { world.remove(handle) }
    handle = nil
    written = nil
  }

  /// Changes the joint to new parameters; a joint of another form replaces it.
  mutating func update(to new: AttachmentParameters, _ ends: Ends, in world: World) {
    guard let handle, let old = written, new != old else { return }
    guard new.form == old.form else {
      remove(from: world)
      return make(new, ends, in: world)
    }
    written = new
    let view = world[handle]
    if new.anchor != old.anchor { view.moveAnchor(to: new.anchor) }
    if new.length != old.length, [.rod, .spring].contains(new.form) || kind == .limit {
      view.length = new.length
    }
    if new.frequency != old.frequency || new.damping != old.damping, [.spring, .softPoint].contains(new.form)
    {
      view.setSpring(frequency: new.springFrequency, damping: new.damping)
    }
    if new.frictionTorque != old.frictionTorque, new.form == .pivot || kind == .pin {
      view.frictionTorque = new.frictionTorque * 10_000
    }
    if new.range != old.range, let limits = limits(new.range) { view.setLimits(limits) }
    if new.range != old.range, isLimitable, limits(new.range) == nil { view.setLimits(nil) }
  }

  private var isLimitable: Bool {
    switch kind {
    case .pin, .sliding: return true
    case .distance, .limit, .fixed: return false
    }
  }

  /// The range in the world's form; nil if it is unlimited, or the attachment has none.
  private func limits(_ range: ClosedRange<Double>) -> ClosedRange<Double>? {
    // A farther end counts as none. Single precision resolves 0.01 rad at 10⁵ rad, and 1 pt at 10⁷ pt.
    let far = kind == .pin ? 1e5 : AttachmentBehavior.maximumLength
    guard isLimitable, range.lowerBound > -far || range.upperBound < far else { return nil }
    return max(range.lowerBound, -far)...min(range.upperBound, far)
  }

  private func definition(
    _ parameters: AttachmentParameters, _ ends: Ends, _ world: World
  ) -> JointDefinition {
    let torque = parameters.frictionTorque * 10_000
    switch kind {
    case .distance:
      let (from, to) = endAnchors(parameters, ends)
      switch parameters.form {
      case .rod: return .rod(from, to, length: parameters.length)
      case .pivot: return .pivot(from, to, frictionTorque: torque)
      case .softPoint:
        return .softPoint(from, to, frequency: parameters.springFrequency, damping: parameters.damping)
      case .spring, .other:
        return .spring(
          from, to, length: parameters.length, frequency: parameters.springFrequency,
          damping: parameters.damping)
      }
    case .limit:
      let (from, to) = endAnchors(parameters, ends)
      return .rope(from, to, length: parameters.length)
    case .sliding(let axis):
      let anchors = commonAnchors(parameters, ends, world)
      return .slider(anchors.from, anchors.to, axis: axis, limits: limits(parameters.range))
    case .fixed:
      let anchors = commonAnchors(parameters, ends, world)
      return .weld(anchors.from, anchors.to)
    case .pin:
      let anchors = commonAnchors(parameters, ends, world)
      return .pivot(
        anchors.from, anchors.to, limits: limits(parameters.range), frictionTorque: torque)
    }
  }

  /// The anchors of an attachment that keeps a length: at its offsets.
  private func endAnchors(_ parameters: AttachmentParameters, _ ends: Ends) -> (
    from: JointAnchor, to: JointAnchor
  ) {
    (
      ends.partner.map { .body($0.body, offset: offsets.partner) } ?? .world(parameters.anchor),
      .body(ends.item.body, offset: offsets.item)
    )
  }

  /// The anchor point in the coordinates of both partners.
  private func commonAnchors(_ parameters: AttachmentParameters, _ ends: Ends, _ world: World) -> (
    from: JointAnchor, to: JointAnchor
  ) {
    func anchor(_ record: ItemRecord) -> JointAnchor {
      let view = world[record.body]
      return .body(record.body, offset: (parameters.anchor - view.position).rotated(by: -view.angle))
    }
    return (ends.partner.map(anchor) ?? .world(parameters.anchor), anchor(ends.item))
  }
}
