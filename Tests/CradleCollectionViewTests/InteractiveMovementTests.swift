import CradleCollectionView
import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

/// Items that a hand carries to another place.
@Suite("CollectionView: interactive movement")
struct InteractiveMovementTests: MovementSuite {
  /// The speed in points per second by which a release may miss the finger's: it is fitted to the last 40 ms.
  private static let fittedSpeed = 15.0

  @Test(
    "a moved item is at the pointer, the others make room, and the data changes once, at the end")
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
    "nothing jumps: neighbours and the item move on springs, and a release keeps the pointer's speed")
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
    let source = MovementSource([5, 3, 0], layout: layout)
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

  @Test("items of many sizes keep them, and a larger neighbour does not swap to and fro", arguments: 0..<6)
  func manySizes(_ seed: Int) throws {
    let size = { (value: Int) in
      var random = SeededRandom(seed: UInt64(value + 31 * seed))
      return Size(width: 400, height: random.double(in: 30...200).rounded())
    }
    let source = MovementSource([40], layout: CollectionViewFlowLayout(), size: size)
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
        // The same position again moves nothing.
        source.view.updateInteractiveMovementTargetPosition(begin + displacement * (Double(step) / 20))
        #expect(source.view.presentedElements.map(\.attributes.indexPath) == order)
      }
      source.view.endInteractiveMovement()
      source.advance(1.5)
      for element in source.view.presentedElements {
        let value = (element.view as? MovementSource.Cell)?.value ?? -1
        let path = element.attributes.indexPath
        #expect(source.data[0][path.item] == value)
        #expect(element.attributes.size == size(value))
      }
    }
  }
}

extension Vector {
  fileprivate var vertical: Vector { Vector(dx: 0, dy: dy) }
}
