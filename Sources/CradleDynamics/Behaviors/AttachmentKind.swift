import CradleGeometry

/// What an attachment allows.
package enum AttachmentKind: Hashable {
  case distance
  case sliding(axis: Vector)
  case limit
  case fixed
  case pin
}

/// What the joint of an attachment was last told.
struct AttachmentNumbers: Hashable {
  /// Which joint of the world stands for the attachment.
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
}

extension AttachmentBehavior {
  /// Lets an item slide along an axis through a point, without turning; the axis is a direction of any length. [H]
  /// A zero axis is a mistake.
  public static func slidingAttachment(
    with item: any DynamicItem, attachmentAnchor anchor: Point, axisOfTranslation axis: Vector
  ) -> AttachmentBehavior {
    AttachmentBehavior(.sliding(axis: unit(axis)), item, .zero, nil, .zero, anchor: anchor)
  }

  /// Lets an item slide along an axis of another, which turns with that one; neither turns against the other. [H]
  public static func slidingAttachment(
    with item: any DynamicItem, attachedTo partner: any DynamicItem, attachmentAnchor anchor: Point,
    axisOfTranslation axis: Vector
  ) -> AttachmentBehavior {
    AttachmentBehavior(.sliding(axis: unit(axis)), item, .zero, partner, .zero, anchor: anchor)
  }

  /// Ties two items together by a rope of today's length. [H, M]
  public static func limitAttachment(
    with item: any DynamicItem, offsetFromCenter offset: Vector = .zero, attachedTo partner: any DynamicItem,
    offsetFromCenter partnerOffset: Vector = .zero
  ) -> AttachmentBehavior {
    AttachmentBehavior(.limit, item, offset, partner, partnerOffset, anchor: .zero)
  }

  /// Joins two items as they stand, at a point. [H]
  public static func fixedAttachment(
    with item: any DynamicItem, attachedTo partner: any DynamicItem, attachmentAnchor anchor: Point
  ) -> AttachmentBehavior {
    AttachmentBehavior(.fixed, item, .zero, partner, .zero, anchor: anchor)
  }

  /// Pins two items together at a point, about which they turn. [H]
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
