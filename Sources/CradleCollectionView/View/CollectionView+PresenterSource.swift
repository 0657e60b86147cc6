import CradleGeometry
import CradleScrolling

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
    if let view { delegateCalls.addDisplay(of: view, attributes.key, isShown: true) }
    return view
  }

  func didRecycle(_ view: CollectionReusableView, of key: ElementKey) {
    delegateCalls.addDisplay(of: view, key, isShown: false)
  }
}
