// Preferred attributes of elements.
extension ElementPresenter {
  /// Adds the new elements of a layout's result, and appends to `unfitted` the attributes of elements that have
  /// not been measured, in the result's order.
  func addElements(_ answer: [LayoutAttributes], unfitted: inout [LayoutAttributes]) {
    var last: Element?
    for attributes in answer {
      let element = addedElement(attributes, after: last)
      last = element
      if !element.isFitted { unfitted.append(attributes) }
    }
  }

  private func addedElement(_ attributes: LayoutAttributes, after last: Element?) -> Element {
    if let next = store.after(last), next.hasKey(of: attributes) { return next }
    if let known = store[source.identity(of: attributes)] { return known }
    let element = store.insert(attributes)
    element.isFresh = true
    return element
  }

  /// Requests that elements be measured again: those that an invalidation names, or all.
  func invalidatePreferredAttributes(_ context: CollectionViewLayoutInvalidationContext) {
    guard context.preferredAttributes == nil else { return }
    if context.invalidateEverything || context.invalidatesViewport {
      for element in store.elements { element.isFitted = false }
      return
    }
    for path in context.invalidatedItemIndexPaths ?? [] { self[ElementKey(.cell, path)]?.isFitted = false }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths { self[ElementKey(.supplementary(kind), path)]?.isFitted = false }
    }
  }
}
