import CradleGeometry

/// What becomes of elements that a layout does not want in sight any more, or that are gone from the data: they go on their
/// way out of sight, fade, or are led away by the layout.
final class Departures {
  private unowned let source: any PresenterSource
  private let store: ElementStore
  /// What a batch has deleted, until it says what becomes of it.
  private var deleted: [Element] = []

  init(for source: any PresenterSource, _ store: ElementStore) {
    self.source = source
    self.store = store
  }

  /// Sends away what is not wanted any more; what the layout does not have fades where it is.
  func sendAway(
    _ element: Element, in layout: CollectionViewLayout, within reach: Double, _ moment: Moment
  ) {
    guard let place = layout.shownAttributes(for: element.attributes.key) else {
      return dismiss(element, to: nil)
    }
    store.lead(element, to: place, within: reach, moment)
    if element.motion == nil { store.drop(element) } else { store.setState(element, .departing) }
  }

  /// Lets an element fade from the data or the layout: to final attributes, or where it is seen.
  private func dismiss(_ element: Element, to final: LayoutAttributes?) {
    let moment = source.moment
    var target = final ?? element.attributes.with(element.start(moment)).faded
    target.category = element.attributes.category
    store.setState(element, .fading)
    store.lead(element, to: target, moment)
    if element.motion == nil { store.drop(element) }
  }

  // MARK: Following the layout

  /// Keeps what departs on its way out of sight, wherever a scroll or a resize has that now.
  func guide(in layout: CollectionViewLayout) {
    let bounds = source.moment.bounds
    for element in store.elements where element.state == .departing {
      guard let place = layout.shownAttributes(for: element.attributes.key) else { continue }
      store.place(element, place, within: element.motion?.reach, of: bounds)
    }
  }

  /// Shows what the layout leads away where it has it now.
  ///
  /// - Parameters:
  ///   - layout: The layout in use.
  ///   - isChanged: Whether places were noted before a change: then a jump becomes a motion, and what the layout
  ///     does not lead any more fades; otherwise it is off the screen.
  func followLed(in layout: CollectionViewLayout, isChanged: Bool) {
    for element in store.elements where element.state == .led {
      if let place = layout.layoutAttributes(forLeaving: element.id).map(element.named) {
        if isChanged { store.lead(element, to: place, source.moment) } else { store.place(element, place) }
      } else if isChanged {
        dismiss(element, to: nil)
      } else {
        store.drop(element)
      }
    }
  }

  /// Keeps what only fades in its place on screen, though the content offset jumped.
  func carryLeaving(by jump: Vector) {
    guard jump != .zero else { return }
    for element in store.elements where element.isLeaving { element.attributes.center += jump }
  }

  // MARK: Following the data

  /// Follows a batch: brings every element to its path after it; what is deleted waits for `letGo`.
  func follow(_ plan: UpdatePlan) {
    store.markUnsorted()
    for element in store.elements where element.isThere {
      if let key = plan.newKey(forOld: element.attributes.key) {
        element.attributes.indexPath = key.indexPath
      } else {
        element.state = .gone
        deleted.append(element)
      }
    }
  }

  /// Says what becomes of what a batch deleted: the layout leads it away, or it fades; or it is gone at once.
  func letGo(in layout: CollectionViewLayout, animated: Bool) {
    for element in deleted {
      if !animated {
        store.drop(element)
      } else if let place = layout.layoutAttributes(forLeaving: element.id) {
        store.setState(element, .led)
        store.lead(element, to: element.named(place), source.moment)
      } else {
        dismiss(element, to: layout.finalLayoutAttributes(forDisappearing: element.attributes))
      }
    }
    deleted.removeAll()
  }
}
