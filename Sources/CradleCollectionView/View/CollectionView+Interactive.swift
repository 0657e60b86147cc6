import CradleGeometry
import CradleScrolling

// A change of layout that a hand drives.
extension CollectionView {
  /// Whether a hand drives a change of layout now.
  public var isInTransition: Bool { transition != nil }

  /// How far an interactive change of layout is, 0 … 1; values beyond are brought to the ends. 0 when there
  /// is none.
  public var transitionProgress: Double {
    get { transition?.progress ?? 0 }
    set {
      precondition(
        newValue.isFinite,
        "CollectionView.transitionProgress must be finite, not \(newValue); check what computed it")
      transition?.progress = min(max(newValue, 0), 1)
      needsQuery = true
    }
  }

  /// Starts a change of layout that `transitionProgress` drives, until it is finished or cancelled.
  ///
  /// One that is already under way is finished first, to the nearer side. Scrolling stops, and waits for the
  /// end. A batch ends it, too, on the nearer side.
  ///
  ///     wall.startInteractiveTransition(to: CircleLayout())
  ///     wall.transitionProgress = 0.6  // with every event of the hand
  ///     wall.finishInteractiveTransition(velocity: 2)  // or cancelInteractiveTransition, when it lets go
  public func startInteractiveTransition(to newLayout: CollectionViewLayout) {
    precondition(
      batch == nil, "CollectionView.startInteractiveTransition: not inside a batch; start it after the batch")
    precondition(
      newLayout !== layout,
      "CollectionView.startInteractiveTransition: the layout is in use; pass another one")
    layoutIfNeeded()
    finishTransitionIfAny()
    if newLayout === layout { return }
    cancelTouch()
    adopt(newLayout)
    stopMoving(for: newLayout)
    transition = InteractiveTransition(to: newLayout, anchor: middle)
    newLayout.prepareForTransition(from: layout)
    newLayout.invalidate()
    needsQuery = true
    // At once: what an earlier motion still carries out of sight turns back now, not with the next frame.
    layoutIfNeeded()
  }

  /// Stops whatever scrolls, and has the layout prepare; content beyond its edge glides back to it, and what the
  /// layout moved glides to its place: what came into sight on the way would only do so with a frame.
  private func stopMoving(for newLayout: CollectionViewLayout) {
    snapshot()
    let wasMoving = layout.isMoving
    let before = scrollView.contentOffset
    scrollView.pointer(PointerEvent(.cancel, at: .zero, time: time))
    scrollView.setContentOffset(before, animated: false)
    layout.prepareForTransition(to: newLayout)
    let jump = scrollView.contentOffset - before
    if jump != .zero || (wasMoving && !layout.isMoving) {
      change(to: layout, around: nil, animated: true, isAnnounced: true, from: before)
    }
  }

  /// Completes an interactive change from where it is; does nothing when there is none.
  ///
  /// - Parameter velocity: how fast the progress grows at the release, per second; finite.
  public func finishInteractiveTransition(velocity: Double = 0) {
    endTransition(isCompleted: true, velocity: velocity)
  }

  /// Takes an interactive change back from where it is; does nothing when there is none.
  ///
  /// - Parameter velocity: how fast the progress grows at the release, per second; finite.
  public func cancelInteractiveTransition(velocity: Double = 0) {
    endTransition(isCompleted: false, velocity: velocity)
  }

  func finishTransitionIfAny() {
    if let transition { endTransition(isCompleted: transition.progress > 0.5, velocity: 0) }
  }

  /// Ends a transition on its nearer side for a batch, which matches the screen itself.
  func decideTransition() {
    guard let ended = transition else { return }
    transition = nil
    guard ended.progress > 0.5 else {
      ended.to.finalizeTransition()
      layout.finalizeTransition()
      ended.to.collectionView = nil
      return
    }
    let old = layout
    let offset = ended.to.bounds.origin
    layout = ended.to
    scrollView.contentSize = layout.contentSize
    scrollView.setContentOffset(offset, animated: false)
    layout.bounds = scrollView.visibleRect
    layout.finalizeTransition()
    old.finalizeTransition()
    old.collectionView = nil
  }

  private func endTransition(isCompleted: Bool, velocity: Double) {
    guard transition != nil else { return }
    precondition(
      velocity.isFinite,
      "CollectionView: a transition's velocity must be finite, not \(velocity); check the release")
    layoutIfNeeded()
    snapshot()
    addTransitionVelocity(velocity)
    guard let ended = transition else { return }
    transition = nil
    if isCompleted {
      change(to: ended.to, around: ended.anchor, animated: true, isAnnounced: true)
    } else {
      ended.to.finalizeTransition()
      layout.finalizeTransition()
      if ended.to !== layout { ended.to.collectionView = nil }
      change(to: layout, around: nil, animated: true, isAnnounced: true)
    }
  }

  /// A released transition goes on at the speed at which the hand moved it.
  func addTransitionVelocity(_ velocity: Double) {
    guard let transition, velocity != 0 else { return }
    for element in wanted {
      guard let ends = transition.ends[element.attributes.key] else { continue }
      element.seenVelocity += (ends.to - ends.from) * velocity
    }
  }

  // MARK: Between two layouts

  /// Fills the buffer with every element that either layout shows, on its way between them.
  func queryTransition() {
    guard var transition else { return }
    let to = transition.to
    let offset = AttributeVector(scrollView.contentOffset - .zero)
    if to.bounds.size != viewportSize {
      to.bounds.size = viewportSize
      var context = InvalidationContext()
      context.invalidatesViewport = true
      to.invalidate(context)
      needsQuery = false
    }
    to.prepareIfNeeded()
    if let anchor = transition.anchor { to.bounds.origin = self.offset(showing: anchor, in: to) }
    let offsetThere = AttributeVector(to.bounds.origin - .zero)
    let jump = scrollView.contentOffset - to.bounds.origin
    var there: [LayoutAttributes] = []
    layout.layoutAttributes(in: layout.bounds, into: &buffer)
    to.layoutAttributes(in: to.bounds, into: &there)
    var inSight = Dictionary(there.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    transition.ends.removeAll(keepingCapacity: true)
    for index in buffer.indices {
      let from = buffer[index]
      let end = inSight.removeValue(forKey: from.key) ?? elsewhere(from.key, in: to, jump: jump, back: true)
      let place = (end?.vector).map { $0 - offsetThere }
      let start = from.vector - offset
      transition.ends[from.key] = (start, place ?? start.faded)
      if let end { buffer[index].zIndex = transition.progress < 0.5 ? from.zIndex : end.zIndex }
    }
    for target in there where inSight[target.key] != nil {
      let start = elsewhere(target.key, in: layout, jump: .zero, back: false)
      let end = target.vector - offsetThere
      transition.ends[target.key] = (start.map { $0.vector - offset } ?? end.faded, end)
      buffer.append(target)
    }
    for index in buffer.indices {
      guard let ends = transition.ends[buffer[index].key] else { continue }
      let place = ends.from + (ends.to - ends.from) * transition.progress
      buffer[index] = buffer[index].with(place + offset)
    }
    self.transition = transition
  }

  /// Where a layout has an element that it does not show, brought near its own bounds.
  private func elsewhere(
    _ key: ElementKey, in layout: CollectionViewLayout, jump: Vector, back: Bool
  ) -> LayoutAttributes? {
    guard var attributes = layout.layoutAttributes(for: key) else { return nil }
    attributes.center += jump
    attributes = near(attributes, within: 0)
    if back { attributes.center -= jump }
    return attributes
  }
}

extension AttributeVector {
  /// The same, not to be seen.
  fileprivate var faded: AttributeVector {
    var copy = self
    copy[6] = 0
    return copy
  }
}
