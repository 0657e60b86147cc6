import CradleGeometry

/// Measures new elements: asks them for their preferred attributes, and passes these to the layout.
///
/// While the content scrolls, only the core's steps measure new elements: otherwise a high frame rate would
/// measure more of the elements that a fast scroll passes than a low one. A change of the layout is measured at
/// once.
final class SelfSizing {
  private unowned let collection: CollectionView
  /// Empty storage for the attributes of elements to measure; kept, so that measuring during a steady scroll
  /// allocates nothing.
  private var unfitted: [LayoutAttributes] = []
  /// The number of times that new elements were measured.
  private var round = 0
  /// The visible rectangle at the last step that measured.
  private var measuredRect = Rect.zero

  init(for collection: CollectionView) { self.collection = collection }

  private var layout: CollectionViewLayout { collection.layout }
  private var pass: LayoutPass { collection.pass }
  private var store: ElementStore { collection.presenter.store }

  /// Whether the content has moved since the last step that measured.
  private var isStepDue: Bool { collection.visibleRect != measuredRect }

  /// Measures the elements of the pass's result, after a change or at rest.
  func measure() {
    round += 1
    measure(aheadBy: .zero)
  }

  /// Measures the elements that a scroll shows at one of the core's steps, unless the collection is at work.
  func measureStep() {
    guard !collection.isBusy, collection.input.transition == nil, isStepDue || layout.isInvalid else {
      return
    }
    collection.performWork {
      collection.load()
      pass.update(layout)
      pass.query(layout, nil)
      measureStep(velocity: collection.velocity)
    }
  }

  /// Measures the elements of the pass's result at one of the core's steps, and those that a scroll's velocity
  /// makes visible until the next step.
  private func measureStep(velocity: Vector) {
    measure()
    let (ahead, viewport) = (velocity / LayoutAnimators.stepRate, collection.viewportSize)
    // In a faster scroll, elements visible between two steps are not near those visible at a step.
    if abs(ahead.dx) < viewport.width, abs(ahead.dy) < viewport.height { measure(aheadBy: ahead) }
    measuredRect = collection.visibleRect
    pass.setNeedsQuery()
  }

  /// Requests that elements be measured again: those that an invalidation names, or all.
  func invalidate(_ context: CollectionViewLayoutInvalidationContext) {
    guard context.preferredAttributes == nil else { return }
    if context.invalidateEverything || context.invalidatesViewport {
      for element in store.elements { element.isFitted = false }
      return
    }
    let presenter = collection.presenter
    for path in context.invalidatedItemIndexPaths ?? [] {
      presenter[ElementKey(.cell, path)]?.isFitted = false
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths { presenter[ElementKey(.supplementary(kind), path)]?.isFitted = false }
    }
  }

  /// Asks the new elements of the last result, or those visible a distance farther on, for their preferred
  /// attributes until nothing changes. Each element is asked once, so this ends.
  private func measure(aheadBy distance: Vector) {
    if distance != .zero { pass.queryElements(ahead: distance, in: layout) }
    while fitNewElements(aheadBy: distance) {
      pass.update(layout)
      pass.query(layout, nil)
      if distance != .zero { pass.queryElements(ahead: distance, in: layout) }
    }
  }

  /// Asks the new visible elements for their preferred attributes; returns whether any of them changes the
  /// layout.
  ///
  /// The elements are asked outwards from the one that stays in place, without those that others have pushed
  /// out of the viewport. A fast scroll shows several new elements in one frame; in another order, or all at
  /// once, more of them would be measured at a low frame rate than at a high one.
  private func fitNewElements(aheadBy distance: Vector) -> Bool {
    // Swapped rather than copied: the storage stays unique, and a reentrant call finds it empty.
    var unfitted: [LayoutAttributes] = []
    swap(&unfitted, &self.unfitted)
    defer {
      unfitted.removeAll(keepingCapacity: true)
      swap(&unfitted, &self.unfitted)
    }
    appendUnfitted(to: &unfitted)
    guard !unfitted.isEmpty else { return false }
    let direction = layout.measuredDirection
    let anchor = cellInPlace
    layout.fittingAnchor = anchor?.frame.origin
    defer { layout.fittingAnchor = nil }
    let middle = direction.range(of: anchor?.frame ?? layout.bounds).low
    unfitted.sort { first, second in
      let (first, second) = (direction.range(of: first.frame).low, direction.range(of: second.frame).low)
      return first < middle ? second < first : second < middle || first < second
    }
    var isChanged = false
    for stale in unfitted {
      var original = stale
      if isChanged {
        let visible = pass.adjustedBounds.offset(by: distance)
        guard let now = layout.layoutAttributes(for: stale.key), now.reaches(visible) else {
          continue
        }
        original = now
      }
      guard let element = collection.presenter[stale.key] else { continue }
      element.isFitted = true
      element.firstMeasuring = element.firstMeasuring ?? round
      if fit(original, element.view) { isChanged = true }
    }
    return isChanged
  }

  /// Adds the new elements of the pass's result, and appends the attributes of those that have not been measured,
  /// in the result's order.
  private func appendUnfitted(to unfitted: inout [LayoutAttributes]) {
    var last: Element?
    for attributes in pass.result {
      let element = addedElement(attributes, after: last)
      last = element
      if !element.isFitted, !element.isViewDue { unfitted.append(attributes) }
    }
  }

  private func addedElement(_ attributes: LayoutAttributes, after last: Element?) -> Element {
    if let next = store.after(last), next.hasKey(of: attributes) { return next }
    if let known = store[collection.identity(of: attributes)] { return known }
    let element = store.insert(attributes)
    element.isFresh = true
    return element
  }

  /// The cell that stays in place: the first one in the viewport that was measured earlier; nil if there is
  /// none.
  ///
  /// Preferably it starts in the viewport, so that a cell that the edge cuts grows outside of the viewport.
  private var cellInPlace: LayoutAttributes? {
    let low = layout.measuredDirection.range(of: layout.bounds).low
    var cut: LayoutAttributes?
    for attributes in pass.result where attributes.category == .cell {
      guard let first = collection.presenter[attributes.key]?.firstMeasuring, first < round else { continue }
      if layout.measuredDirection.range(of: attributes.frame).low >= low { return attributes }
      cut = cut ?? attributes
    }
    return cut
  }

  /// Asks an element for its preferred attributes, and passes them to the layout; returns whether they change
  /// it.
  private func fit(_ original: LayoutAttributes, _ view: CollectionReusableView?) -> Bool {
    guard let preferred = preferred(original, view) else { return false }
    precondition(
      preferred.isFinite && preferred.size.width >= 0 && preferred.size.height >= 0,
      "CollectionView: \(original.key) prefers a size of \(preferred.size.width) × \(preferred.size.height); "
        + "return finite points, 0 or more, in preferredLayoutAttributesFitting or preferredItemSize")
    guard
      layout.receiver.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    layout.receiver.invalidateLayout(
      with: layout.receiver.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }

  private func preferred(
    _ original: LayoutAttributes, _ view: CollectionReusableView?
  ) -> LayoutAttributes? {
    guard original.category == .cell, let measure = layout.preferredItemSize else {
      return view?.preferredLayoutAttributesFitting(original)
    }
    var preferred = original
    preferred.size = measure(collection.dataPath(of: original.indexPath), original.size)
    return preferred
  }
}
