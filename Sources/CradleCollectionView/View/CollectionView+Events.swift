import CradleGeometry
import CradleScrolling

// Events and selection.
extension CollectionView {
  /// What a pointer does.
  func follow(_ event: PointerEvent) {
    checkIsFree("pointer(_:)")
    let event = event.timed(time)
    guard event.location.isFinite, event.time.isFinite, event.button == .left else { return }
    switch event.phase {
    case .down:
      guard input.transition == nil else { return }
      // To the event's own time first, so that the item is hit where it is seen then.
      timeline.moveOn(to: event.time, in: layout)
      let wasMoving = !isStill || layout.isScrolling(at: event.location, in: self)
      let isFirst = !isTracking
      timeline.take(event, in: layout)
      if isFirst, !wasMoving { input.begin(at: event.location) }
    case .move:
      timeline.take(event, in: layout)
      input.follow(to: event.location)
    case .up:
      timeline.take(event, in: layout)
      input.follow(to: event.location)
      input.end()
      timeline.setWantsToSettle()
    case .cancel:
      input.cancel()
      timeline.take(event, in: layout)
      timeline.setWantsToSettle()
    }
  }

  /// What a wheel does.
  func follow(_ event: WheelEvent) {
    checkIsFree("wheel(_:)")
    guard input.transition == nil else { return }
    let event = event.timed(time)
    let before = glideTarget
    timeline.take(event, in: layout)
    if !event.isPrecise { snapGlide(from: before) }
  }

  /// What a key does.
  func follow(_ key: ScrollKey, time: Double) -> Bool {
    checkIsFree("press(_:time:)")
    guard input.transition == nil else { return false }
    let time = time == PointerEvent.now ? self.time : time
    let before = glideTarget
    guard timeline.take(key, time: time, in: layout) else { return false }
    snapGlide(from: before)
    return true
  }

  private func snapGlide(from before: Point) {
    guard timeline.isGliding(from: before) else { return }
    let proposed = glideTarget
    layoutIfNeeded()
    atWork { timeline.snapGlide(from: before, to: proposed, in: layout) }
  }

  // MARK: Selection

  /// Whether items can be selected, one at a time.
  public var allowsSelection: Bool {
    get { input.allowsSelection }
    set { input.allowsSelection = newValue }
  }

  /// Whether several items can be selected, each touch changing one.
  public var allowsMultipleSelection: Bool {
    get { input.allowsMultipleSelection }
    set { input.allowsMultipleSelection = newValue }
  }

  /// The paths of the selected items, in order; none is an empty array. UIKit's type, which is never nil here.
  public var indexPathsForSelectedItems: [IndexPath]? { input.selection.sorted() }

  /// The item under a touch that may select it; nil when there is none. (Ours.)
  public var indexPathForHighlightedItem: IndexPath? {
    input.highlighted.flatMap(wantedItem)?.path
  }

  /// Selects an item, and no other unless several may be, and scrolls to it; tells no delegate. One that does not exist is a
  /// programming error. Nil takes every selection away.
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

  /// Takes an item's selection away; tells no delegate. One that is not selected is left as it is.
  public func deselectItem(at path: IndexPath, animated: Bool = false) { input.deselect(path) }
}
