// Cells and views: made by the app, lent to elements, and back to their pools.
extension CollectionView {
  /// Says how to make the cells of a reuse identifier.
  public func registerCell(_ identifier: String, _ make: @escaping () -> CollectionViewCell) {
    cells.register(identifier, make)
  }

  /// Says how to make the supplementary views of a reuse identifier.
  public func registerSupplementary(_ identifier: String, _ make: @escaping () -> CollectionReusableView) {
    supplementaries.register(identifier, make)
  }

  /// A cell that left the screen, prepared for reuse, or a new one; an unregistered identifier is a
  /// programming error.
  public func dequeueCell(_ identifier: String, for path: IndexPath) -> CollectionViewCell {
    guard let cell = cells.dequeue(identifier) else {
      preconditionFailure(
        "CollectionView.dequeueCell: no cell is registered for \"\(identifier)\"; call registerCell first")
    }
    return cell
  }

  /// A supplementary view that left the screen, or a new one; an unregistered identifier is a programming
  /// error.
  public func dequeueSupplementary(_ identifier: String, for path: IndexPath) -> CollectionReusableView {
    guard let view = supplementaries.dequeue(identifier) else {
      preconditionFailure(
        "CollectionView.dequeueSupplementary: no view is registered for \"\(identifier)\"; "
          + "call registerSupplementary first")
    }
    return view
  }

  func makeView(for attributes: LayoutAttributes) -> CollectionReusableView? {
    let path = attributes.indexPath
    let view: CollectionReusableView?
    switch attributes.category {
    case .cell:
      let cell = dataSource?.collectionView(self, cellForItemAt: path)
      cell?.isSelected = selection.contains(path)
      cell?.isHighlighted = touch?.highlighted == contents.id(of: attributes.key)
      view = cell
    case .supplementary(let kind):
      view = dataSource?.collectionView(self, viewForSupplementary: kind, at: path)
    case .decoration(let kind):
      view = layout.makeDecoration(kind)
    }
    view?.tell(attributes)
    return view
  }

  func returnView(of element: Element) {
    if let cell = element.view as? CollectionViewCell {
      cell.isHighlighted = false
      cell.isSelected = false
      cells.enqueue(cell)
    } else if let view = element.view, case .supplementary = element.attributes.category {
      supplementaries.enqueue(view)
    }
    element.view = nil
  }
}
