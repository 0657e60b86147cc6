import CradleGeometry

// What is seen, and the views that stand for it.
extension CollectionView {
  /// What is seen now, in drawing order, animations included.
  public var presentedElements: [PresentedElement] {
    var elements: [PresentedElement] = []
    layoutIfNeeded()
    elements.reserveCapacity(presenter.drawn.count)
    forEachPresented { elements.append($0) }
    return elements
  }

  /// Calls the body with what is seen now, in drawing order; it allocates nothing in a steady frame.
  public func forEachPresented(_ body: (PresentedElement) -> Void) {
    layoutIfNeeded()
    let moment = moment
    for element in presenter.drawn {
      let shown = element.presentation(at: moment.time)
      guard !shown.isHidden, !element.isOver(shown, from: moment.bounds, at: moment.time) else { continue }
      let motion = element.velocity(at: moment.time)
      let drift = element.drift(in: layout, at: moment.scroll)
      body(
        PresentedElement(
          id: element.id, attributes: shown, velocity: (motion + (drift.held - drift.free)).ofCenter,
          screenVelocity: (motion + drift.held).ofCenter, view: element.view, isLeaving: element.isLeaving))
    }
  }

  /// The paths of the items in sight, in the layout's order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return presenter.wanted.lazy.filter { $0.attributes.category == .cell }.map(\.attributes.indexPath)
  }

  /// The item that is seen on top at a point of the viewport; nil where there is none.
  public func indexPathForItem(at location: Point) -> IndexPath? {
    topItem(at: location)?.path
  }

  /// The cell of an item that is in sight; nil for others.
  public func cellForItem(at path: IndexPath) -> CollectionViewCell? {
    layoutIfNeeded()
    return shownCell(at: path)
  }

  // MARK: Cells and views: made by the app, lent to elements, and back to their pools

  /// Says how to make the cells of a reuse identifier.
  public func registerCell(_ identifier: String, _ make: @escaping () -> CollectionViewCell) {
    presenter.views.cells.register(identifier, make)
  }

  /// Says how to make the supplementary views of a reuse identifier.
  public func registerSupplementary(_ identifier: String, _ make: @escaping () -> CollectionReusableView) {
    presenter.views.supplementaries.register(identifier, make)
  }

  /// A cell that left the screen, prepared for reuse, or a new one; an unregistered identifier is a
  /// programming error.
  public func dequeueCell(_ identifier: String, for path: IndexPath) -> CollectionViewCell {
    guard let cell = presenter.views.cells.dequeue(identifier) else {
      preconditionFailure(
        "CollectionView.dequeueCell: no cell is registered for \"\(identifier)\"; call registerCell first")
    }
    return cell
  }

  /// A supplementary view that left the screen, or a new one; an unregistered identifier is a programming
  /// error.
  public func dequeueSupplementary(_ identifier: String, for path: IndexPath) -> CollectionReusableView {
    guard let view = presenter.views.supplementaries.dequeue(identifier) else {
      preconditionFailure(
        "CollectionView.dequeueSupplementary: no view is registered for \"\(identifier)\"; "
          + "call registerSupplementary first")
    }
    return view
  }
}

extension AttributeVector {
  /// The part that moves the middle.
  fileprivate var ofCenter: Vector { Vector(dx: self[0], dy: self[1]) }
}
