import CradleCollectionView
import CradleGeometry

/// Passes the engine's calls to a collection view's data source and delegate.
final class CollectionBridge: ScrollBridge {
  var collection: UICollectionView? { view as? UICollectionView }
  var flow: UICollectionViewDelegateFlowLayout? {
    collection?.delegate as? UICollectionViewDelegateFlowLayout
  }
}

extension CollectionBridge: CollectionViewDataSource, CollectionViewDataSourcePrefetching {
  func numberOfSections(in engine: EngineView) -> Int {
    collection.flatMap { $0.dataSource?.numberOfSections(in: $0) } ?? 0
  }
  func collectionView(_ engine: EngineView, numberOfItemsInSection section: Int) -> Int {
    collection.flatMap { $0.dataSource?.collectionView($0, numberOfItemsInSection: section) } ?? 0
  }
  func collectionView(_ engine: EngineView, cellForItemAt path: EnginePath) -> CollectionViewCell {
    // As in UIKit a view that appears is animated by no block around it.
    let cell = UIView.outsideOfAnimation {
      collection.flatMap { $0.dataSource?.collectionView($0, cellForItemAt: path.path) }
    }
    return cell.map(CellBox.of) ?? engine.noCell
  }
  func collectionView(
    _ engine: EngineView, viewForSupplementaryElementOfKind kind: String, at path: EnginePath
  ) -> CollectionReusableView {
    let kind = ElementCategory.uikit(kind)
    let view = UIView.outsideOfAnimation {
      collection.flatMap {
        $0.dataSource?.collectionView($0, viewForSupplementaryElementOfKind: kind, at: path.path)
      }
    }
    return view.map { $0.box as? ViewBox ?? ViewBox($0) } ?? engine.noView
  }
  func collectionView(_ engine: EngineView, canMoveItemAt path: EnginePath) -> Bool {
    if collection?.dragging?.isTaking == true { return true }
    return collection.flatMap { $0.dataSource?.collectionView($0, canMoveItemAt: path.path) } ?? false
  }
  func collectionView(_ engine: EngineView, moveItemAt source: EnginePath, to destination: EnginePath) {
    collection.map { $0.dataSource?.collectionView($0, moveItemAt: source.path, to: destination.path) }
  }
  func collectionView(_ engine: EngineView, prefetchItemsAt paths: [EnginePath]) {
    guard let collection, collection.isPrefetchingEnabled else { return }
    collection.prefetchDataSource?.collectionView(collection, prefetchItemsAt: paths.map(\.path))
  }
  func collectionView(_ engine: EngineView, cancelPrefetchingForItemsAt paths: [EnginePath]) {
    guard let collection, collection.isPrefetchingEnabled else { return }
    collection.prefetchDataSource?.collectionView(collection, cancelPrefetchingForItemsAt: paths.map(\.path))
  }
}

extension CollectionBridge: CollectionViewDelegateFlowLayout {
  func collectionView(_ engine: EngineView, shouldHighlightItemAt path: EnginePath) -> Bool {
    guard collection?.isTouchKept != true, collection?.isSwiped != true else { return false }
    return collection.flatMap { $0.delegate?.collectionView($0, shouldHighlightItemAt: path.path) } ?? true
  }
  func collectionView(_ engine: EngineView, didHighlightItemAt path: EnginePath) {
    (engine.cellForItem(at: path) as? CellBox)?.updateState()
    collection.map { $0.delegate?.collectionView($0, didHighlightItemAt: path.path) }
  }
  func collectionView(_ engine: EngineView, didUnhighlightItemAt path: EnginePath) {
    (engine.cellForItem(at: path) as? CellBox)?.updateState()
    collection.map { $0.delegate?.collectionView($0, didUnhighlightItemAt: path.path) }
  }
  func collectionView(_ engine: EngineView, shouldSelectItemAt path: EnginePath) -> Bool {
    collection.flatMap { $0.delegate?.collectionView($0, shouldSelectItemAt: path.path) } ?? true
  }
  func collectionView(_ engine: EngineView, shouldDeselectItemAt path: EnginePath) -> Bool {
    collection.flatMap { $0.delegate?.collectionView($0, shouldDeselectItemAt: path.path) } ?? true
  }
  func collectionView(_ engine: EngineView, didSelectItemAt path: EnginePath) {
    (engine.cellForItem(at: path) as? CellBox)?.updateState()
    collection.map { $0.delegate?.collectionView($0, didSelectItemAt: path.path) }
  }
  func collectionView(_ engine: EngineView, didDeselectItemAt path: EnginePath) {
    (engine.cellForItem(at: path) as? CellBox)?.updateState()
    collection.map { $0.delegate?.collectionView($0, didDeselectItemAt: path.path) }
  }
  func collectionView(_ engine: EngineView, canPerformPrimaryActionForItemAt path: EnginePath) -> Bool {
    collection.flatMap { $0.delegate?.collectionView($0, canPerformPrimaryActionForItemAt: path.path) }
      ?? false
  }
  func collectionView(_ engine: EngineView, performPrimaryActionForItemAt path: EnginePath) {
    collection.map { $0.delegate?.collectionView($0, performPrimaryActionForItemAt: path.path) }
  }
  func collectionView(
    _ engine: EngineView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: EnginePath,
    atCurrentIndexPath current: EnginePath, toProposedIndexPath proposed: EnginePath
  ) -> EnginePath {
    guard let collection, let delegate = collection.delegate else { return proposed }
    return EnginePath(
      delegate.collectionView(
        collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: original.path,
        atCurrentIndexPath: current.path, toProposedIndexPath: proposed.path))
  }
  func collectionView(
    _ engine: EngineView, transitionLayoutForOldLayout old: EngineLayout, newLayout new: EngineLayout
  ) -> EngineTransitionLayout {
    guard let old = old.uikit, let new = new.uikit, let collection else {
      preconditionFailure("UICollectionView: a change of layout without a view; keep the view")
    }
    return collection.layouts.transitionLayout(from: old, to: new, in: collection)
  }
  func collectionView(_ engine: EngineView, layout: EngineLayout, sizeForItemAt path: EnginePath) -> Size {
    guard let collection, let layout = layout.uikit, let flow else {
      return CollectionViewFlowLayout.automaticSize
    }
    let size = flow.collectionView(collection, layout: layout, sizeForItemAt: path.path)
    return size == UICollectionViewFlowLayout.automaticSize
      ? CollectionViewFlowLayout.automaticSize : size.core
  }
  func collectionView(_ engine: EngineView, layout: EngineLayout, insetForSectionAt section: Int)
    -> EdgeInsets
  {
    guard let collection, let uikit = layout.uikit as? UICollectionViewFlowLayout else { return .zero }
    let inset = flow?.collectionView(collection, layout: uikit, insetForSectionAt: section)
    return uikit.insetFromContentEdges(inset ?? uikit.sectionInset).core
  }
  func collectionView(_ engine: EngineView, layout: EngineLayout, minimumLineSpacingForSectionAt section: Int)
    -> Double
  {
    guard let collection, let uikit = layout.uikit, let flow else {
      return (layout as? CollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }
    return Double(flow.collectionView(collection, layout: uikit, minimumLineSpacingForSectionAt: section))
  }
  func collectionView(
    _ engine: EngineView, layout: EngineLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> Double {
    guard let collection, let uikit = layout.uikit, let flow else {
      return (layout as? CollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }
    return Double(
      flow.collectionView(collection, layout: uikit, minimumInteritemSpacingForSectionAt: section))
  }
  func collectionView(
    _ engine: EngineView, layout: EngineLayout, referenceSizeForHeaderInSection section: Int
  ) -> Size {
    guard let collection, let uikit = layout.uikit, let flow else {
      return (layout as? CollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }
    return flow.collectionView(collection, layout: uikit, referenceSizeForHeaderInSection: section).core
  }
  func collectionView(
    _ engine: EngineView, layout: EngineLayout, referenceSizeForFooterInSection section: Int
  ) -> Size {
    guard let collection, let uikit = layout.uikit, let flow else {
      return (layout as? CollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
    return flow.collectionView(collection, layout: uikit, referenceSizeForFooterInSection: section).core
  }
}
