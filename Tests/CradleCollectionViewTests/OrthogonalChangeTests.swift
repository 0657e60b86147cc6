import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("Sections that scroll across, and changes of their collection")
struct OrthogonalChangeTests: OrthogonalSuite {
  @Test("an element's velocity over the screen is the section's")
  func velocity() throws {
    let (rig, layout) = rig(.continuous)
    rig.fling(Vector(dx: 1500, dy: 0), from: Point(x: 200, y: 80))
    rig.advance(0.1)
    let scroll = try #require(layout.orthogonalScrollView(inSection: 0))
    for element in rig.view.presentedElements {
      let isCarried = element.attributes.category == .cell && element.attributes.indexPath.section == 0
      #expect(element.screenVelocity == (isCarried ? -scroll.velocity : .zero))
    }
    #expect(scroll.velocity.dx > 300)
  }

  @Test("the offset survives batches and reloads, and follows its section")
  func survival() throws {
    let (rig, layout) = rig(.continuous)
    layout.orthogonalScrollView(inSection: 0)?.contentOffset.x = 500
    rig.data[0].remove(at: 3)
    rig.view.deleteItems(at: [IndexPath(0, 3)])
    #expect(offset(layout) == 500)
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(offset(layout) == 500)
    rig.view.viewportSize.height = 700
    #expect(offset(layout) == 500)
    // Fewer groups than the offset: it goes to the end.
    rig.data[0].removeLast(18)
    rig.view.deleteItems(at: (1...18).map { IndexPath(0, $0) })
    rig.rest()
    #expect(offset(layout) == 0)
  }

  @Test("a moved section takes its offset along, also during a fling")
  func movingSection() throws {
    let (rig, layout) = compositional([20, 20]) { _ in Samples.strip(.continuous, width: 150) }
    rig.fling(Vector(dx: 1500, dy: 0), from: Point(x: 200, y: 50))
    rig.advance(0.1)
    let before = try #require(layout.orthogonalScrollView(inSection: 0))
    let speed = before.velocity.dx
    rig.data.swapAt(0, 1)
    rig.view.moveSection(0, toSection: 1)
    let after = try #require(layout.orthogonalScrollView(inSection: 1))
    #expect(after === before)
    #expect(after.velocity.dx == speed && speed > 100)
    #expect(layout.orthogonalScrollView(inSection: 0)?.contentOffset.x == 0)
  }

  @Test(
    "an interactive movement and an interactive transition cancel the drag that a section has taken",
    arguments: [true, false])
  func cancelledDrag(isMovement: Bool) throws {
    let (rig, layout) = rig(.continuous)
    rig.pointer(.down, 200, 80, at: 0)
    rig.pointer(.move, 150, 80, at: 0.1)
    let strip = try #require(layout.orthogonalScrollView(inSection: 0))
    #expect(strip.isTracking && strip.contentOffset.x > 0)
    if isMovement {
      #expect(rig.view.beginInteractiveMovementForItem(at: IndexPath(1, 0)))
    } else {
      rig.view.startInteractiveTransition(to: CollectionViewFlowLayout())
    }
    #expect(!strip.isTracking)
    let before = strip.contentOffset
    rig.pointer(.move, 100, 80, at: 0.1)
    #expect(strip.contentOffset == before)
  }

  @Test("a wheel's event without a time or a place scrolls nothing", arguments: [Double.nan, .infinity])
  func wheelWithoutNumbers(number: Double) {
    let (rig, layout) = rig(.continuous)
    rig.view.wheel(WheelEvent(delta: Vector(dx: 3, dy: 0), at: Point(x: 100, y: 80), time: number))
    rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -3), at: Point(x: 100, y: number)))
    #expect(rig.view.time == 0)
    rig.rest()
    #expect(offset(layout) == 0 && rig.view.contentOffset == .zero)
  }

  @Test("scrollToItem brings the section's item into sight, in both directions")
  func scrollToItem() {
    let (rig, layout) = rig(.groupPaging)
    rig.view.contentOffset.y = 1000
    rig.view.scrollToItem(at: IndexPath(0, 7), at: .left, animated: false)
    rig.view.layoutIfNeeded()
    #expect(layout.frame(0, 7).minX == 20)
    #expect(rig.view.visibleRect.contains(layout.frame(0, 7)))
  }

  @Test("a handler changes visible elements, and a single element's attributes agree")
  func handler() throws {
    let (rig, layout) = compositional([30]) { _ in
      let strip = Samples.strip(.continuous, width: 100)
      strip.visibleItemsInvalidationHandler = { items, offset, environment in
        for item in items {
          let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.scale = 1 - distance / 1000
        }
      }
      return strip
    }
    layout.orthogonalScrollView(inSection: 0)?.contentOffset.x = 130
    rig.view.layoutIfNeeded()
    let shown = layout.elements(in: layout.bounds)
    #expect(shown.count == 5)
    for cell in shown {
      #expect(abs(cell.scale - (1 - abs(cell.center.x - 200) / 1000)) < Tolerance.rounding)
      #expect(layout.layoutAttributesForItem(at: cell.indexPath) == cell)
    }
  }

  @Test(
    "groups wider than the viewport scroll, and a section without any has nothing to scroll",
    arguments: [0, 1, 3], [Size(width: 400, height: 600), Size(width: 1, height: 1)])
  func wideGroups(count: Int, viewport: Size) {
    let (rig, layout) = compositional([count], viewport: viewport) { _ in
      Samples.strip(.groupPagingCentered, width: 900)
    }
    rig.view.layoutIfNeeded()
    let content = layout.orthogonalScrollView(inSection: 0)?.contentSize.width ?? 0
    // The first and the last group can be in the middle.
    #expect(content == (count == 0 ? 0 : Double(count) * 900 - (900 - viewport.width)))
  }
}
