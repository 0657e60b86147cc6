import CradleGeometry
import CradleScrolling

// What the parts ask of the collection.

extension CollectionView: PresenterSource {
  var moment: Moment {
    Moment(
      time: time, bounds: visibleRect, scroll: velocity, animation: animation)
  }

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
    view?.tell(attributes)
    if let view, appDelegate != nil { displays.note(view, attributes.key, isShown: true) }
    return view
  }

  /// Has the data source fill an item's cell again, where it is on screen.
  func reconfigure(_ path: IndexPath) {
    let key = ElementKey(.cell, path)
    guard let cell = presenter[key]?.view as? CollectionViewCell else { return }
    reconfigured = cell
    defer { reconfigured = nil }
    let answer = dataSource?.collectionView(self, cellForItemAt: dataPath(of: path))
    precondition(
      answer === cell,
      "CollectionView.reconfigureItems: the data source answered another cell for \(path); dequeue by the same reuse "
        + "identifier, or call reloadItems(at:)")
    presenter[key]?.isFitted = false
  }

  func didTakeBack(_ view: CollectionReusableView, of key: ElementKey) {
    if appDelegate != nil { displays.note(view, key, isShown: false) }
  }

  /// Tells the delegate what has come into sight and what is off the screen, unless the collection is at work. What it
  /// changes may bring more, which it hears of in the same order.
  func tellDisplays() {
    guard !isBusy, displays.beginTelling() else { return }
    defer { displays.endTelling() }
    while let notice = displays.take() {
      guard let delegate else { return displays.removeAll() }
      notice.tell(delegate, self)
    }
  }
}

// For the layout.
extension CollectionView {
  func adopt(_ layout: CollectionViewLayout) {
    precondition(
      layout.collectionView == nil || layout.collectionView === self,
      "CollectionView: the layout already lays out another collection; make one for each")
    layout.enter(self)
  }

  /// The delegate, where it answers a flow's questions.
  var flowDelegate: (any CollectionViewDelegateFlowLayout)? { delegates.ofFlow(appDelegate) }

  /// The hand that scrolls, or the last that did.
  var hand: ScrollHand { timeline.hand }

  /// How often what there is has changed.
  var contentsVersion: Int { contents.version }

  /// Notes an invalidation; the next pass follows it.
  func layoutWasInvalidated(
    _ invalidated: CollectionViewLayout, _ context: CollectionViewLayoutInvalidationContext
  ) {
    pass.setNeedsQuery()
    guard invalidated === layout else { return }
    pass.follow(context)
    presenter.forgetPreferences(context)
  }

  /// Has the next pass ask what shows.
  func layoutNeedsQuery(_ asking: CollectionViewLayout) {
    if asking === layout || isInTransition { pass.setNeedsQuery() }
  }
}

// For the input.
extension CollectionView {
  /// The item that is seen on top at a point of the viewport; nil where there is none.
  func topItem(at location: Point) -> ShownItem? {
    layoutIfNeeded()
    let point = location + (contentOffset - .zero)
    let element = presenter.drawn.last { element in
      element.isThere && element.attributes.category == .cell && !element.attributes.isHidden
        && element.presentation(at: time).contains(point)
    }
    return element.map(ShownItem.init)
  }

  /// The item of an identity, where the layout wants it in sight.
  func wantedItem(_ id: ElementID) -> ShownItem? {
    presenter[id].flatMap { $0.state == .wanted ? ShownItem($0) : nil }
  }

  /// The cell of an item that is on screen, as of the last pass.
  func shownCell(at path: IndexPath) -> CollectionViewCell? {
    presenter[ElementKey(.cell, path)]?.view as? CollectionViewCell
  }
}

/// An item on screen as the input sees it.
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
