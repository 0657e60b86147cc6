import CradleGeometry
import CradlePhysics

extension AttachmentBehavior {
  /// The frequency for the world, in Hz; its springs need one above 0.
  private var springFrequency: Double { max(frequency, 0.001) }

  private var parameters: AttachmentParameters {
    let form: AttachmentParameters.Form
    if kind != .distance {
      form = .other
    } else if frequency == 0 {
      form = length < 1 ? .pivot : .rod
    } else {
      form = length == 0 ? .softPoint : .spring
    }
    return AttachmentParameters(
      form: form, anchor: anchorPoint, length: length, frequency: frequency, damping: damping,
      frictionTorque: frictionTorque, range: attachmentRange)
  }

  func makeJoint(_ animator: DynamicAnimator) {
    joint = nil
    guard let record = members.items.first.flatMap(animator.record) else { return }
    let other = partner.flatMap(animator.record)
    let parameters = parameters
    let collides = kind == .distance
    joint = animator.world.addJoint(definition(parameters, record, other, animator.world), collides: collides)
    written = parameters
  }

  func removeJoint(_ animator: DynamicAnimator) {
    if let joint { animator.world.remove(joint) }
    joint = nil
    written = nil
  }

  /// Updates the joint; a joint of another form replaces it.
  func updateJoint(_ animator: DynamicAnimator) {
    guard let joint, let old = written else { return }
    let new = parameters
    guard new != old else { return }
    guard new.form == old.form else {
      removeJoint(animator)
      makeJoint(animator)
      return
    }
    written = new
    let view = animator.world[joint]
    if new.anchor != old.anchor { view.moveAnchor(to: new.anchor) }
    if new.length != old.length, [.rod, .spring].contains(new.form) || kind == .limit {
      view.length = new.length
    }
    if new.frequency != old.frequency || new.damping != old.damping, [.spring, .softPoint].contains(new.form)
    {
      view.setSpring(frequency: springFrequency, damping: new.damping)
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
    let far = kind == .pin ? 1e5 : 1e7
    guard isLimitable, range.lowerBound > -far || range.upperBound < far else { return nil }
    return max(range.lowerBound, -far)...min(range.upperBound, far)
  }

  private func definition(
    _ parameters: AttachmentParameters, _ record: ItemRecord, _ other: ItemRecord?, _ world: World
  ) -> JointDefinition {
    switch kind {
    case .distance:
      let to = JointAnchor.body(record.body, offset: offsets.item)
      let from = other.map { JointAnchor.body($0.body, offset: offsets.partner) } ?? .world(anchorPoint)
      switch parameters.form {
      case .rod: return .rod(from, to, length: length)
      case .pivot: return .pivot(from, to, frictionTorque: frictionTorque * 10_000)
      case .softPoint: return .softPoint(from, to, frequency: springFrequency, damping: damping)
      case .spring, .other:
        return .spring(from, to, length: length, frequency: springFrequency, damping: damping)
      }
    case .limit:
      let to = JointAnchor.body(record.body, offset: offsets.item)
      let from = other.map { JointAnchor.body($0.body, offset: offsets.partner) } ?? .world(anchorPoint)
      return .rope(from, to, length: length)
    case .sliding(let axis):
      let anchors = anchors(record, other, world)
      return .slider(anchors.from, anchors.to, axis: axis, limits: limits(parameters.range))
    case .fixed:
      let anchors = anchors(record, other, world)
      return .weld(anchors.from, anchors.to)
    case .pin:
      let anchors = anchors(record, other, world)
      return .pivot(
        anchors.from, anchors.to, limits: limits(parameters.range), frictionTorque: frictionTorque * 10_000)
    }
  }

  /// The anchor in the coordinates of both partners.
  private func anchors(_ record: ItemRecord, _ other: ItemRecord?, _ world: World) -> (
    from: JointAnchor, to: JointAnchor
  ) {
    func anchor(_ record: ItemRecord) -> JointAnchor {
      let view = world[record.body]
      return .body(record.body, offset: (anchorPoint - view.position).rotated(by: -view.angle))
    }
    return (other.map(anchor) ?? .world(anchorPoint), anchor(record))
  }
}
