import CradleGeometry

/// An item on screen.
struct ShownItem {
  let id: ElementID
  let path: IndexPath
  let cell: CollectionViewCell?

  fileprivate init(_ element: Element) {
    id = element.id
    path = element.attributes.indexPath
    cell = element.view as? CollectionViewCell
  }
}

extension ElementPresenter {
  /// The topmost item shown at a point of the content; nil if there is none.
  func topItem(at point: Point) -> ShownItem? {
    let time = source.motionContext.time
    let element = drawn.last { element in
      element.isPresent && element.attributes.category == .cell && !element.attributes.isHidden
        && element.presentation(at: time).contains(point)
    }
    return element.map(ShownItem.init)
  }

  /// The item with an identity, if the layout shows it.
  func wantedItem(_ id: ElementID) -> ShownItem? {
    self[id].flatMap { $0.state == .wanted ? ShownItem($0) : nil }
  }

  /// The cell of an item that is on screen, as of the last pass.
  func shownCell(at path: IndexPath) -> CollectionViewCell? {
    self[ElementKey(.cell, path)]?.view as? CollectionViewCell
  }
}
