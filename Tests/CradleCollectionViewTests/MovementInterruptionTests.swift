import CradleCollectionView
import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("CollectionView: interactive movement at edges, and interrupted")
struct MovementInterruptionTests: MovementSuite {
  /// The points by which a carried item may miss the finger after a step of scrolling.
  private static let inTheHand = 1.0

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

  @Test("a movement that the delegate cancels when the carried cell appears asks for no target")
  func cancelledWhenShown() throws {
    let source = grid([400])
    var asked = 0
    source.target = { _, current, _ in
      asked += 1
      return current
    }
    source.view.beginInteractiveMovementForItem(at: path(200))
    let goal = try #require(source.place(0))
    source.onDisplay = { source.view.cancelInteractiveMovement() }
    source.view.updateInteractiveMovementTargetPosition(goal)
    #expect(asked == 0)
    source.advance(1)
    #expect(source.moves.isEmpty && source.view.isResting)
  }

  @Test("an item that the data source deletes as it is put down is in no further context of the layout")
  func deletedWhenPutDown() throws {
    final class Hearing: CollectionViewFlowLayout {
      var heard: [String] = []
      override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        if let paths = context.targetIndexPathsForInteractivelyMovingItems { heard.append("\(paths)") }
        super.invalidateLayout(with: context)
      }
    }
    let layout = Hearing()
    layout.itemSize = Size(width: 90, height: 90)
    let source = MovementSource([8], layout: layout)
    source.view.beginInteractiveMovementForItem(at: path(0))
    source.view.updateInteractiveMovementTargetPosition(try #require(source.place(7)))
    source.onMove = { [unowned source] in
      source.data[0].remove(at: 7)
      source.view.deleteItems(at: [path(7)])
    }
    source.view.endInteractiveMovement()
    #expect(source.moves == [[path(0), path(7)]] && layout.heard == ["[0-7]"])
    source.advance(1)
    #expect(source.order == Array(1...7) && source.data == [source.order] && source.view.isResting)
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
    let source = MovementSource([8], layout: layout)
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
