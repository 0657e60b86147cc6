import CradleGeometry
import CradlePhysics

/// Joins an item to a point, or to another item. (Documented.)
///
/// A plain attachment keeps a length, rigidly or as a spring; the factory methods make sliding, limit, fixed
/// and pin attachments. Partners of a plain attachment still collide with each other, those of the others do
/// not. (Measured.) An attachment of an item to itself traps, and so do an offset of more than 10⁷ pt, an
/// anchor that is not finite or has a coordinate beyond ±10⁹ pt, and an axis of length 0.
///
/// ```swift
/// let spring = AttachmentBehavior(item: card, attachedToAnchor: Point(x: 160, y: 0))
/// spring.length = 120
/// spring.frequency = 2
/// spring.damping = 0.4
/// animator.addBehavior(spring)
///
/// // Kinds that are not distances have factory methods.
/// let pin = AttachmentBehavior.pinAttachment(
///   with: card, attachedTo: other, attachmentAnchor: Point(x: 140, y: 130))
/// animator.addBehavior(pin)
/// ```
public final class AttachmentBehavior: DynamicBehavior {
  /// The kind of object that the item is attached to.
  public enum AttachmentType: Sendable, Hashable {
    /// Another item. (Documented.)
    case items
    /// A point of the reference axes. (Documented.)
    case anchor
  }

  package let partner: (any DynamicItem)?
  package var kind: AttachmentKind { joint.kind }
  package var offsets: (item: Vector, partner: Vector) { joint.offsets }
  private var joint: AttachmentJoint

  /// The greatest length of an attachment, in points.
  static let maximumLength = 1e7

  init(
    _ kind: AttachmentKind, _ item: any DynamicItem, _ offset: Vector, _ partner: (any DynamicItem)?,
    _ partnerOffset: Vector, anchor: Point
  ) {
    precondition(
      item !== partner,
      "AttachmentBehavior: \(item) cannot be attached to itself; give another item or a point")
    precondition(
      offset.length <= WorldRange.lever && partnerOffset.length <= WorldRange.lever,
      "AttachmentBehavior: offsets must be at most 10⁷ pt long, not \(offset) and \(partnerOffset)")
    requirePosition(anchor, "AttachmentBehavior: the anchor")
    self.partner = partner
    joint = AttachmentJoint(kind, offsets: (offset, partnerOffset))
    anchorPoint = anchor
    super.init()
    addMember(item)
    if let partner { addMember(partner) }
    measureLength(of: item)
  }

  /// Sets the length to the distance between the ends.
  private func measureLength(of item: any DynamicItem) {
    let start = item.center + offsets.item.rotated(by: item.rotation)
    let end = partner.map { $0.center + offsets.partner.rotated(by: $0.rotation) } ?? anchorPoint
    precondition(
      start.isFinite && end.isFinite,
      "AttachmentBehavior: \(item) stands at \(item.center); give its centre finite numbers first")
    // The item may have moved far away: such a distance is not the caller's error.
    measuredLength = min(start.distance(to: end), Self.maximumLength)
  }

  /// Attaches a point of an item, an offset in points from its centre that turns with it (measured), to a
  /// fixed point. (Documented.)
  public convenience init(
    item: any DynamicItem, offsetFromCenter offset: Vector = .zero, attachedToAnchor anchor: Point
  ) {
    self.init(.distance, item, offset, nil, .zero, anchor: anchor)
  }

  /// Attaches a point of an item to a point of another; offsets in points from the centres that turn with
  /// them. (Documented, measured.)
  public convenience init(
    item: any DynamicItem, offsetFromCenter offset: Vector = .zero, attachedTo partner: any DynamicItem,
    offsetFromCenter partnerOffset: Vector = .zero
  ) {
    self.init(.distance, item, offset, partner, partnerOffset, anchor: .zero)
  }

  /// The item, and its partner if it has one. (Documented.)
  public var items: [any DynamicItem] { members.items }

  /// Whether the item is attached to another item or to a point. (Documented.)
  public var attachedBehaviorType: AttachmentType { partner == nil ? .anchor : .items }

  /// The fixed point of the attachment, in points; moving it keeps the length. (Documented, measured.) A
  /// point that is not finite, or has a coordinate beyond ±10⁹ pt, traps, and so does setting it on an
  /// attachment between two items.
  public var anchorPoint: Point {
    didSet {
      requirePosition(anchorPoint, "AttachmentBehavior.anchorPoint")
      precondition(
        partner == nil, "AttachmentBehavior.anchorPoint: this one joins two items; move an item instead")
      if anchorPoint != oldValue { setNeedsSynchronizing() }
    }
  }

  /// The length in points, 0…10⁷; the default is the distance when it is first added. (Documented, measured.)
  /// A rigid one under 1 pt is a pivot (measured); a spring of 0 is a soft point that damps both axes (ours).
  /// Only plain and limit attachments have a length; others ignore it. A negative or non-finite value traps.
  public var length: Double {
    get { assignedLength ?? measuredLength }
    set {
      precondition(
        (0...Self.maximumLength).contains(newValue),
        "AttachmentBehavior.length must be 0 to 10⁷ points, not \(newValue)")
      let old = length
      assignedLength = newValue
      if newValue != old { setNeedsSynchronizing() }
    }
  }
  private var assignedLength: Double?
  /// The distance when the attachment was made; after it is first added, the distance at that time.
  private var measuredLength = 0.0
  private var isLengthMeasured = false

  /// The frequency of a plain attachment's spring in Hz, 0…1000; the default, 0, is rigid. (Documented.)
  /// Values above 0 count as at least 0.001. The factory methods' attachments are always rigid. A value
  /// outside the range traps.
  public var frequency = 0.0 {
    didSet {
      precondition(
        (0...1000).contains(frequency), "AttachmentBehavior.frequency must be 0 to 1000 Hz, not \(frequency)")
      if frequency != oldValue { setNeedsSynchronizing() }
    }
  }

  /// The spring's damping ratio, 0…1000; the default, 0, oscillates for ever, 1 is critical. (Documented.)
  /// Rigid attachments ignore it. A value outside the range traps.
  public var damping = 0.0 {
    didSet {
      precondition(
        (0...1000).contains(damping), "AttachmentBehavior.damping must be 0 to 1000, not \(damping)")
      if damping != oldValue { setNeedsSynchronizing() }
    }
  }

  /// The friction torque about a pin or a pivot, in N·m (10⁴ kg·pt²/s²), 0…10¹²; the default is 0.
  /// (Documented.) A value outside the range traps.
  public var frictionTorque = 0.0 {
    didSet {
      precondition(
        (0...1e12).contains(frictionTorque),
        "AttachmentBehavior.frictionTorque must be 0 to 10¹², not \(frictionTorque)")
      if frictionTorque != oldValue { setNeedsSynchronizing() }
    }
  }

  /// The range in which a pin turns, in radians, or a sliding attachment slides, in points. 0 is the pose in
  /// which the attachment entered its animator; the default is unlimited. (Documented, measured.) Others
  /// ignore it. A range without 0 traps.
  public var attachmentRange: ClosedRange<Double> = -Double.infinity...Double.infinity {
    didSet {
      precondition(
        attachmentRange.contains(0),
        "AttachmentBehavior.attachmentRange must hold 0, where the attachment was made, not \(attachmentRange)"
      )
      if attachmentRange != oldValue { setNeedsSynchronizing() }
    }
  }

  override func didEnter(_ animator: DynamicAnimator) {
    if !isLengthMeasured, let item = members.items.first { measureLength(of: item) }
    isLengthMeasured = true
    if let ends = ends(animator) { joint.make(parameters, ends, in: animator.world) }
  }

  override func willExit(_ animator: DynamicAnimator) { joint.remove(from: animator.world) }

  override func synchronize(_ animator: DynamicAnimator) {
    if let ends = ends(animator) { joint.update(to: parameters, ends, in: animator.world) }
  }

  private func ends(_ animator: DynamicAnimator) -> AttachmentJoint.Ends? {
    members.items.first.flatMap(animator.record).map { ($0, partner.flatMap(animator.record)) }
  }

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
}
