import CradleDynamics
import CradleGeometry

/// Joins an item to a point, or to another item. An item joined to itself traps, and so do offsets that are
/// not finite, points that are not finite or beyond ±10⁹ pt, and an axis of length 0.
open class UIAttachmentBehavior: UIDynamicBehavior, ItemsBehavior {
  /// The kind of thing to which an item is attached.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  private let engine: AttachmentBehavior
  /// The attached item, and the second one if it is attached to an item.
  public let items: [any UIDynamicItem]

  private init(_ engine: AttachmentBehavior, _ items: [any UIDynamicItem]) {
    (self.engine, self.items) = (engine, items)
    super.init(engine)
  }

  /// Attaches an item's centre to a point, in the reference view's points.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// Attaches a point of an item, given as an offset from its centre, to a point in the reference view's points.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(
      AttachmentBehavior(
        item: ItemAdapter.of(item), offsetFromCenter: offset.core, attachedToAnchor: point.core), [item])
  }
  /// Attaches the centres of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  /// Attaches points of two items, given as offsets from their centres.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(
      AttachmentBehavior(
        item: ItemAdapter.of(item1), offsetFromCenter: offset1.core, attachedTo: ItemAdapter.of(item2),
        offsetFromCenter: offset2.core), [item1, item2])
  }

  /// Lets an item slide along an axis of another item, through a point; the items do not turn against each other.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .slidingAttachment(
        with: ItemAdapter.of(item1), attachedTo: ItemAdapter.of(item2), attachmentAnchor: point.core,
        axisOfTranslation: axis.core), [item1, item2])
  }
  /// Lets an item slide along a fixed axis through a point, without turning.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .slidingAttachment(
        with: ItemAdapter.of(item), attachmentAnchor: point.core, axisOfTranslation: axis.core), [item])
  }
  /// Limits the distance of two items' points, like a rope, to their distance when the attachment first
  /// enters an animator, or to `length` if that was set.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .limitAttachment(
        with: ItemAdapter.of(item1), offsetFromCenter: offset1.core, attachedTo: ItemAdapter.of(item2),
        offsetFromCenter: offset2.core), [item1, item2])
  }
  /// Joins two items rigidly at a point, as they are when the attachment enters its animator.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .fixedAttachment(
        with: ItemAdapter.of(item1), attachedTo: ItemAdapter.of(item2), attachmentAnchor: point.core),
      [item1, item2])
  }
  /// Pins two items together at a point about which they can turn.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .pinAttachment(
        with: ItemAdapter.of(item1), attachedTo: ItemAdapter.of(item2), attachmentAnchor: point.core),
      [item1, item2])
  }

  /// Whether it is attached to an item or to a point.
  open var attachedBehaviorType: AttachmentType { engine.attachedBehaviorType == .items ? .items : .anchor }
  /// The point that the item is attached to, in the reference view's points. Setting it keeps the length; it
  /// traps for an attachment of two items, and for a point that is not finite or beyond ±10⁹ pt.
  open var anchorPoint: CGPoint {
    get { CGPoint(engine.anchorPoint) }
    set { engine.anchorPoint = newValue.core }
  }
  /// The distance that the attachment keeps, in points, 0 … 10⁷; by default the distance when it first enters
  /// an animator. Sliding, fixed and pin attachments ignore it. A value outside traps.
  open var length: CGFloat {
    get { CGFloat(engine.length) }
    set { engine.length = Double(newValue) }
  }
  /// The spring's damping ratio, 0 … 1000: 0, the default, oscillates indefinitely, 1 is critical; others trap.
  open var damping: CGFloat {
    get { CGFloat(engine.damping) }
    set { engine.damping = Double(newValue) }
  }
  /// The frequency of the spring in Hz, 0 … 1000; the default, 0, is rigid. A value outside traps.
  open var frequency: CGFloat {
    get { CGFloat(engine.frequency) }
    set { engine.frequency = Double(newValue) }
  }
  /// The friction torque about a pin, in N·m (10⁴ kg·pt²/s²), 0 … 10¹²; the default is 0. A value outside traps.
  open var frictionTorque: CGFloat {
    get { CGFloat(engine.frictionTorque) }
    set { engine.frictionTorque = Double(newValue) }
  }
  /// The range of a pin's rotation in radians, or of the sliding in points; unlimited by default. 0 is the
  /// pose in which the attachment entered its animator: a range without 0, one whose minimum is above its
  /// maximum, or NaN traps.
  open var attachmentRange: UIFloatRange {
    get {
      UIFloatRange(
        minimum: CGFloat(engine.attachmentRange.lowerBound),
        maximum: CGFloat(engine.attachmentRange.upperBound))
    }
    set {
      precondition(
        newValue.minimum <= newValue.maximum,
        "UIAttachmentBehavior.attachmentRange: from \(newValue.minimum) to \(newValue.maximum) is no range; pass the "
          + "smaller number as the minimum, and no NaN")
      engine.attachmentRange = Double(newValue.minimum)...Double(newValue.maximum)
    }
  }
}
