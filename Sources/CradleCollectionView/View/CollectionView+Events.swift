import CradleGeometry
import CradleScrolling

// Events and selection.
extension CollectionView {
  /// Takes a pointer event: it may highlight and select, and goes on to the scroll view.
  ///
  /// A down highlights the item under it, unless it stops a scroll; moving off it, or a drag that begins,
  /// takes that back; an up on it selects.
  public func pointer(_ event: PointerEvent) {
    let event = event.timed(time)
    guard event.location.isFinite, event.time.isFinite, event.button == .left else { return }
    switch event.phase {
    case .down:
      guard input.transition == nil else { return }
      // To the event's own time first, so that the item is hit where it is seen then.
      timeline.moveOn(to: event.time, in: layout)
      let wasMoving = !scrollView.isStill
      let isFirst = !scrollView.isTracking
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

  /// Takes a wheel event; during an interactive change of layout it is ignored.
  ///
  /// Where the layout rests only at some offsets, a notch goes to the next of them at least.
  public func wheel(_ event: WheelEvent) {
    guard input.transition == nil else { return }
    let event = event.timed(time)
    let before = scrollView.glideTarget
    timeline.take(event, in: layout)
    if !event.isPrecise { snapGlide(from: before) }
  }

  /// Takes a press of a key; true when it moves the content. It ends where the layout rests, as a notch does.
  public func press(_ key: ScrollKey, time: Double = PointerEvent.now) -> Bool {
    guard input.transition == nil else { return false }
    let time = time == PointerEvent.now ? self.time : time
    let before = scrollView.glideTarget
    guard timeline.take(key, time: time, in: layout) else { return false }
    snapGlide(from: before)
    return true
  }

  private func snapGlide(from before: Point) {
    guard timeline.isGliding(from: before) else { return }
    let proposed = scrollView.glideTarget
    layoutIfNeeded()
    timeline.snapGlide(from: before, to: proposed, in: layout)
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

  /// The paths of the selected items, in order.
  public var indexPathsForSelectedItems: [IndexPath] { input.selection.sorted() }

  /// The item under a touch that may select it; nil when there is none.
  public var indexPathForHighlightedItem: IndexPath? {
    input.highlighted.flatMap(wantedItem)?.path
  }

  /// Selects an item, and no other unless several may be; tells no delegate. One that does not exist is a
  /// programming error.
  public func selectItem(at path: IndexPath) {
    loadIfNeeded()
    precondition(
      contents.contains(path), "CollectionView.selectItem: there is no item \(path); ask numberOfItems first")
    input.select(path)
  }

  /// Takes an item's selection away; tells no delegate. One that is not selected is left as it is.
  public func deselectItem(at path: IndexPath) { input.deselect(path) }
}
