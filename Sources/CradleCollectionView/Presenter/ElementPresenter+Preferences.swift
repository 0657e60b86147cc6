// Preferred attributes of elements.
extension ElementPresenter {
  /// Adds the answer's elements that are not on screen, with their views, and asks every element that has not
  /// been asked since its view was made. The pass removes those that it does not show.
  ///
  /// - Parameters:
  ///   - answer: What the layout would show.
  ///   - ask: Asks an element with its view; returns whether that changes the layout.
  /// - Returns: Whether any element changes the layout.
  func admit(
    _ answer: [LayoutAttributes], asking ask: (LayoutAttributes, CollectionReusableView?) -> Bool
  ) -> Bool {
    var (last, isChanged) = (nil as Element?, false)
    for attributes in answer {
      let element = admitted(attributes, after: last)
      last = element
      guard !element.isFitted else { continue }
      element.isFitted = true
      if ask(attributes, element.view) { isChanged = true }
    }
    return isChanged
  }

  private func admitted(_ attributes: LayoutAttributes, after last: Element?) -> Element {
    if let next = store.after(last), next.isNamed(by: attributes) { return next }
    if let known = store[source.identity(of: attributes)] { return known }
    let element = store.insert(attributes)
    element.isFresh = true
    return element
  }

  /// Requests that elements be asked again for their preferred attributes: those that an invalidation names,
  /// or all.
  func forgetPreferences(_ context: CollectionViewLayoutInvalidationContext) {
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
