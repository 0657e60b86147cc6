import CradleGeometry

// Which elements are visible, and their preferred sizes.
extension CollectionView {
  /// Queries the layout for visible elements, and the new ones for their preferred attributes, until nothing
  /// changes: each element is asked once, so it ends.
  func query() {
    pass.query(layout, input.transition)
    if input.transition == nil, layout.asksForPreferredAttributes {
      while presenter.admit(pass.answer, asking: { self.fit($0, $1) }) {
        pass.update(layout)
        pass.query(layout, nil)
      }
    }
    if let carriedAttributes { pass.show(carriedAttributes) }
  }

  /// Asks an element for its preferred attributes, and tells the layout; returns whether they change it.
  private func fit(_ original: LayoutAttributes, _ view: CollectionReusableView?) -> Bool {
    guard let preferred = preferred(original, view) else { return false }
    precondition(
      preferred.isFinite && preferred.size.width >= 0 && preferred.size.height >= 0,
      "CollectionView: \(original.key) prefers a size of \(preferred.size.width) × \(preferred.size.height); "
        + "answer finite points, 0 or more, in preferredLayoutAttributesFitting or preferredItemSize")
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
