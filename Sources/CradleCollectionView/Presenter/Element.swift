import CradleGeometry

/// Something that is on screen now: what the layout says of it, and how far its motion still has it from
/// there.
final class Element {
  /// What keeps an element on screen.
  enum State {
    /// The layout wants it in sight.
    case wanted
    /// The layout has it out of sight, and only its motion keeps it here.
    case departing
    /// It has left the data or the layout, and only fades.
    case fading
    /// It is gone from the data, and the layout leads it away itself.
    case led
    /// Nothing: it is off the screen, or a batch has deleted it and is about to say what becomes of it.
    case gone
  }

  private(set) var id: ElementID
  /// Where it belongs.
  var attributes: LayoutAttributes
  var state = State.wanted
  var motion: ElementMotion?
  var view: CollectionReusableView?
  /// Whether its view has been asked what it prefers.
  var isFitted = false
  /// Whether it has only been taken in, and no pass has shown it.
  var isFresh = false
  /// The number of the pass that last wanted it.
  var pass = 0
  /// Its place in that pass's answer.
  var order = 0
  /// Its place in the store.
  var place = 0
  /// Which of its numbers wait at an edge beyond which its motion's reach does not let it go: a scroll takes the edge
  /// along.
  private var held = SIMDMask<AttributeVector.MaskStorage>(repeating: false)
  /// What was seen before a change, in the viewport's points, and how fast it moved; see `note`.
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
    (state, motion, view, pass) = (.wanted, nil, nil, 0)
    (isFitted, isFresh) = (false, false)
    held = .init(repeating: false)
  }

  // MARK: What it is

  /// Whether it has left the data or the layout.
  var isLeaving: Bool { state == .fading || state == .led }
  /// Whether the data and the layout have it.
  var isThere: Bool { state == .wanted || state == .departing }

  /// Whether attributes are this element's, as long as it is there at all.
  func isNamed(by other: LayoutAttributes) -> Bool {
    isThere && attributes.indexPath == other.indexPath && attributes.category == other.category
  }

  /// Attributes under this element's name.
  func named(_ place: LayoutAttributes) -> LayoutAttributes {
    var named = place
    named.category = attributes.category
    named.indexPath = attributes.indexPath
    return named
  }

  /// Whether it is drawn before another one.
  func isBelow(_ other: Element) -> Bool {
    let (a, b) = (attributes, other.attributes)
    if a.zIndex != b.zIndex { return a.zIndex < b.zIndex }
    if a.category.rank != b.category.rank { return a.category.rank < b.category.rank }
    if isLeaving != other.isLeaving { return isLeaving }
    if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
    if id.number != other.id.number { return id.number < other.id.number }
    if (state == .wanted) != (other.state == .wanted) { return state == .wanted }
    return order < other.order
  }

  // MARK: Where it is

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

  /// How fast its layout and a scroll at a velocity in pt/s carry it over the screen and change it, per second: as it is
  /// held at an edge, and as if it were not.
  func drift(
    in layout: CollectionViewLayout, at scroll: Vector
  ) -> (held: AttributeVector, free: AttributeVector) {
    switch state {
    case .led:
      let drift = layout.velocity(ofLeaving: id, scrollingBy: scroll).vector
      return (drift, drift)
    case .fading, .gone: return (AttributeVector(-scroll), AttributeVector(-scroll))
    case .wanted, .departing:
      let drift = layout.velocity(of: attributes, scrollingBy: scroll).vector
      return (state == .departing ? drift.replacing(with: 0, where: held) : drift, drift)
    }
  }

  /// Whether no motion moves it any more.
  func hasArrived(at time: Double) -> Bool { motion.map { $0.end <= time } ?? true }

  /// Whether it is on its way out and has arrived, or is shown farther than a viewport away: then it is as good as not
  /// there any more, however the frames fell.
  func isOver(_ shown: LayoutAttributes, from bounds: Rect, at time: Double) -> Bool {
    switch state {
    case .wanted: return false
    case .gone: return true
    case .departing, .fading: if hasArrived(at: time) { return true }
    case .led: break
    }
    // A point more: items are often in line with the edges, and rounding must not decide.
    return !shown.reaches(bounds.insetBy(dx: -bounds.width - 1, dy: -bounds.height - 1))
  }

  // MARK: Following a change

  /// Notes where it is seen, in the viewport's points, before something changes.
  func note(_ moment: Moment) {
    seen = presentation(at: moment.time).vector - moment.offset
    seenVelocity = velocity(at: moment.time)
  }

  /// Where it was seen before the change, in the content's points of now.
  func start(_ moment: Moment) -> AttributeVector { seen + moment.offset }

  /// Belongs somewhere else from now on, no farther away than the reach of its motion.
  func belong(at place: LayoutAttributes, within reach: Double? = nil, of bounds: Rect = .zero) {
    let cut = reach.map { place.near(bounds, within: $0) } ?? place
    held = cut.vector .!= place.vector
    attributes = cut
    view?.tell(cut)
  }

  /// Begins a motion to where it belongs from where it was seen; none where there is nothing to see of it.
  func lead(within reach: Double?, _ moment: Moment) {
    motion = ElementMotion(
      moment.animation, from: start(moment) - attributes.vector, velocity: seenVelocity, at: moment.time,
      reach: reach, isVanishing: state == .fading && attributes.alpha <= 0)
  }
}
