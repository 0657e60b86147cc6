import CradleDynamics
import CradleGeometry

/// The joints of a scene in the animator.
struct LabJoints {
  struct Link {
    let joint: LabJoint
    let behavior: AttachmentBehavior
    let item: DemoItem
    let partner: DemoItem?
    /// The bodies at their start.
    let start: LabBody
    let partnerStart: LabBody?
  }

  private(set) var links: [Link] = []

  /// Makes the joints of a scene, whose items are in the order of its bodies.
  init(_ scene: LabScene, items: [DemoItem]) {
    let items = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    links = scene.joints.compactMap { joint in
      guard let item = items[joint.item], let start = scene.body(joint.item) else { return nil }
      let partner = joint.partner.flatMap { items[$0] }
      guard let behavior = joint.makeBehavior(item, partner) else { return nil }
      return Link(
        joint: joint, behavior: behavior, item: item, partner: partner, start: start,
        partnerStart: joint.partner.flatMap(scene.body))
    }
  }

  var behaviors: [DynamicBehavior] { links.map(\.behavior) }
  /// Whether the sliders have an effect on a spring.
  var followsKnobs: Bool { links.contains { $0.joint.kind == .spring && $0.joint.tuning == nil } }

  /// Gives every spring its own values, or else the sliders'.
  func tune(_ knobs: LabKnobs) {
    for link in links where link.joint.kind == .spring {
      link.behavior.frequency = link.joint.tuning?.frequency ?? knobs.frequency
      link.behavior.damping = link.joint.tuning?.damping ?? knobs.damping
    }
  }
}

extension LabJoint {
  /// The attachment; nil if this kind needs a partner and there is none.
  fileprivate func makeBehavior(_ item: DemoItem, _ partner: DemoItem?) -> AttachmentBehavior? {
    let attachment: AttachmentBehavior
    switch (kind, partner) {
    case (.rod, let partner?), (.spring, let partner?):
      attachment = AttachmentBehavior(
        item: item, offsetFromCenter: offset, attachedTo: partner, offsetFromCenter: partnerOffset)
    case (.rod, nil), (.spring, nil):
      attachment = AttachmentBehavior(item: item, offsetFromCenter: offset, attachedToAnchor: anchor)
    case (.limit, let partner?):
      attachment = .limitAttachment(
        with: item, offsetFromCenter: offset, attachedTo: partner, offsetFromCenter: partnerOffset)
    case (.pin, let partner?):
      attachment = .pinAttachment(with: item, attachedTo: partner, attachmentAnchor: anchor)
    case (.fixed, let partner?):
      attachment = .fixedAttachment(with: item, attachedTo: partner, attachmentAnchor: anchor)
    case (.sliding, let partner?):
      attachment = .slidingAttachment(
        with: item, attachedTo: partner, attachmentAnchor: anchor, axisOfTranslation: axis)
    case (.sliding, nil):
      attachment = .slidingAttachment(with: item, attachmentAnchor: anchor, axisOfTranslation: axis)
    case (.limit, nil), (.pin, nil), (.fixed, nil): return nil
    }
    if let length { attachment.length = length }
    if let range { attachment.attachmentRange = range }
    return attachment
  }
}
