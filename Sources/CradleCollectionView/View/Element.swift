import CradleGeometry

/// Something that is on screen now: what the layout says of it, and how far its motion still has it from
/// there.
final class Element {
  var id: ElementID
  /// Where it belongs.
  var attributes: LayoutAttributes
  var motion: ElementMotion?
  var view: CollectionReusableView?
  /// The number of the pass that last wanted it.
  var pass = 0
  /// Its place among what that pass wanted.
  var order = 0
  /// Whether the layout has it out of sight, and only its motion keeps it here.
  var isDeparting = false
  /// How many viewports beyond its edges its motion takes it at most; nil: wherever the layout has it. What a change sent
  /// away keeps this to the end of the motion, also where a scroll meanwhile passes its place: frames that see it there
  /// and frames that miss it must not differ.
  var departureReach: Double?
  /// Which of its numbers wait at an edge beyond which `departureReach` does not let it go: a scroll takes the edge along.
  var held = SIMDMask<AttributeVector.MaskStorage>(repeating: false)
  /// Whether it has left the data or the layout, and only fades, or is led away.
  var isLeaving = false
  /// Whether it is gone from the data, and the layout leads it away itself.
  var isLed = false
  /// What was seen before a change, in the viewport's points, and how fast it moved; see
  /// `CollectionView.snapshot`.
  var seen = AttributeVector.zero
  var seenVelocity = AttributeVector.zero

  init(id: ElementID, attributes: LayoutAttributes) {
    self.id = id
    self.attributes = attributes
  }

  /// Takes the record for another element, so that a scroll makes no garbage.
  func reuse(id: ElementID, attributes: LayoutAttributes) {
    self.id = id
    self.attributes = attributes
    motion = nil
    view = nil
    isDeparting = false
    departureReach = nil
    held = .init(repeating: false)
    isLeaving = false
    isLed = false
  }

  /// Whether attributes are this element's, as long as it is there at all.
  func isNamed(by other: LayoutAttributes) -> Bool {
    !isLeaving && attributes.indexPath == other.indexPath && attributes.category == other.category
  }

  /// Attributes under this element's name.
  func named(_ place: LayoutAttributes) -> LayoutAttributes {
    var named = place
    named.category = attributes.category
    named.indexPath = attributes.indexPath
    return named
  }

  /// Where it is seen, in the content's points.
  func presentation(at time: Double) -> LayoutAttributes {
    guard let motion, time < motion.end else { return attributes }
    return attributes.with(attributes.vector + motion.displacement(at: time))
  }

  /// How fast its motion moves and changes it, per second.
  func velocity(at time: Double) -> AttributeVector {
    guard let motion, time < motion.end else { return .zero }
    return motion.velocity(at: time)
  }

  /// Whether no motion moves it any more.
  func hasArrived(at time: Double) -> Bool { motion.map { $0.end <= time } ?? true }

  /// Whether it is on its way out and has arrived, or is shown farther than a viewport away: then it is as good as not
  /// there any more, however the frames fell.
  func isGone(_ shown: LayoutAttributes, from bounds: Rect, at time: Double) -> Bool {
    guard isDeparting || isLeaving else { return false }
    if !isLed, hasArrived(at: time) { return true }
    // A point more: items are often in line with the edges, and rounding must not decide.
    return !shown.reaches(bounds.insetBy(dx: -bounds.width - 1, dy: -bounds.height - 1))
  }

  /// Whether it is drawn before another one.
  func isBelow(_ other: Element) -> Bool {
    let (a, b) = (attributes, other.attributes)
    if a.zIndex != b.zIndex { return a.zIndex < b.zIndex }
    if a.category.rank != b.category.rank { return a.category.rank < b.category.rank }
    if isLeaving != other.isLeaving { return isLeaving }
    if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
    return id.number < other.id.number
  }
}
