import CradleGeometry

/// Elements that the layout no longer shows, or that have left the data: they move out of the viewport, fade,
/// or are moved away by the layout.
final class DepartingElements {
  private unowned let source: any PresenterSource
  private let store: ElementStore
  /// The elements that a batch has deleted, until `resolveDeleted` decides their state.
  private var deleted: [Element] = []

  init(for source: any PresenterSource, _ store: ElementStore) {
    self.source = source
    self.store = store
  }

  /// Sends away elements that are no longer wanted; elements that the layout does not have fade in place.
  func beginDeparture(
    _ element: Element, in layout: CollectionViewLayout, within reach: Double, _ motionContext: MotionContext
  ) {
    guard let place = layout.shownAttributes(for: element.attributes.key) else {
      return fadeOut(element, to: nil)
    }
    store.animate(element, to: place, within: reach, motionContext)
    if element.motion == nil { store.remove(element) } else { store.setState(element, .departing) }
  }

  /// Fades an element: to its final attributes, or where it is shown.
  private func fadeOut(_ element: Element, to final: LayoutAttributes?) {
    let motionContext = source.motionContext
    var target = final ?? element.attributes.with(element.start(motionContext)).faded
    target.category = element.attributes.category
    store.setState(element, .fading)
    store.animate(element, to: target, motionContext)
    if element.motion == nil { store.remove(element) }
  }

  // MARK: Following the layout

  /// Updates the targets of departing elements after a scroll or a resize.
  func updateTargets(in layout: CollectionViewLayout) {
    let bounds = source.motionContext.bounds
    for element in store.elements where element.state == .departing {
      guard let place = layout.shownAttributes(for: element.attributes.key) else { continue }
      store.place(element, place, within: element.motion?.reach, of: bounds)
    }
  }

  /// Updates elements that the layout moves away.
  ///
  /// - Parameters:
  ///   - layout: The layout in use.
  ///   - isChanged: Whether places were recorded before a change: then a jump becomes a motion, and elements
  ///     that the layout no longer moves fade; otherwise such elements are removed.
  func updateMovedByLayout(in layout: CollectionViewLayout, isChanged: Bool) {
    for element in store.elements where element.state == .movedByLayout {
      if let place = layout.layoutAttributes(forLeaving: element.id).map(element.withKey) {
        if isChanged {
          store.animate(element, to: place, source.motionContext)
        } else {
          store.place(element, place)
        }
      } else if isChanged {
        fadeOut(element, to: nil)
      } else {
        store.remove(element)
      }
    }
  }

  /// Keeps fading elements in place on screen when the content offset jumps.
  func shiftLeaving(by jump: Vector) {
    guard jump != .zero else { return }
    for element in store.elements where element.isLeaving { element.attributes.center += jump }
  }

  // MARK: Following the data

  /// Follows a batch: gives every element its path after it; deleted ones wait for `resolveDeleted`.
  func follow(_ plan: UpdatePlan) {
    store.markUnsorted()
    for element in store.elements where element.isPresent {
      if let key = plan.newKey(forOld: element.attributes.key) {
        element.attributes.indexPath = key.indexPath
      } else {
        element.state = .gone
        deleted.append(element)
      }
    }
    // Fading elements may be in the data, and return with another layout.
    for element in store.elements where element.state == .fading {
      guard let key = plan.newKey(forOld: element.attributes.key), source.id(of: key) == element.id else {
        continue
      }
      element.attributes.indexPath = key.indexPath
    }
  }

  /// Decides the state of deleted elements: the layout moves them away, they fade, or they are removed at
  /// once.
  func resolveDeleted(in layout: CollectionViewLayout, animated: Bool) {
    for element in deleted {
      if !animated {
        store.remove(element)
      } else if let place = layout.layoutAttributes(forLeaving: element.id) {
        store.setState(element, .movedByLayout)
        store.animate(element, to: element.withKey(place), source.motionContext)
      } else {
        fadeOut(element, to: layout.receiver.finalLayoutAttributes(forDisappearing: element.attributes))
      }
    }
    deleted.removeAll()
  }
}
