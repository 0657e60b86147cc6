import CradleDynamics
import CradleGeometry
import CradleScrolling
import Testing

@testable import CradleCollectionView

/// Behaviour of items, cells and batches that code written for UIKit relies on.
@Suite("UIKit's semantics of items and batches")
struct ItemSemanticsTests {
  // MARK: Where an item is

  @Test("a point in the content's coordinates finds an item", arguments: [0.0, 90, 1234])
  func contentPoint(offset: Double) throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 50)
    let rig = CollectionRig([100], layout: layout)
    rig.view.contentOffset.y = offset
    let path = try #require(rig.view.indexPathsForVisibleItems.dropFirst(2).first)
    let frame = try #require(layout.layoutAttributesForItem(at: path)).frame
    #expect(rig.view.indexPathForItem(at: frame.center) == path)
  }

  @Test("visible cells and headers are found by their paths, and the cells' paths by the cells")
  func visibleCells() throws {
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = Size(width: 0, height: 30)
    let rig = CollectionRig([5, 100], layout: layout)
    let kind = CollectionView.elementKindSectionHeader
    #expect(rig.view.visibleCells.count == rig.view.indexPathsForVisibleItems.count)
    for cell in rig.view.visibleCells {
      let path = try #require(rig.view.indexPath(for: cell))
      #expect(rig.view.cellForItem(at: path) === cell)
    }
    #expect(rig.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section) == [0, 1])
    let header = try #require(rig.view.supplementaryView(forElementKind: kind, at: IndexPath(0, 0)))
    #expect(rig.view.visibleSupplementaryViews(ofKind: kind).contains { $0 === header })
    #expect(rig.view.indexPath(for: CollectionViewCell()) == nil)
  }

  // MARK: Batches

  @Test("an empty batch calls its completion, also where it joins another one")
  func emptyBatch() {
    let rig = CollectionRig([10])
    var calls: [String] = []
    rig.view.performBatchUpdates(nil) { calls.append("outer \($0)") }
    rig.view.performBatchUpdates {
      rig.view.performBatchUpdates({}) { calls.append("inner \($0)") }
    }
    #expect(calls.isEmpty)
    rig.view.advance(by: 1.0 / 60)
    #expect(calls == ["outer true", "inner true"])
    #expect(rig.view.isResting)
  }

  @Test("an equal snapshot calls its completion")
  func equalSnapshot() {
    let view = CollectionView(
      viewportSize: Size(width: 375, height: 667), collectionViewLayout: CollectionViewFlowLayout())
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    view.advance(by: 1)
    var calls = 0
    source.apply(source.snapshot()) { calls += 1 }
    view.advance(by: 0)
    #expect(calls == 1)
  }

  @Test("an empty batch animates an invalidated layout", arguments: [false, true])
  func invalidatedBatch(isInBlock: Bool) throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 50)
    let rig = CollectionRig([10], layout: layout)
    let before = try #require(rig.cell(0, 5)).attributes.center
    var isDone = false
    if !isInBlock { layout.itemSize.height = 60 }
    rig.view.performBatchUpdates {
      if isInBlock { layout.itemSize.height = 60 }
    } completion: { _ in
      isDone = true
    }
    #expect(try #require(rig.cell(0, 5)).attributes.center == before, "nothing jumps")
    rig.advance(0.1)
    let middle = try #require(rig.cell(0, 5)).attributes.center
    #expect(middle.y > before.y + 1 && middle.y < before.y + 54 && !isDone)
    rig.rest()
    #expect(try #require(rig.cell(0, 5)).attributes.center.y == before.y + 55 && isDone)
  }

  // MARK: The flow's delegate

  private class Sized: CollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> Size { Size(width: 375, height: 40 + Double(indexPath.item)) }
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> Size { Size(width: 0, height: 20) }
  }

  private final class Silent: CollectionViewDelegateFlowLayout {}

  @Test("sizeForItemAt is called on a delegate that implements it, and on no other")
  func delegateSizes() {
    let layout = CollectionViewFlowLayout()
    let rig = CollectionRig([0], layout: layout)
    let (sized, silent) = (Sized(), Silent())
    rig.view.delegate = sized
    rig.data[0] = (0..<5).map { _ in rig.newValue() }
    rig.view.insertItems(at: (0..<5).map { IndexPath(0, $0) })
    rig.rest()
    #expect(rig.view.delegate === sized)
    #expect(rig.frames.filter { $0.height != 20 }.map(\.height) == [40, 41, 42, 43, 44])
    #expect(rig.frames.first?.minY == 20)
    rig.view.delegate = silent
    layout.invalidateLayout()
    let items = rig.frames.filter { $0.size == layout.itemSize }
    #expect(items.count == 5 && items.count == rig.frames.count)
  }

  // MARK: Displayed elements

  private final class Displaying: CollectionViewDelegate {
    var shown: [IndexPath: Int] = [:]
    var headers: [String] = []
    var onDisplay: (IndexPath) -> Void = { _ in }

    func collectionView(
      _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      shown[indexPath, default: 0] += 1
      onDisplay(indexPath)
    }
    func collectionView(
      _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { shown[indexPath, default: 0] -= 1 }
    func collectionView(
      _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { headers.append("+\(elementKind) \(indexPath)") }
    func collectionView(
      _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { headers.append("-\(elementKind) \(indexPath)") }
  }

  @Test("willDisplay and didEndDisplaying are called once for each appearance")
  func displaying() {
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = Size(width: 0, height: 30)
    layout.itemSize = Size(width: 375, height: 50)
    let rig = CollectionRig([400, 400], layout: layout)
    let displaying = Displaying()
    rig.view.delegate = displaying
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    func expectInSight() {
      let seen = Set(displaying.shown.filter { $0.value != 0 }.keys)
      #expect(seen == Set(rig.view.indexPathsForVisibleItems))
      #expect(displaying.shown.values.allSatisfy { $0 == 0 || $0 == 1 })
    }
    // The cells that the reload removed had appeared before the delegate was set.
    displaying.shown = displaying.shown.filter { $0.value > 0 }
    for path in rig.view.indexPathsForVisibleItems { displaying.shown[path] = 1 }
    rig.fling(Vector(dx: 0, dy: 5000))
    for _ in 0..<60 {
      rig.view.advance(by: 1.0 / 60)
      expectInSight()
    }
    rig.rest()
    expectInSight()
    #expect(displaying.headers.contains("-header 0-0"))
  }

  @Test("a batch from within willDisplay is in order")
  func appendInDisplay() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 50)
    let rig = CollectionRig([20], layout: layout)
    let displaying = Displaying()
    displaying.onDisplay = { path in
      guard path.item == rig.data[0].count - 1, rig.data[0].count < 100 else { return }
      let count = rig.data[0].count
      rig.data[0] += (0..<10).map { _ in rig.newValue() }
      rig.view.insertItems(at: (count..<count + 10).map { IndexPath(0, $0) })
    }
    rig.view.delegate = displaying
    rig.fling(Vector(dx: 0, dy: 4000))
    rig.rest()
    #expect(rig.data[0].count > 20)
    #expect(rig.view.numberOfItems(inSection: 0) == rig.data[0].count)
  }

  // MARK: Registrations

  @Test("a registration makes cells of its class, fills them, and uses them again")
  func registrations() {
    final class Source: CollectionViewDataSource {
      var filled: [IndexPath] = []
      var made: Set<ObjectIdentifier> = []
      var kept: [CollectionRig.Cell] = []
      lazy var cells = CollectionView.CellRegistration<CollectionRig.Cell, Int> {
        [unowned self] cell, path, item in
        filled.append(path)
        #expect(item == path.item * 2)
        if made.insert(ObjectIdentifier(cell)).inserted { kept.append(cell) }
      }
      func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        2000
      }
      func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
      {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item * 2)
      }
    }
    let source = Source()
    let view = CollectionView(
      viewportSize: Size(width: 375, height: 667), collectionViewLayout: CollectionViewFlowLayout())
    view.dataSource = source
    for step in 0..<40 {
      view.contentOffset.y = Double(step) * 300
      view.layoutIfNeeded()
    }
    #expect(source.filled.count > 1000 && source.made.count < 250)
  }

  // MARK: Time

  @Test("an app's own clock works, and events may leave their time out")
  func ownClock() {
    let rig = CollectionRig([1000])
    rig.view.advance(to: 1)
    rig.view.pointer(PointerEvent(.down, at: Point(x: 100, y: 500)))
    rig.view.advance(to: 1.01)
    rig.view.pointer(PointerEvent(.move, at: Point(x: 100, y: 400)))
    #expect(rig.view.isDragging && rig.view.time == 1.01)
    rig.view.advance(to: 0.5)
    #expect(rig.view.time == 1.01)
  }
}
