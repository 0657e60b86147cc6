import CradleGeometry

/// The motion that an attachment allows.
package enum AttachmentKind: Hashable {
  case distance
  case sliding(axis: Vector)
  case limit
  case fixed
  case pin
}

/// The values last written to an attachment's joint.
struct AttachmentParameters: Hashable {
  /// The kind of joint that implements the attachment.
  enum Form: Hashable {
    case rod
    case pivot
    case spring
    case softPoint
    case other
  }

  var form: Form
  var anchor: Point
  var length: Double
  var frequency: Double
  var damping: Double
  var frictionTorque: Double
  var range: ClosedRange<Double>

  /// The frequency for the world, in Hz; its springs need one above 0.
  var springFrequency: Double { max(frequency, 0.001) }
}

extension AttachmentBehavior {
  /// Lets an item slide along an axis through a point without turning; the axis is a direction of any length.
  /// (Documented.) A zero axis traps.
  public static func slidingAttachment(
    with item: any DynamicItem, attachmentAnchor anchor: Point, axisOfTranslation axis: Vector
  ) -> AttachmentBehavior {
    AttachmentBehavior(.sliding(axis: unit(axis)), item, .zero, nil, .zero, anchor: anchor)
  }

  /// Lets an item slide along an axis that turns with another item; neither turns relative to the other.
  /// (Documented.)
  public static func slidingAttachment(
    with item: any DynamicItem, attachedTo partner: any DynamicItem, attachmentAnchor anchor: Point,
    axisOfTranslation axis: Vector
  ) -> AttachmentBehavior {
    AttachmentBehavior(.sliding(axis: unit(axis)), item, .zero, partner, .zero, anchor: anchor)
  }

  /// Ties two items together by a rope between the offset points. Its length in points is their distance when
  /// the attachment first enters an animator, unless `length` is set. (Documented, measured.)
  public static func limitAttachment(
    with item: any DynamicItem, offsetFromCenter offset: Vector = .zero, attachedTo partner: any DynamicItem,
    offsetFromCenter partnerOffset: Vector = .zero
  ) -> AttachmentBehavior {
    AttachmentBehavior(.limit, item, offset, partner, partnerOffset, anchor: .zero)
  }

  /// Joins two items rigidly at a point, in the poses in which the attachment enters its animator.
  /// (Documented.)
  public static func fixedAttachment(
    with item: any DynamicItem, attachedTo partner: any DynamicItem, attachmentAnchor anchor: Point
  ) -> AttachmentBehavior {
    AttachmentBehavior(.fixed, item, .zero, partner, .zero, anchor: anchor)
  }

  /// Pins two items together at a point, about which they turn. (Documented.)
  public static func pinAttachment(
    with item: any DynamicItem, attachedTo partner: any DynamicItem, attachmentAnchor anchor: Point
  ) -> AttachmentBehavior {
    AttachmentBehavior(.pin, item, .zero, partner, .zero, anchor: anchor)
  }

  private static func unit(_ axis: Vector) -> Vector {
    precondition(
      axis.isFinite && axis.length > 0,
      "slidingAttachment: axisOfTranslation must be a direction, not \(axis)")
    return axis.normalized
  }
}
