import CradleCollectionView
import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

/// Items that a hand carries to another place.
@Suite("CollectionView: interactive movement")
struct InteractiveMovementTests {
  /// The speed in points per second by which a release may miss the finger's: it is fitted to the last 40 ms.
  private static let fittedSpeed = 15.0
  /// The points by which a carried item may miss the finger after a step of scrolling.
  private static let inTheHand = 1.0

  /// Numbers that can be carried about; cells know which one they show.
  final class Source: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    final class Cell: CollectionViewCell { var value = -1 }

    var data: [[Int]]
    let view: CollectionView
    var canMove: (IndexPath) -> Bool = { _ in true }
    var target: (IndexPath, IndexPath, IndexPath) -> IndexPath = { $2 }
    private(set) var moves: [[IndexPath]] = []
    var size: ((Int) -> Size)?

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
    func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell
    {
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
    }
    func collectionView(
      _ collectionView: CollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
      atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { target(original, current, proposed) }

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

  private func grid(_ counts: [Int] = [12]) -> Source {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 90, height: 90)
    return Source(counts, layout: layout)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test(
    "a carried item is where the hand has it, the others make room, and the data changes once, at the end")
  func carrying() throws {
    let source = grid()
    let start = try #require(source.place(0))
    let goal = try #require(source.place(6))
    #expect(source.view.beginInteractiveMovementForItem(at: path(0)))
    for step in 1...30 {
      source.view.updateInteractiveMovementTargetPosition(start + (goal - start) * (Double(step) / 30))
      source.advance(1.0 / 60)
    }
    source.advance(1)
    #expect(source.place(0) == goal, "in the hand, without a lag")
    #expect(source.order.prefix(8) == [1, 2, 3, 4, 5, 6, 0, 7])
    #expect(source.data[0] == Array(0..<12) && source.moves.isEmpty)
    source.view.endInteractiveMovement()
    #expect(source.moves == [[path(0), path(6)]])
    source.advance(1)
    #expect(source.order == [1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11])
    #expect(source.data[0] == source.order)
    #expect(source.view.isResting)
  }

  @Test(
    "nothing jumps: neighbours and the item itself go by springs, and a release takes the hand's speed along")
  func momentum() throws {
    let source = grid()
    let start = try #require(source.place(5))
    source.view.beginInteractiveMovementForItem(at: path(5))
    // The hand is elsewhere than the item's middle.
    source.view.updateInteractiveMovementTargetPosition(start + Vector(dx: 20, dy: -10))
    #expect(source.place(5) == start)
    source.advance(1)
    for step in 1...20 {
      let before = source.view.presentedElements
      source.view.updateInteractiveMovementTargetPosition(
        start + Vector(dx: 20 - 8 * Double(step), dy: -10))
      for element in source.view.presentedElements where element.attributes.indexPath != path(5) {
        guard let old = before.first(where: { $0.id == element.id }), element.attributes.zIndex == 0 else {
          continue
        }
        #expect(element.attributes.center.distance(to: old.attributes.center) < Tolerance.closedForm)
      }
      source.advance(1.0 / 120)
    }
    let seen = try #require(source.view.presentedElements.first { $0.attributes.zIndex > 0 })
    source.view.endInteractiveMovement()
    let released = try #require(source.view.presentedElements.first { $0.id == seen.id })
    #expect(released.attributes.center.distance(to: seen.attributes.center) < Tolerance.summed)
    #expect(abs(released.velocity.dx - -960) < Self.fittedSpeed, "8 pt a frame of 1/120 s")
  }

  @Test("a cancelled movement returns everything, and the data source is not called")
  func cancelling() throws {
    let source = grid()
    let goal = try #require(source.place(9))
    source.view.beginInteractiveMovementForItem(at: path(2))
    source.view.updateInteractiveMovementTargetPosition(goal)
    source.advance(0.2)
    #expect(source.order != Array(0..<12))
    source.view.cancelInteractiveMovement()
    source.advance(1)
    #expect(source.order == Array(0..<12) && source.moves.isEmpty)
  }

  @Test("immovable items stay, and the delegate chooses the others' targets")
  func mayMove() throws {
    let source = grid()
    source.canMove = { $0.item != 3 }
    #expect(!source.view.beginInteractiveMovementForItem(at: path(3)))
    #expect(!source.view.beginInteractiveMovementForItem(at: path(99)))
    var asked: [[IndexPath]] = []
    source.target = { original, current, proposed in
      asked.append([original, current, proposed])
      return IndexPath(item: max(4, proposed.item), section: 0)
    }
    let first = try #require(source.place(0))
    #expect(source.view.beginInteractiveMovementForItem(at: path(8)))
    source.view.updateInteractiveMovementTargetPosition(first)
    source.view.endInteractiveMovement()
    #expect(asked == [[path(8), path(8), path(0)]])
    #expect(source.moves == [[path(8), path(4)]])
  }

  @Test("an item can be moved into another section, after its last item, and into an empty one")
  func sections() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 90, height: 90)
    layout.sectionInset = EdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    let source = Source([5, 3, 0], layout: layout)
    let last = try #require(source.place(7))
    source.view.beginInteractiveMovementForItem(at: path(0))
    source.view.updateInteractiveMovementTargetPosition(last + Vector(dx: 120, dy: 0))
    source.view.endInteractiveMovement()
    source.advance(1)
    #expect(source.data == [[1, 2, 3, 4], [5, 6, 7, 0], []])
    #expect(source.order == [1, 2, 3, 4, 5, 6, 7, 0])
    source.view.beginInteractiveMovementForItem(at: path(1, 0))
    source.view.updateInteractiveMovementTargetPosition(
      Point(x: 50, y: source.view.contentSize.height - 10))
    source.view.endInteractiveMovement()
    source.advance(1)
    #expect(source.data == [[1, 3, 4], [5, 6, 7, 0], [2]])
    #expect(source.order == source.data.flatMap { $0 })
  }

  @Test("items of many sizes keep them, and a larger neighbour does not flicker to and fro", arguments: 0..<6)
  func manySizes(_ seed: Int) throws {
    let size = { (value: Int) in
      var random = SeededRandom(seed: UInt64(value + 31 * seed))
      return Size(width: 400, height: random.double(in: 30...200).rounded())
    }
    let source = Source([40], layout: CollectionViewFlowLayout(), size: size)
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<6 {
      let paths = source.view.indexPathsForVisibleItems
      let from = paths[random.int(in: 0..<paths.count)]
      let begin = try #require(source.view.layoutAttributesForItem(at: from)).center
      let displacement =
        Vector(dx: 0, dy: random.double(in: 50...550)) - (begin - source.view.visibleRect.origin).vertical
      source.view.beginInteractiveMovementForItem(at: from)
      for step in 1...20 {
        source.view.updateInteractiveMovementTargetPosition(begin + displacement * (Double(step) / 20))
        let order = source.view.presentedElements.map(\.attributes.indexPath)
        // The hand keeps still: nobody moves on.
        source.view.updateInteractiveMovementTargetPosition(begin + displacement * (Double(step) / 20))
        #expect(source.view.presentedElements.map(\.attributes.indexPath) == order)
      }
      source.view.endInteractiveMovement()
      source.advance(1.5)
      for element in source.view.presentedElements {
        let value = (element.view as? Source.Cell)?.value ?? -1
        let path = element.attributes.indexPath
        #expect(source.data[0][path.item] == value)
        #expect(element.attributes.size == size(value))
      }
    }
  }

  @Test("at an edge the content scrolls on, whatever the frame rate", arguments: [60.0, 120, 144])
  func edges(_ rate: Double) throws {
    func run(_ rate: Double) throws -> (offset: Double, path: IndexPath?) {
      let source = grid([400])
      source.view.beginInteractiveMovementForItem(at: path(1))
      source.view.updateInteractiveMovementTargetPosition(Point(x: 200, y: 580))
      source.advance(0.5, rate: rate)
      #expect(!source.view.isResting)
      let carried = source.view.presentedElements.first { $0.attributes.zIndex > 0 }
      let center = try #require(carried).attributes.center
      #expect(abs(center.y - source.view.contentOffset.y - 580) < Self.inTheHand, "it stays in the hand")
      return (source.view.contentOffset.y, carried?.attributes.indexPath)
    }
    let (found, known) = (try run(rate), try run(30))
    // It sticks out by 25 pt, so 200 pt/s.
    #expect(abs(found.offset - 100) < Tolerance.summed)
    #expect(abs(found.offset - known.offset) < Tolerance.summed)
    #expect(found.path == known.path)
  }

  @Test("the scroll stops at the content's end, and an item picked up at an edge stays there")
  func ends() throws {
    let source = grid([40])
    source.view.beginInteractiveMovementForItem(at: path(1))
    source.view.updateInteractiveMovementTargetPosition(Point(x: 200, y: 590))
    source.advance(3)
    #expect(source.view.contentOffset == source.view.maximumOffset)
    source.view.cancelInteractiveMovement()
    source.view.contentOffset = Point(x: 0, y: 45)
    source.view.layoutIfNeeded()
    let first = try #require(source.view.layoutAttributesForItem(at: path(0))).center
    source.view.beginInteractiveMovementForItem(at: path(0))
    source.view.updateInteractiveMovementTargetPosition(first)
    source.advance(0.5)
    #expect(source.view.contentOffset.y == 45)
  }

  @Test("a batch, a reload and another layout put the item back first")
  func interruptions() throws {
    for change in 0..<3 {
      let source = grid()
      source.view.beginInteractiveMovementForItem(at: path(0))
      source.view.updateInteractiveMovementTargetPosition(try #require(source.place(7)))
      switch change {
      case 0:
        source.view.performBatchUpdates({
          source.data[0].remove(at: 1)
          source.view.deleteItems(at: [path(1)])
        })
      case 1: source.view.reloadData()
      default: source.view.setCollectionViewLayout(CollectionViewFlowLayout(), animated: true)
      }
      source.advance(1)
      #expect(source.moves.isEmpty)
      #expect(source.order == source.data[0])
      source.view.updateInteractiveMovementTargetPosition(.zero)
      source.view.endInteractiveMovement()
      #expect(source.moves.isEmpty)
    }
  }

  @Test(
    "a reload puts the item back also if the movement ends before it is carried out",
    arguments: [true, false])
  func reloads(isCancelled: Bool) throws {
    let source = grid([8, 4])
    source.view.beginInteractiveMovementForItem(at: path(0))
    source.view.updateInteractiveMovementTargetPosition(try #require(source.place(9)))
    source.view.reloadData()
    isCancelled ? source.view.cancelInteractiveMovement() : source.view.endInteractiveMovement()
    source.advance(0.1)
    #expect(source.moves.isEmpty)
    #expect((0..<2).map { source.view.numberOfItems(inSection: $0) } == source.data.map(\.count))
    #expect(source.order == Array(0..<12))
  }

  @Test("a layout may set a carried item's attributes, and gets its movement in invalidation contexts")
  func layouts() throws {
    final class Hearing: CollectionViewFlowLayout {
      var heard: [String] = []
      override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: Point
      ) -> LayoutAttributes {
        var attributes = super.layoutAttributesForInteractivelyMovingItem(
          at: indexPath, withTargetPosition: position)
        (attributes.scale, attributes.alpha) = (1.2, 0.8)
        return attributes
      }
      override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        if let paths = context.targetIndexPathsForInteractivelyMovingItems {
          heard.append("\(context.previousIndexPathsForInteractivelyMovingItems ?? []) \(paths)")
        }
        super.invalidateLayout(with: context)
      }
    }
    let layout = Hearing()
    layout.itemSize = Size(width: 90, height: 90)
    let source = Source([8], layout: layout)
    let goal = try #require(source.place(1))
    source.view.beginInteractiveMovementForItem(at: path(0))
    source.view.updateInteractiveMovementTargetPosition(goal)
    source.advance(1)
    let carried = try #require(source.view.presentedElements.last).attributes
    #expect(carried.scale == 1.2 && carried.alpha == 0.8 && carried.center == goal)
    source.view.endInteractiveMovement()
    #expect(layout.heard == ["[0-0] [0-1]", "[0-0] [0-1]"])
  }
}

extension Vector {
  fileprivate var vertical: Vector { Vector(dx: 0, dy: dy) }
}
