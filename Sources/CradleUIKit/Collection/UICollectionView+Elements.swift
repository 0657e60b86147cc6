import CradleCollectionView
import CradleGeometry

extension EngineLayout {
  /// The UIKit layout whose engine's layout this is; nil for another one.
  var uikit: UICollectionViewLayout? { (substitute as? LayoutForwarder)?.layout }

  func registerDecorations(ofKind kind: String, _ make: (() -> UICollectionReusableView)?) {
    guard let make else { return register(nil, forDecorationViewOfKind: kind) }
    register(forDecorationViewOfKind: kind) { ViewBox(make()) }
  }
}

extension UICollectionView.ScrollPosition {
  /// The bits are the engine's.
  var engine: EngineView.ScrollPosition { EngineView.ScrollPosition(rawValue: Int(rawValue)) }
}

extension UICollectionView {
  // MARK: Visible elements

  /// The visible cells, in the layout's order.
  public var visibleCells: [UICollectionViewCell] {
    engine.visibleCells.compactMap { ($0 as? CellBox)?.cell }
  }
  /// The paths of the visible items.
  public var indexPathsForVisibleItems: [Foundation.IndexPath] {
    engine.indexPathsForVisibleItems.map(\.path)
  }
  /// The cell of a visible item; nil for others.
  public func cellForItem(at indexPath: Foundation.IndexPath) -> UICollectionViewCell? {
    (engine.cellForItem(at: EnginePath(indexPath)) as? CellBox)?.cell
  }
  /// The path of a visible cell; nil for others.
  public func indexPath(for cell: UICollectionViewCell) -> Foundation.IndexPath? {
    (cell.box as? CellBox).flatMap { engine.indexPath(for: $0)?.path }
  }
  /// Returns the path of the frontmost item at a point of the content; nil for none. While a change is animated, items
  /// count at their final positions.
  public func indexPathForItem(at point: CGPoint) -> Foundation.IndexPath? {
    engine.layoutIfNeeded()
    let box = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let matches = (collectionViewLayout.layoutAttributesForElements(in: box) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return matches.reduce(nil as UICollectionViewLayoutAttributes?) { top, next in
      (top?.zIndex ?? .min) <= next.zIndex ? next : top
    }?.indexPath
  }
  /// A visible supplementary view; nil for others.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: Foundation.IndexPath)
    -> UICollectionReusableView?
  {
    (engine.supplementaryView(
      forElementKind: CradleCollectionView.ElementCategory.kind(elementKind), at: EnginePath(indexPath))
      as? ViewBox)?.view
  }
  /// The visible supplementary views of a kind.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    engine.visibleSupplementaryViews(ofKind: CradleCollectionView.ElementCategory.kind(elementKind))
      .compactMap { ($0 as? ViewBox)?.view }
  }
  /// The paths of the visible supplementary views of a kind.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [Foundation.IndexPath]
  {
    engine.indexPathsForVisibleSupplementaryElements(
      ofKind: CradleCollectionView.ElementCategory.kind(elementKind)
    ).map(\.path)
  }
  /// The attributes of an item, wherever it is.
  public func layoutAttributesForItem(at indexPath: Foundation.IndexPath) -> UICollectionViewLayoutAttributes?
  {
    engine.layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The attributes of a supplementary view, wherever it is.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: Foundation.IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    engine.layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Cells and views

  /// Registers the class or nib of the cells with a reuse identifier; nil removes it.
  func register(_ make: (() -> UICollectionReusableView)?, cell identifier: String) {
    guard let make else { return engine.register(nil, forCellWithReuseIdentifier: identifier) }
    engine.register(forCellWithReuseIdentifier: identifier) {
      guard let cell = make() as? UICollectionViewCell else {
        preconditionFailure("register: the class of \"\(identifier)\" is no subclass of UICollectionViewCell")
      }
      cell.reuseIdentifier = identifier
      return CellBox(cell)
    }
  }
  /// Registers the class or nib of the views with a kind and a reuse identifier; nil removes it.
  func register(_ make: (() -> UICollectionReusableView)?, _ elementKind: String, _ identifier: String) {
    let kind = CradleCollectionView.ElementCategory.kind(elementKind)
    guard let make else {
      return engine.register(nil, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    engine.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      let view = make()
      view.reuseIdentifier = identifier
      return ViewBox(view)
    }
  }
  /// A cell that left the screen, prepared for reuse, or a new one.
  func cell(_ identifier: String, for indexPath: Foundation.IndexPath) -> UICollectionViewCell {
    let box = engine.dequeueReusableCell(withReuseIdentifier: identifier, for: EnginePath(indexPath))
    guard let cell = (box as? CellBox)?.cell else { return UICollectionViewCell() }
    elements.keep(box)
    return sized(cell, collectionViewLayout.layoutAttributesForItem(at: indexPath))
  }
  /// A view that left the screen, prepared for reuse, or a new one.
  func view(_ elementKind: String, _ identifier: String, for indexPath: Foundation.IndexPath)
    -> UICollectionReusableView
  {
    let box = engine.dequeueReusableSupplementaryView(
      ofKind: CradleCollectionView.ElementCategory.kind(elementKind), withReuseIdentifier: identifier,
      for: EnginePath(indexPath))
    guard let view = (box as? ViewBox)?.view else { return UICollectionReusableView() }
    elements.keep(box)
    return sized(
      view, collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  /// Returns the view at the size that the layout gives it, so that the app can fill it accordingly.
  private func sized<View: UICollectionReusableView>(
    _ view: View, _ attributes: UICollectionViewLayoutAttributes?
  ) -> View {
    view.collection = self
    attributes.map { view.setGeometry(of: $0, presented: $0.engine) }
    return view
  }
}
