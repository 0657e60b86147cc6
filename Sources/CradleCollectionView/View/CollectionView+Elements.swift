import CradleGeometry

// Visible elements and their views.
extension CollectionView {
  /// The identity of an item for as long as it exists, through inserts, deletes and moves; nil if there is none at the
  /// path.
  public func id(ofItemAt path: IndexPath) -> ElementID? { id(of: ElementKey(.cell, path)) }

  /// The presented elements in drawing order, with their animations.
  public var presentedElements: [PresentedElement] {
    var elements: [PresentedElement] = []
    layoutIfNeeded()
    elements.reserveCapacity(presenter.drawn.count)
    forEachPresented { elements.append($0) }
    return elements
  }

  /// Calls the body with the presented elements in drawing order; allocates nothing in a steady frame.
  public func forEachPresented(_ body: (PresentedElement) -> Void) {
    layoutIfNeeded()
    let motionContext = motionContext
    // Changes made by the body wait, so the loop covers the elements that were there at its start.
    performWork {
      for element in presenter.drawn {
        let shown = element.presentation(at: motionContext.time)
        guard !shown.isHidden, !element.isOver(shown, from: motionContext.bounds, at: motionContext.time)
        else { continue }
        let motion = element.velocity(at: motionContext.time)
        let drift = element.layoutVelocity(in: layout, at: motionContext.scroll)
        body(
          PresentedElement(
            id: element.id, attributes: shown, velocity: (motion + (drift.clamped - drift.free)).center,
            screenVelocity: (motion + drift.clamped).center, view: element.view,
            isLeaving: element.isLeaving))
      }
    }
  }

  /// The paths of the visible items, in the layout's order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return presenter.wanted.lazy.filter { $0.attributes.category == .cell }.map(\.attributes.indexPath)
  }

  /// The topmost item shown at a point of the content; nil if there is none.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    input.topItem(at: point + (.zero - contentOffset))?.path
  }

  /// The cell of a visible item; nil for others.
  public func cellForItem(at path: IndexPath) -> CollectionViewCell? {
    layoutIfNeeded()
    return presenter.shownCell(at: path)
  }

  /// The visible cells, in the layout's order.
  public var visibleCells: [CollectionViewCell] {
    layoutIfNeeded()
    return presenter.wanted.compactMap { $0.view as? CollectionViewCell }
  }

  /// The path of a visible cell; nil for others.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    layoutIfNeeded()
    return presenter.wanted.first { $0.view === cell }?.attributes.indexPath
  }

  /// The visible supplementary view of a kind and path; nil for others.
  public func supplementaryView(forElementKind kind: String, at path: IndexPath) -> CollectionReusableView? {
    layoutIfNeeded()
    return presenter[ElementKey(.supplementary(kind), path)]?.view
  }

  /// The visible supplementary views of a kind, in the layout's order.
  public func visibleSupplementaryViews(ofKind kind: String) -> [CollectionReusableView] {
    wantedSupplementaries(of: kind).compactMap(\.view)
  }

  /// The paths of the visible supplementary views of a kind, in the layout's order.
  public func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    wantedSupplementaries(of: kind).map(\.attributes.indexPath)
  }

  private func wantedSupplementaries(of kind: String) -> [Element] {
    layoutIfNeeded()
    return presenter.wanted.filter { $0.attributes.category == .supplementary(kind) }
  }

  // MARK: Layout attributes

  /// The attributes of an item, visible or not; nil for one that does not exist.
  public func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
    layoutIfNeeded()
    return contents.contains(path) ? performWork { layout.receiver.layoutAttributesForItem(at: path) } : nil
  }

  /// The attributes of a supplementary view, visible or not; nil for one of a section that does not exist.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at path: IndexPath)
    -> LayoutAttributes?
  {
    layoutIfNeeded()
    guard contents.sections.indices.contains(path.section) else { return nil }
    return performWork { layout.receiver.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }
  }
}
