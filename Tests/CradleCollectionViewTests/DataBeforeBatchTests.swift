import CradleCollectionView
import CradleGeometry
import Testing

/// Outside of a block the data changes before the batch, and the collection must not ask for items before it.
struct DataBeforeBatchTests {
  /// Cells with the values of a list, which records the paths that it does not have.
  final class List: CollectionViewDataSource {
    final class Cell: CollectionViewCell {
      var value = -1
      override func preferredLayoutAttributesFitting(_ attributes: LayoutAttributes) -> LayoutAttributes {
        var preferred = attributes
        preferred.size.height = 40 + Double(value % 3)
        return preferred
      }
    }

    var values: [Int]
    var unknownPaths: [IndexPath] = []
    let view: CollectionView

    init(_ count: Int, _ layout: CollectionViewLayout) {
      values = Array(0..<count)
      view = CollectionView(viewportSize: Size(width: 300, height: 400), collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      values.count
    }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell {
      guard values.indices.contains(path.item) else {
        unknownPaths.append(path)
        return collectionView.noCell
      }
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.value = values[path.item]
      return cell
    }
    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    /// The paths whose cells do not show the list's value.
    var wrongPaths: [IndexPath] {
      view.indexPathsForVisibleItems.filter { path in
        (view.cellForItem(at: path) as? Cell)?.value != values[path.item]
      }
    }
  }

  static func layout(isSelfSizing: Bool) -> CollectionViewLayout {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = Size(width: 300, height: 40)
    if isSelfSizing { flow.estimatedItemSize = flow.itemSize }
    return flow
  }

  @Test(
    "A deletion after a scroll without a pass asks for no path of the old data", arguments: [false, true])
  func deletionAfterScroll(isSelfSizing: Bool) {
    let list = List(200, Self.layout(isSelfSizing: isSelfSizing))
    list.view.layoutIfNeeded()
    list.view.setContentOffset(Point(x: 0, y: 1_000_000), animated: false)
    list.values.removeLast(3)
    list.view.deleteItems(at: (197..<200).map { IndexPath(item: $0, section: 0) })
    list.view.advance(by: 1.0 / 60)
    #expect(list.unknownPaths == [])
    #expect(list.wrongPaths == [] && !list.view.visibleCells.isEmpty)
  }

  @Test("An insertion after a scroll shows the values of the new data")
  func insertionAfterScroll() {
    let list = List(200, Self.layout(isSelfSizing: false))
    list.view.layoutIfNeeded()
    list.view.setContentOffset(Point(x: 0, y: 3000), animated: false)
    list.values.insert(-7, at: 0)
    list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(list.wrongPaths == [] && !list.view.visibleCells.isEmpty)
  }

  @Test("A deletion that cancels an interactive movement shows the values of the new data")
  func deletionDuringMovement() {
    let list = List(200, Self.layout(isSelfSizing: false))
    list.view.layoutIfNeeded()
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    list.view.updateInteractiveMovementTargetPosition(Point(x: 150, y: 300))
    list.view.setContentOffset(Point(x: 0, y: 2000), animated: false)
    list.values.removeFirst()
    list.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    list.view.layoutIfNeeded()
    #expect(list.wrongPaths == [] && !list.view.visibleCells.isEmpty)
  }

  @Test("A batch without changes after a scroll leaves no element without its cell")
  func emptyBatch() {
    let list = List(200, Self.layout(isSelfSizing: false))
    list.view.layoutIfNeeded()
    list.view.setContentOffset(Point(x: 0, y: 3000), animated: false)
    list.view.performBatchUpdates({})
    #expect(list.wrongPaths == [] && !list.view.visibleCells.isEmpty)
  }

  @Test("A change of data that was never read is shown by the reload that is due", arguments: [false, true])
  func changeBeforeReload(isFirst: Bool) {
    let list = List(3, Self.layout(isSelfSizing: false))
    if !isFirst {
      list.view.layoutIfNeeded()
      list.view.reloadData()
    }
    list.values.append(3)
    list.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    #expect(list.view.numberOfItems(inSection: 0) == 4)
    list.view.layoutIfNeeded()
    #expect(list.wrongPaths == [] && list.view.visibleCells.count == 4)
  }
}
