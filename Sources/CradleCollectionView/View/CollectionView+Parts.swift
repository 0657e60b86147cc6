import CradleGeometry
import CradleScrolling

// The members that the collection provides to its parts.

extension CollectionView: PresenterSource {
  var motionContext: MotionContext {
    MotionContext(
      time: time, bounds: visibleRect, scroll: velocity, animation: animation)
  }

  /// The data source's path of the item shown at a path; an interactive movement makes them differ.
  func dataPath(of path: IndexPath) -> IndexPath { input.movements.dataPath(of: path) }

  func identity(of attributes: LayoutAttributes) -> ElementID {
    guard let id = contents.id(of: attributes.key) else {
      preconditionFailure(
        "CollectionView: \(type(of: layout)) lays out \(attributes.key), which the data source does not have; "
          + "ask numberOfItems(inSection:) in prepare()")
    }
    return id
  }

  func makeView(for attributes: LayoutAttributes) -> CollectionReusableView? {
    let path = attributes.indexPath
    let view: CollectionReusableView?
    switch attributes.category {
    case .cell:
      guard let cell = dataSource?.collectionView(self, cellForItemAt: dataPath(of: path)), cell !== noCell
      else {
        return nil
      }
      cell.isSelected = input.selection.contains(path)
      cell.isHighlighted = input.highlighted.map { $0 == contents.id(of: attributes.key) } ?? false
      view = cell
    case .supplementary(let kind):
      let supplementary = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      view = supplementary === noView ? nil : supplementary
    case .decoration(let kind):
      view = layout.makeDecoration(kind)
    }
    view?.notify(attributes)
    if let view, appDelegate != nil { displays.add(view, attributes.key, isShown: true) }
    return view
  }

  /// Lets the data source configure an item's cell again, if it is on screen.
  func reconfigure(_ path: IndexPath) {
    let key = ElementKey(.cell, path)
    guard let cell = presenter[key]?.view as? CollectionViewCell else { return }
    let answer = presenter.views.cells.reconfigure(cell) {
      dataSource?.collectionView(self, cellForItemAt: dataPath(of: path))
    }
    precondition(
      answer === cell,
      "CollectionView.reconfigureItems: the data source answered another cell for \(path); dequeue by the same reuse "
        + "identifier, or call reloadItems(at:)")
    presenter[key]?.isFitted = false
  }

  func didRecycle(_ view: CollectionReusableView, of key: ElementKey) {
    if appDelegate != nil { displays.add(view, key, isShown: false) }
  }

  /// Notifies the delegate of views that have appeared and disappeared, unless the collection is at work.
  /// Views that its changes add follow in the same order.
  func notifyDisplays() {
    guard !isBusy, displays.beginNotifying() else { return }
    defer { displays.endNotifying() }
    while let notice = displays.take() {
      guard let delegate else { return displays.removeAll() }
      notice.notify(delegate, self)
    }
  }
}

// For the pass.
extension CollectionView {
  /// Queries the layout for visible elements, and measures the new ones: at once after a change and at rest, else
  /// at the core's steps.
  func query(afterChange isChanged: Bool) {
    pass.query(layout, input.transition)
    if input.transition == nil, layout.asksForPreferredAttributes, isChanged || isStill {
      selfSizing.measure()
    }
    if let moved = input.movements.attributes { pass.show(moved) }
  }

  /// Shows the result after a batch or a change of layout; see `ElementPresenter.animate`.
  func showResult(
    animated: Bool, departingWithin reach: Double, arrival: (LayoutAttributes) -> LayoutAttributes?
  ) {
    if animated {
      presenter.animate(to: pass.result, of: layout, departingWithin: reach, arrival: arrival)
    } else {
      presenter.stopMotions()
      presenter.show(pass.result, of: layout)
    }
  }

  /// Measures the elements that a scroll shows at one of the core's steps.
  func measureStep() {
    guard !isBusy, input.transition == nil, selfSizing.isStepDue || layout.isInvalid else { return }
    performWork {
      load()
      pass.update(layout)
      pass.query(layout, nil)
      selfSizing.measureStep(velocity: velocity)
    }
  }
}

// For the layout.
extension CollectionView {
  func install(_ layout: CollectionViewLayout) {
    precondition(
      layout.collectionView == nil || layout.collectionView === self,
      "CollectionView: the layout already lays out another collection; make one for each")
    layout.enter(self)
  }

  /// The delegate, if it provides a flow's metrics.
  var flowDelegate: (any CollectionViewDelegateFlowLayout)? { delegates.ofFlow(appDelegate) }

  /// The present scroll gesture, or the last one.
  var scrollInput: ScrollInput { timeline.scrollInput }

  /// A number that changes with the data.
  var contentsVersion: Int { contents.version }

  /// Records an invalidation for the next pass.
  func layoutWasInvalidated(
    _ invalidated: CollectionViewLayout, _ context: CollectionViewLayoutInvalidationContext
  ) {
    pass.setNeedsQuery()
    guard invalidated === layout else { return }
    pass.follow(context)
    selfSizing.invalidate(context)
  }

  /// Requests a query of the visible elements with the next pass.
  func layoutNeedsQuery(_ asking: CollectionViewLayout) {
    if asking === layout || isInTransition { pass.setNeedsQuery() }
  }
}

// For the input.
extension CollectionView {
  /// The topmost item shown at a point of the viewport; nil if there is none.
  func topItem(at location: Point) -> ShownItem? {
    layoutIfNeeded()
    let point = location + (contentOffset - .zero)
    let element = presenter.drawn.last { element in
      element.isPresent && element.attributes.category == .cell && !element.attributes.isHidden
        && element.presentation(at: time).contains(point)
    }
    return element.map(ShownItem.init)
  }

  /// The item with an identity, if the layout shows it.
  func wantedItem(_ id: ElementID) -> ShownItem? {
    presenter[id].flatMap { $0.state == .wanted ? ShownItem($0) : nil }
  }

  /// The cell of an item that is on screen, as of the last pass.
  func shownCell(at path: IndexPath) -> CollectionViewCell? {
    presenter[ElementKey(.cell, path)]?.view as? CollectionViewCell
  }
}

/// An item on screen, for the input.
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
