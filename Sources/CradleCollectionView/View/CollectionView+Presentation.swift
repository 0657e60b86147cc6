import CradleGeometry

// What is seen, animations included.
extension CollectionView {
  /// What is seen now, in drawing order, animations included.
  public var presentedElements: [PresentedElement] {
    var elements: [PresentedElement] = []
    elements.reserveCapacity(wanted.count + departing.count + leaving.count)
    forEachPresented { elements.append($0) }
    return elements
  }

  /// Calls the body with what is seen now, in drawing order; it allocates nothing in a steady frame.
  public func forEachPresented(_ body: (PresentedElement) -> Void) {
    layoutIfNeeded()
    sortForDrawing()
    let (now, bounds, scroll) = (time, scrollView.visibleRect, scrollView.velocity)
    for element in drawOrder {
      let shown = element.presentation(at: now)
      guard !shown.isHidden, !element.isGone(shown, from: bounds, at: now) else { continue }
      let motion = element.velocity(at: now)
      let free = freeDrift(of: element, in: layout, at: scroll)
      let drift = drift(of: element, in: layout, at: scroll)
      let (velocity, onScreen) = (motion + (drift - free), motion + drift)
      body(
        PresentedElement(
          id: element.id, attributes: shown, velocity: Vector(dx: velocity[0], dy: velocity[1]),
          screenVelocity: Vector(dx: onScreen[0], dy: onScreen[1]), view: element.view,
          isLeaving: element.isLeaving))
    }
  }

  /// The paths of the items in sight, in the layout's order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return wanted.lazy.filter { $0.attributes.category == .cell }.map(\.attributes.indexPath)
  }

  /// The item that is seen on top at a point of the viewport; nil where there is none.
  public func indexPathForItem(at location: Point) -> IndexPath? { item(at: location)?.attributes.indexPath }

  func item(at location: Point) -> Element? {
    layoutIfNeeded()
    sortForDrawing()
    let point = location + (scrollView.contentOffset - .zero)
    return drawOrder.last { element in
      guard element.attributes.category == .cell, !element.isLeaving, !element.attributes.isHidden else {
        return false
      }
      return element.presentation(at: time).contains(point)
    }
  }

  /// The cell of an item that is in sight; nil for others.
  public func cellForItem(at path: IndexPath) -> CollectionViewCell? {
    layoutIfNeeded()
    return byKey[ElementKey(.cell, path)]?.view as? CollectionViewCell
  }
}
