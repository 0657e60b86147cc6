import CradleCollectionView
import CradleGeometry

// The calls about batches, changes of layout and new sizes.
extension LayoutForwarder {
  func prepare(forCollectionViewUpdates items: [CollectionViewUpdateItem]) {
    guard let layout else { return }
    layout.prepare(forCollectionViewUpdates: items.map(UICollectionViewUpdateItem.init))
    // The collection view itself finds appearing and disappearing elements; the layout is still called, as its
    // overrides may have side effects.
    let categories = Set(lastAttributes.keys.map(\.category)).sorted { $0.description < $1.description }
    for category in categories {
      switch category {
      case .cell: break
      case .supplementary(let kind):
        let kind = ElementCategory.uikit(kind)
        _ = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        _ = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      case .decoration(let kind):
        _ = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        _ = layout.indexPathsToInsertForDecorationView(ofKind: kind)
      }
    }
  }
  func finalizeCollectionViewUpdates() { layout?.finalizeCollectionViewUpdates() }
  func initialLayoutAttributes(forAppearing element: LayoutAttributes) -> LayoutAttributes? {
    let path = element.indexPath.path
    return switch element.category {
    case .cell: layout?.initialLayoutAttributesForAppearingItem(at: path)?.engine
    case .supplementary(let kind):
      layout?.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: ElementCategory.uikit(kind), at: path)?.engine
    case .decoration(let kind):
      layout?.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)?.engine
    }
  }
  func finalLayoutAttributes(forDisappearing element: LayoutAttributes) -> LayoutAttributes? {
    disappearing = element
    defer { disappearing = nil }
    let path = element.indexPath.path
    return switch element.category {
    case .cell: layout?.finalLayoutAttributesForDisappearingItem(at: path)?.engine
    case .supplementary(let kind):
      layout?.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: ElementCategory.uikit(kind), at: path)?.engine
    case .decoration(let kind):
      layout?.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)?.engine
    }
  }
  func prepareForTransition(to newLayout: EngineLayout) {
    newLayout.uikit.map { layout?.prepareForTransition(to: $0) }
  }
  func prepareForTransition(from oldLayout: EngineLayout) {
    oldLayout.uikit.map { layout?.prepareForTransition(from: $0) }
  }
  func finalizeLayoutTransition() { layout?.finalizeLayoutTransition() }
  func prepare(forAnimatedBoundsChange oldBounds: Rect) {
    layout?.prepare(forAnimatedBoundsChange: CGRect(oldBounds))
  }
  func finalizeAnimatedBoundsChange() { layout?.finalizeAnimatedBoundsChange() }
}
