import CradleCollectionView
import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

/// Helpers for the suites of interactive movement.
protocol MovementSuite {}

extension MovementSuite {
  func grid(_ counts: [Int] = [12]) -> MovementSource {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 90, height: 90)
    return MovementSource(counts, layout: layout)
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
}

/// Numbers that can be carried about; cells know which one they show.
final class MovementSource: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  final class Cell: CollectionViewCell { var value = -1 }

  var data: [[Int]]
  let view: CollectionView
  var canMove: (IndexPath) -> Bool = { _ in true }
  var target: (IndexPath, IndexPath, IndexPath) -> IndexPath = { $2 }
  private(set) var moves: [[IndexPath]] = []
  var size: ((Int) -> Size)?
  var onDisplay: () -> Void = {}
  /// Called once the data has moved an item.
  var onMove: () -> Void = {}

  init(_ counts: [Int], layout: CollectionViewLayout, size: ((Int) -> Size)? = nil) {
    var next = 0
    data = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
    self.size = size
    view = CollectionView(viewportSize: Size(width: 400, height: 600), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.delegate = self
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { data.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    data[section].count
  }
  func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? Cell)?.value = data[path.section][path.item]
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> Size { size?(data[path.section][path.item]) ?? CollectionViewFlowLayout.automaticSize }
  func collectionView(_ collectionView: CollectionView, canMoveItemAt path: IndexPath) -> Bool {
    canMove(path)
  }
  func collectionView(
    _ collectionView: CollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    moves.append([source, destination])
    data[destination.section].insert(data[source.section].remove(at: source.item), at: destination.item)
    onMove()
  }
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { target(original, current, proposed) }
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { onDisplay() }

  func advance(_ seconds: Double, rate: Double = 120) {
    for _ in 0..<Int((seconds * rate).rounded()) { view.advance(by: 1 / rate) }
  }

  /// Where a value is seen in the content.
  func place(_ value: Int) -> Point? {
    view.presentedElements.first { ($0.view as? Cell)?.value == value }?.attributes.center
  }

  /// The values on screen by where they lie, from the top left.
  var order: [Int] {
    view.presentedElements.sorted {
      let (a, b) = ($0.attributes.center, $1.attributes.center)
      return (a.y, a.x) < (b.y, b.x)
    }.compactMap { ($0.view as? Cell)?.value }
  }
}
