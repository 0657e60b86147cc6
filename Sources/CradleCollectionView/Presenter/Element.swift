import CradleGeometry

/// An element on screen: its attributes in the layout, and the motion that displaces it from there.
final class Element {
  /// Why an element is on screen.
  enum State {
    /// The layout shows it.
    case wanted
    /// The layout has it outside of the viewport; only its motion keeps it on screen.
    case departing
    /// It has left the data or the layout and fades.
    case fading
    /// It has left the data, and the layout moves it away.
    case movedByLayout
    /// It is off the screen, or a batch has deleted it and its next state is not decided.
    case gone
  }

  private(set) var id: ElementID
  /// Its attributes in the layout.
  var attributes: LayoutAttributes
  var state = State.wanted
  var motion: ElementMotion?
  var view: CollectionReusableView?
  /// Whether its view has not been made yet; see `ElementStore.defersViews`.
  var isViewDue = false
  /// Whether its view has been asked for its preferred attributes.
  var isFitted = false
  /// The number of the measuring in which its view was first asked; nil if it never was.
  var firstMeasuring: Int?
  /// Whether it was added to be measured, and no pass has shown it yet.
  var isFresh = false
  /// The number of the last pass whose result had it.
  var pass = 0
  /// Its index in the layout's result for that pass.
  var order = 0
  /// Its index in the store.
  var index = 0
  /// The components that its motion's reach clamps to an edge of the viewport: a scroll moves them with the
  /// edge.
  private var clamped = SIMDMask<AttributeVector.MaskStorage>(repeating: false)
  /// Its shown attributes before a change, in the viewport's points, and their velocity; set by `recordShownState`.
  var shownBefore = AttributeVector.zero
  var velocityBefore = AttributeVector.zero

  init(id: ElementID, attributes: LayoutAttributes) {
    self.id = id
    self.attributes = attributes
  }

  /// Reuses the object for another element, so that a scroll allocates nothing.
  func reuse(id: ElementID, attributes: LayoutAttributes) {
    self.id = id
    self.attributes = attributes
    (state, motion, view, pass) = (.wanted, nil, nil, 0)
    (isFitted, firstMeasuring, isFresh, isViewDue) = (false, nil, false, false)
    clamped = .init(repeating: false)
  }

  // MARK: Identity

  /// Whether it has left the data or the layout.
  var isLeaving: Bool { state == .fading || state == .movedByLayout }
  /// Whether it fades in, or leaves.
  var isFading: Bool { isLeaving || motion?.isFadingIn == true }
  /// Whether the data and the layout have it.
  var isPresent: Bool { state == .wanted || state == .departing }

  /// Whether attributes have this element's key, while it exists.
  func hasKey(of other: LayoutAttributes) -> Bool {
    isPresent && attributes.indexPath == other.indexPath && attributes.category == other.category
  }

  /// The attributes with this element's key.
  func withKey(_ place: LayoutAttributes) -> LayoutAttributes {
    var named = place
    named.category = attributes.category
    named.indexPath = attributes.indexPath
    return named
  }

  /// The drawing order for equal zIndex. A supplementary view that fades, because the layout or the data has it no more or
  /// not yet, is above decorations and below the cells that move across it.
  private var rank: (Int, Int) {
    if case .supplementary = attributes.category, isFading { return (0, 1) }
    return (attributes.category.rank, 0)
  }

  /// Whether it is drawn before another one.
  func isBelow(_ other: Element) -> Bool {
    let (a, b) = (attributes, other.attributes)
    if a.zIndex != b.zIndex { return a.zIndex < b.zIndex }
    if rank != other.rank { return rank < other.rank }
    if isLeaving != other.isLeaving { return isLeaving }
    if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
    if id.number != other.id.number { return id.number < other.id.number }
    if (state == .wanted) != (other.state == .wanted) { return state == .wanted }
    return order < other.order
  }

  // MARK: Place and velocity

  /// Its shown attributes, in the content's points.
  func presentation(at time: Double) -> LayoutAttributes {
    guard let motion, time < motion.end else { return attributes }
    return attributes.with(attributes.vector + motion.displacement(at: time))
  }

  /// The velocity of its motion, per second.
  func velocity(at time: Double) -> AttributeVector {
    guard let motion, time < motion.end else { return .zero }
    return motion.velocity(at: time)
  }

  /// The velocity on the screen, per second, due to its layout and to a scroll at a velocity in pt/s: with
  /// the clamping at an edge, and without it.
  func layoutVelocity(
    in layout: CollectionViewLayout, at scroll: Vector
  ) -> (clamped: AttributeVector, free: AttributeVector) {
    switch state {
    case .movedByLayout:
      let velocity = layout.velocity(ofLeaving: id, scrollingBy: scroll).vector
      return (velocity, velocity)
    case .fading, .gone: return (AttributeVector(-scroll), AttributeVector(-scroll))
    case .wanted, .departing:
      let velocity = layout.velocity(of: attributes, scrollingBy: scroll).vector
      return (state == .departing ? velocity.replacing(with: 0, where: clamped) : velocity, velocity)
    }
  }

  /// Whether it has no motion any more.
  func hasArrived(at time: Double) -> Bool { motion.map { $0.end <= time } ?? true }

  /// Whether it is leaving and has arrived, or is shown more than a viewport away: then it counts as removed,
  /// so that the result does not depend on the frame rate.
  func isOver(_ shown: LayoutAttributes, from bounds: Rect, at time: Double) -> Bool {
    switch state {
    case .wanted: return false
    case .gone: return true
    case .departing, .fading: if hasArrived(at: time) { return true }
    case .movedByLayout: break
    }
    // One point more, because items are often aligned with the edges, where rounding would decide.
    return !shown.reaches(bounds.insetBy(dx: -bounds.width - 1, dy: -bounds.height - 1))
  }

  // MARK: Following a change

  /// Stores where it is shown, in the viewport's points, before a change.
  func recordShownState(_ motionContext: MotionContext) {
    shownBefore = presentation(at: motionContext.time).vector - motionContext.offset
    velocityBefore = velocity(at: motionContext.time)
  }

  /// Its shown place before the change, in the content's present points.
  func start(_ motionContext: MotionContext) -> AttributeVector { shownBefore + motionContext.offset }

  /// Sets its attributes, no farther away than the reach of its motion.
  func setAttributes(_ place: LayoutAttributes, within reach: Double? = nil, of bounds: Rect = .zero) {
    let cut = reach.map { place.near(bounds, within: $0) } ?? place
    clamped = cut.vector .!= place.vector
    attributes = cut
    view?.notify(cut)
  }

  /// Starts a motion from where it was shown to its attributes; none if it would not be visible.
  func animate(within reach: Double?, _ motionContext: MotionContext) {
    motion = ElementMotion(
      motionContext.animation, from: start(motionContext) - attributes.vector, velocity: velocityBefore,
      at: motionContext.time,
      reach: reach, isVanishing: state == .fading && attributes.alpha <= 0)
  }
}
