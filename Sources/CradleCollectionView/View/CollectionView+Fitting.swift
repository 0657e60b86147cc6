import CradleGeometry

// Queries of visible elements and their preferred sizes.
extension CollectionView {
  /// Queries the layout for visible elements, and measures the new ones.
  ///
  /// While the content scrolls, only the core's steps measure new elements: otherwise a high frame rate would
  /// measure more of the elements that a fast scroll passes than a low one. A change of the layout is
  /// measured at once.
  func query(afterChange isChanged: Bool) {
    pass.query(layout, input.transition)
    if input.transition == nil, layout.asksForPreferredAttributes, isChanged || isStill {
      pass.beginMeasuring()
      measure(aheadBy: .zero)
    }
    if let carriedAttributes { pass.show(carriedAttributes) }
  }

  /// Measures the elements that a scroll shows at one of the core's steps, and those that its velocity makes
  /// visible until the next step.
  func measureStep() {
    guard !isBusy, input.transition == nil, pass.isMeasuringDue || layout.isInvalid else { return }
    performWork {
      load()
      pass.update(layout)
      pass.query(layout, nil)
      pass.beginMeasuring()
      measure(aheadBy: .zero)
      let ahead = velocity / LayoutAnimators.stepRate
      // In a faster scroll, elements visible between two steps are not near those visible at a step.
      if abs(ahead.dx) < viewportSize.width, abs(ahead.dy) < viewportSize.height { measure(aheadBy: ahead) }
      pass.endMeasuringStep()
    }
  }

  /// Queries the new elements of the last result, or those visible a distance farther on, for their preferred
  /// attributes until nothing changes. Each element is queried once, so this ends.
  private func measure(aheadBy distance: Vector) {
    if distance != .zero { pass.queryElements(ahead: distance, in: layout) }
    while fitNewElements(aheadBy: distance) {
      pass.update(layout)
      pass.query(layout, nil)
      if distance != .zero { pass.queryElements(ahead: distance, in: layout) }
    }
  }

  /// Queries the new visible elements for their preferred attributes; returns whether any of them changes the
  /// layout.
  ///
  /// The elements are queried outwards from the one that stays in place, without those that others have pushed
  /// out of the viewport. A fast scroll shows several new elements in one frame; in another order, or all at
  /// once, more of them would be measured at a low frame rate than at a high one.
  private func fitNewElements(aheadBy distance: Vector) -> Bool {
    // Swapped rather than copied: the storage stays unique, and a reentrant call finds it empty.
    var unfitted: [LayoutAttributes] = []
    swap(&unfitted, &pass.unfitted)
    defer {
      unfitted.removeAll(keepingCapacity: true)
      swap(&unfitted, &pass.unfitted)
    }
    presenter.addElements(pass.result, unfitted: &unfitted)
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
        let sight = pass.adjustedBounds.offset(by: distance)
        guard let now = layout.layoutAttributes(for: stale.key), now.reaches(sight) else {
          continue
        }
        original = now
      }
      guard let element = presenter[stale.key] else { continue }
      element.isFitted = true
      element.firstMeasuring = element.firstMeasuring ?? pass.measuring
      if fit(original, element.view) { isChanged = true }
    }
    return isChanged
  }

  /// The cell that stays in place: the first one in the viewport that was measured earlier; nil if there is
  /// none.
  ///
  /// Preferably it starts in the viewport, so that a cell that the edge cuts grows outside of the viewport.
  private var cellInPlace: LayoutAttributes? {
    let low = layout.measuredDirection.range(of: layout.bounds).low
    var cut: LayoutAttributes?
    for attributes in pass.result where attributes.category == .cell {
      guard let first = presenter[attributes.key]?.firstMeasuring, first < pass.measuring else { continue }
      if layout.measuredDirection.range(of: attributes.frame).low >= low { return attributes }
      cut = cut ?? attributes
    }
    return cut
  }

  /// Queries an element for its preferred attributes, and passes them to the layout; returns whether they change
  /// it.
  private func fit(_ original: LayoutAttributes, _ view: CollectionReusableView?) -> Bool {
    guard let preferred = preferred(original, view) else { return false }
    precondition(
      preferred.isFinite && preferred.size.width >= 0 && preferred.size.height >= 0,
      "CollectionView: \(original.key) prefers a size of \(preferred.size.width) × \(preferred.size.height); "
        + "return finite points, 0 or more, in preferredLayoutAttributesFitting or preferredItemSize")
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
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
    preferred.size = measure(dataPath(of: original.indexPath), original.size)
    return preferred
  }
}
