import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// A collection of self-sizing cells.
final class SizingRig: CollectionViewDataSource {
  final class Cell: CollectionViewCell {
    var wanted: Size?
    var onAsked: () -> Void = {}
    override func preferredLayoutAttributesFitting(_ layoutAttributes: LayoutAttributes) -> LayoutAttributes {
      onAsked()
      var preferred = layoutAttributes
      if let wanted { preferred.size = wanted }
      return preferred
    }
  }

  let view: CollectionView
  var counts: [Int]
  var size: (IndexPath) -> Size
  private(set) var asked = 0

  init(
    _ counts: [Int], layout: CollectionViewLayout, viewport: Size = Size(width: 400, height: 600),
    size: @escaping (IndexPath) -> Size
  ) {
    (self.counts, self.size) = (counts, size)
    view = CollectionView(viewportSize: viewport, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    guard let cell = cell as? Cell else { return cell }
    cell.wanted = size(path)
    cell.onAsked = { [unowned self] in asked += 1 }
    return cell
  }

  /// Where the cells on screen are seen, in the viewport's points, by their identities.
  var places: [ElementID: Rect] {
    let offset = view.contentOffset - Point.zero
    return Dictionary(
      uniqueKeysWithValues: view.presentedElements.filter { $0.attributes.category == .cell }.map {
        ($0.id, $0.attributes.frame.offset(by: -offset))
      })
  }

  func pointer(_ phase: PointerEvent.Phase, _ place: Point) {
    view.pointer(PointerEvent(phase, at: place, time: view.time, device: .touch))
  }
}
