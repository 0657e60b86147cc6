import CradleGeometry
import CradleScrolling

// Events and selection.
extension CollectionView {
  /// Handles a pointer event.
  func follow(_ event: PointerEvent) {
    requireIdle("pointer(_:)")
    let event = event.timed(time)
    guard event.location.isFinite, event.time.isFinite, event.button == .left else { return }
    switch event.phase {
    case .down:
      guard input.transition == nil else { return }
      // Advances to the event's time first, so that the hit test uses what is shown then.
      timeline.advanceMotion(to: event.time, in: layout)
      let wasMoving = !isStill || layout.isScrolling(at: event.location, in: self)
      let isFirst = !isTracking
      timeline.handle(event, in: layout)
      if isFirst, !wasMoving { input.begin(at: event.location) }
    case .move:
      timeline.handle(event, in: layout)
      input.follow(to: event.location)
    case .up:
      timeline.handle(event, in: layout)
      input.follow(to: event.location)
      input.end()
      timeline.setWantsToSettle()
    case .cancel:
      input.cancel()
      timeline.handle(event, in: layout)
      timeline.setWantsToSettle()
    }
  }

  /// Handles a wheel event.
  func follow(_ event: WheelEvent) {
    requireIdle("wheel(_:)")
    guard input.transition == nil else { return }
    let event = event.timed(time)
    let before = smoothScrollTarget
    timeline.handle(event, in: layout)
    if !event.isPrecise { snapSmoothScroll(from: before) }
  }

  /// Handles a key press.
  func follow(_ key: ScrollKey, time: Double) -> Bool {
    requireIdle("press(_:time:)")
    guard input.transition == nil else { return false }
    let time = time == PointerEvent.now ? self.time : time
    let before = smoothScrollTarget
    guard timeline.handle(key, time: time, in: layout) else { return false }
    snapSmoothScroll(from: before)
    return true
  }

  private func snapSmoothScroll(from before: Point) {
    guard timeline.changedSmoothScrollTarget(from: before) else { return }
    let proposed = smoothScrollTarget
    layoutIfNeeded()
    performWork { timeline.snapSmoothScroll(from: before, to: proposed, in: layout) }
  }

  // MARK: Selection

  /// Whether items can be selected, one at a time.
  public var allowsSelection: Bool {
    get { input.allowsSelection }
    set { input.allowsSelection = newValue }
  }

  /// Whether several items can be selected; each touch toggles one.
  public var allowsMultipleSelection: Bool {
    get { input.allowsMultipleSelection }
    set { input.allowsMultipleSelection = newValue }
  }

  /// The paths of the selected items, sorted; empty for none. The type is UIKit's; it is never nil here.
  public var indexPathsForSelectedItems: [IndexPath]? { input.selection.sorted() }

  /// The highlighted item under a touch; nil if there is none. (Ours.)
  package var indexPathForHighlightedItem: IndexPath? {
    input.highlighted.flatMap(wantedItem)?.path
  }

  /// Selects an item and scrolls to it; without multiple selection the others are deselected. Calls no
  /// delegate. One that does not exist traps. Nil deselects all items.
  public func selectItem(
    at path: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = []
  ) {
    guard let path else { return input.deselectAll() }
    loadIfNeeded()
    precondition(
      contents.contains(path), "CollectionView.selectItem: there is no item \(path); ask numberOfItems first")
    input.select(path)
    if scrollPosition != [] { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item; calls no delegate. One that is not selected is ignored.
  public func deselectItem(at path: IndexPath, animated: Bool = false) { input.deselect(path) }
}
