import CradleGeometry
import CradleScrolling

/// A touch that may become a selection: what it is on, and by whom it went down.
struct CollectionTouch {
  /// What is highlighted; nil once the touch has left it.
  var highlighted: ElementID?
}

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
      guard transition == nil else { return }
      // To the event's own time first, so that the item is hit where it is seen then.
      moveOn(to: event.time)
      let wasMoving = scrollView.phase != .idle
      let isFirst = !scrollView.isTracking
      scroll(event)
      if isFirst, !wasMoving { beginTouch(event) }
    case .move:
      scroll(event)
      followTouch(event)
    case .up:
      scroll(event)
      followTouch(event)
      endTouch()
      wantsToSettle = true
    case .cancel:
      cancelTouch()
      scroll(event)
      wantsToSettle = true
    }
  }

  private func beginTouch(_ event: PointerEvent) {
    cancelTouch()
    guard allowsSelection || allowsMultipleSelection, let element = item(at: event.location) else { return }
    let path = element.attributes.indexPath
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    touch = CollectionTouch(highlighted: element.id)
    (element.view as? CollectionViewCell)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func followTouch(_ event: PointerEvent) {
    guard let id = touch?.highlighted else { return }
    if item(at: event.location)?.id != id { cancelTouch() }
  }

  /// Takes the highlight back without a selection.
  func cancelTouch() {
    guard let id = touch?.highlighted else { return }
    touch = nil
    guard let element = wanted.first(where: { $0.id == id }) else { return }
    (element.view as? CollectionViewCell)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: element.attributes.indexPath)
  }

  private func endTouch() {
    guard let id = touch?.highlighted, let element = wanted.first(where: { $0.id == id }) else {
      touch = nil
      return
    }
    let path = element.attributes.indexPath
    cancelTouch()
    if allowsMultipleSelection, selection.contains(path) {
      deselectItem(at: path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != path {
        deselectItem(at: other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selectItem(at: path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  // MARK: Selection

  /// The paths of the selected items, in order.
  public var indexPathsForSelectedItems: [IndexPath] { selection.sorted() }

  /// The item under a touch that may select it; nil when there is none.
  public var indexPathForHighlightedItem: IndexPath? {
    guard let id = touch?.highlighted else { return nil }
    return wanted.first { $0.id == id }?.attributes.indexPath
  }

  /// Selects an item, and no other unless several may be; tells no delegate. One that does not exist is a
  /// programming error.
  public func selectItem(at path: IndexPath) {
    loadIfNeeded()
    precondition(
      contents.contains(path), "CollectionView.selectItem: there is no item \(path); ask numberOfItems first")
    if !allowsMultipleSelection { for other in selection where other != path { deselectItem(at: other) } }
    selection.insert(path)
    (byKey[ElementKey(.cell, path)]?.view as? CollectionViewCell)?.isSelected = true
  }

  /// Takes an item's selection away; tells no delegate. One that is not selected is left as it is.
  public func deselectItem(at path: IndexPath) {
    selection.remove(path)
    (byKey[ElementKey(.cell, path)]?.view as? CollectionViewCell)?.isSelected = false
  }

  // MARK: Other input

  /// Takes a wheel event; during an interactive change of layout it is ignored.
  ///
  /// Where the layout rests only at some offsets, a notch goes to the next of them at least.
  public func wheel(_ event: WheelEvent) {
    guard transition == nil else { return }
    let event = event.timed(time)
    let before = scrollView.glideTarget
    scroll(event)
    if !event.isPrecise { snapGlide(from: before) }
  }

  /// Takes a press of a key; true when it moves the content. It ends where the layout rests, as a notch does.
  public func press(_ key: ScrollKey, time: Double = PointerEvent.now) -> Bool {
    guard transition == nil else { return false }
    let time = time == PointerEvent.now ? self.time : time
    let before = scrollView.glideTarget
    guard scroll(key, time: time) else { return false }
    snapGlide(from: before)
    return true
  }
}
