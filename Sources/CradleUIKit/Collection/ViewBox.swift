import CradleCollectionView

/// The engine's view for a supplementary view or a decoration.
final class ViewBox: CollectionReusableView, ViewHolder {
  let view: UICollectionReusableView
  init(_ view: UICollectionReusableView) {
    self.view = view
    super.init()
    view.box = self
  }
  required init() { view = UICollectionReusableView() }
  override func prepareForReuse() { view.prepareForReuse() }
  override func preferredLayoutAttributesFitting(_ attributes: EngineAttributes) -> EngineAttributes {
    view.preferred(attributes)
  }
}

/// The engine's cell for a UIKit cell.
final class CellBox: CollectionViewCell, ViewHolder {
  let cell: UICollectionViewCell
  var view: UICollectionReusableView { cell }
  init(_ cell: UICollectionViewCell) {
    self.cell = cell
    super.init()
    cell.box = self
  }
  required init() { cell = UICollectionViewCell() }
  override func prepareForReuse() { cell.prepareForReuse() }
  override func preferredLayoutAttributesFitting(_ attributes: EngineAttributes) -> EngineAttributes {
    cell.preferred(attributes)
  }
  /// Passes the highlight and selection of the engine's cell to the cell.
  func updateState() {
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  /// Returns the box of a cell, or a new one for a cell that was not dequeued.
  static func of(_ cell: UICollectionViewCell) -> CellBox { cell.box as? CellBox ?? CellBox(cell) }
}

protocol ViewHolder: AnyObject {
  var view: UICollectionReusableView { get }
}

extension UICollectionReusableView {
  /// Returns the attributes that the view prefers to those of the layout.
  fileprivate func preferred(_ engine: EngineAttributes) -> EngineAttributes {
    let layout = (collection ?? superview as? UICollectionView)?.collectionViewLayout
    let attributes =
      layout?.forwarder.original(engine) ?? .made(engine, of: UICollectionViewLayoutAttributes.self)
    isMeasured = true
    defer { isMeasured = false }
    // A view measures itself at the size that the layout gives it.
    if bounds.size != attributes.size {
      UIView.performWithoutAnimation { bounds.size = attributes.size }
      lastGeometry = nil
    }
    prepareToMeasure()
    let preferred = preferredLayoutAttributesFitting(attributes)
    guard preferred.engine.key == engine.key else { return engine }
    layout?.forwarder.record(preferred: preferred)
    return preferred.engine
  }
}
