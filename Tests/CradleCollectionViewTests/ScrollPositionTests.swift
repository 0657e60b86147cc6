import CradleGeometry
import Testing

@testable import CradleCollectionView

@Suite("Scroll positions")
struct ScrollPositionTests {
  private let bounds = Rect(x: 0, y: 1000, width: 300, height: 500)
  private let frame = Rect(x: 20, y: 2000, width: 100, height: 80)

  @Test(
    "the item's edge or centre is at the viewport's",
    arguments: [
      (CollectionView.ScrollPosition.top, 2000.0), (.centeredVertically, 1790), (.bottom, 1580),
    ])
  func vertical(position: CollectionView.ScrollPosition, y: Double) {
    #expect(position.offset(of: frame, in: bounds) == Point(x: 0, y: y))
  }

  @Test("without a position the scroll is as short as possible, and none for an item in sight")
  func shortest() {
    let none: CollectionView.ScrollPosition = []
    #expect(none.offset(of: frame, in: bounds) == Point(x: 0, y: 1580))
    #expect(none.offset(of: Rect(x: 20, y: 900, width: 100, height: 80), in: bounds) == Point(x: 0, y: 900))
    #expect(none.offset(of: Rect(x: 20, y: 1100, width: 100, height: 80), in: bounds) == bounds.origin)
    // An item higher than the viewport is shown from its start.
    #expect(
      none.offset(of: Rect(x: 20, y: 1100, width: 100, height: 600), in: bounds) == Point(x: 0, y: 1100))
  }
}
