import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// Sections that scroll across their collection's direction: 400 × 600 points, groups of 300 × 100 with 10 between
/// them.
@Suite("CollectionViewCompositionalLayout: sections that scroll by themselves")
struct OrthogonalScrollTests {
  typealias Behavior = CollectionLayoutSectionOrthogonalScrollingBehavior

  /// A strip of 20 above a list of 100 rows.
  private func rig(_ behavior: Behavior) -> (rig: CollectionRig, layout: CollectionViewCompositionalLayout) {
    compositional([20, 100]) { section in
      guard section == 0 else { return Samples.grid(columns: 1, height: 50) }
      let strip = Samples.strip(behavior, width: 300, spacing: 10)
      strip.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
      strip.boundarySupplementaryItems = [Samples.header(30)]
      return strip
    }
  }

  private func offset(_ layout: CollectionViewCompositionalLayout) -> Double {
    layout.orthogonalScrollView(inSection: 0)?.contentOffset.x ?? .nan
  }

  /// Brings the strip to rest after a release at a speed.
  private func offset(after behavior: Behavior, flungAt speed: Double) -> Double {
    let (rig, layout) = rig(behavior)
    rig.fling(Vector(dx: speed, dy: 0), from: Point(x: 200, y: 80))
    rig.rest()
    return offset(layout)
  }

  @Test("groups follow each other across the scroll direction; the section is as tall as one of them")
  func frames() {
    let (_, layout) = rig(.continuous)
    #expect(layout.frame(0, 2) == Rect(x: 20 + 2 * 310, y: 30, width: 300, height: 100))
    #expect(layout.frame(1, 0).minY == 130)
    #expect(layout.collectionViewContentSize == Size(width: 400, height: 5130))
    let scroll = layout.orthogonalScrollView(inSection: 0)
    #expect(scroll?.contentSize == Size(width: 6230, height: 600))
    #expect(layout.orthogonalScrollView(inSection: 1) == nil)
  }

  @Test("a drag along a section scrolls the section, one across it the collection, never both")
  func directions() {
    for (way, moves) in [
      (Vector(dx: -60, dy: 10), true), (Vector(dx: -10, dy: -60), false), (Vector(dx: 12, dy: -13), false),
    ] {
      let (rig, layout) = rig(.continuous)
      rig.pointer(.down, 200, 80, at: 0)
      for step in 1...10 {
        let part = Double(step) / 10
        rig.pointer(.move, 200 + way.dx * part, 80 + way.dy * part, at: 0.02 * Double(step))
      }
      #expect((offset(layout) != 0) == moves)
      #expect((rig.view.contentOffset.y != 0) == !moves)
      rig.pointer(.up, 200 + way.dx, 80 + way.dy, at: 0.4)
      rig.rest()
    }
  }

  @Test("the slop is subtracted and the content follows 1:1")
  func follows() {
    let (rig, layout) = rig(.continuous)
    rig.pointer(.down, 200, 80, at: 0)
    rig.pointer(.move, 150, 80, at: 0.1)
    #expect(offset(layout) == 40)
    #expect(layout.frame(0, 0).minX == -20)
    rig.view.layoutIfNeeded()
    #expect(rig.cell(0, 0)?.attributes.frame.minX == -20)
    #expect(rig.view.indexPathForItem(at: Point(x: 285, y: 80)) == nil)
    #expect(rig.view.indexPathForItem(at: Point(x: 295, y: 80)) == IndexPath(0, 1))
  }

  @Test("continuous ends where a scroll view's fling does")
  func continuous() {
    let alone = ScrollView(
      viewportSize: Size(width: 400, height: 600), contentSize: Size(width: 6230, height: 600))
    func event(_ phase: PointerEvent.Phase, _ x: Double, _ time: Double) {
      alone.pointer(PointerEvent(phase, at: Point(x: x, y: 80), time: time, device: .touch))
    }
    event(.down, 200, 0)
    for step in 1...12 { event(.move, 200 - 1000 * Double(step) * 0.005, Double(step) * 0.005) }
    event(.up, 140, 0.06)
    alone.advance(by: 20)
    #expect(abs(offset(after: .continuous, flungAt: 1000) - alone.contentOffset.x) < Tolerance.closedForm)
  }

  @Test("the other behaviours end with a group or a page", arguments: [-3000.0, 250, 900, 1500, 3000])
  func stops(_ speed: Double) {
    func remainder(_ behavior: Behavior, _ pitch: Double) -> Double {
      offset(after: behavior, flungAt: speed).remainder(dividingBy: pitch)
    }
    #expect(abs(remainder(.continuousGroupLeadingBoundary, 310)) < Tolerance.closedForm)
    #expect(abs(remainder(.paging, 400)) < Tolerance.closedForm)
    #expect(abs(remainder(.groupPaging, 310)) < Tolerance.closedForm)
    #expect(abs(remainder(.groupPagingCentered, 310)) < Tolerance.closedForm)
    let next = speed > 0 ? 310.0 : 0
    #expect(offset(after: .groupPaging, flungAt: speed) == next)
    #expect(offset(after: .paging, flungAt: speed) == (speed > 0 ? 400 : 0))
  }

  @Test("groupPagingCentered has the first and the last group in the middle, too")
  func centred() {
    let (rig, layout) = rig(.groupPagingCentered)
    #expect(layout.frame(0, 0).midX == 200)
    layout.orthogonalScrollView(inSection: 0)?.contentOffset.x = 1e6
    rig.view.layoutIfNeeded()
    #expect(layout.frame(0, 19).midX == 200)
  }

  @Test("a drag released without velocity goes to the nearest group")
  func letGo() {
    for (way, end) in [(120.0, 0.0), (240, 310)] {
      let (rig, layout) = rig(.groupPaging)
      rig.pointer(.down, 300, 80, at: 0)
      rig.pointer(.move, 300 - way, 80, at: 0.1)
      rig.view.advance(by: 1)
      rig.pointer(.up, 300 - way, 80, at: 1)
      rig.rest()
      #expect(offset(layout) == end)
    }
  }

  @Test("a scroll stopped between two groups and released goes on to one of them")
  func caught() {
    let (rig, layout) = rig(.groupPaging)
    rig.fling(Vector(dx: 800, dy: 0), from: Point(x: 200, y: 80))
    rig.advance(0.1)
    rig.pointer(.down, 200, 80)
    #expect(offset(layout) > 5 && offset(layout) < 305)
    rig.advance(0.2)
    rig.pointer(.up, 200, 80)
    rig.rest()
    #expect(offset(layout).remainder(dividingBy: 310) == 0)
    #expect(!rig.log.contains { $0.hasPrefix("select") })
  }

  @Test("a wheel that turns sideways moves the section; one that turns down the collection")
  func wheels() {
    let (rig, layout) = rig(.groupPaging)
    rig.view.wheel(WheelEvent(delta: Vector(dx: 1, dy: 0), at: Point(x: 200, y: 80)))
    rig.rest()
    #expect(offset(layout) == 310)
    rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -1), at: Point(x: 200, y: 80)))
    rig.rest()
    #expect(offset(layout) == 310)
    #expect(rig.view.contentOffset.y == WheelEvent.pointsPerNotch)
    // Precise deltas 1:1, and to the nearest group once they end.
    for step in 0..<5 {
      rig.view.wheel(
        WheelEvent(
          delta: Vector(dx: 1, dy: 0), isPrecise: true, at: Point(x: 200, y: 40),
          time: rig.view.time + 0.01 * Double(step)))
    }
    #expect(abs(offset(layout) - 360) < Tolerance.closedForm)
    rig.rest()
    #expect(offset(layout) == 310)
  }

  @Test("a touch selects where it lifts, unless it has dragged the section")
  func selection() {
    let (rig, _) = rig(.continuous)
    rig.pointer(.down, 200, 80, at: 0)
    rig.pointer(.up, 200, 80, at: 0.1)
    #expect(rig.log == ["highlight 0-0", "unhighlight 0-0", "select 0-0"])
    rig.clearLog()
    rig.pointer(.down, 200, 80, at: 0.2)
    rig.pointer(.move, 150, 80, at: 0.3)
    rig.pointer(.up, 150, 80, at: 0.6)
    #expect(rig.log == ["highlight 0-0", "unhighlight 0-0"])
  }

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

  @Test(
    "every behaviour has the same motion at 30, 60 and 240 Hz",
    arguments: Behavior.allCases.filter { $0 != .none })
  func frameRates(_ behavior: Behavior) {
    func run(_ rate: Double) -> [Double] {
      let (rig, layout) = rig(behavior)
      rig.fling(Vector(dx: 1200, dy: 0), from: Point(x: 200, y: 80))
      return (1...20).map { tenth in
        rig.advance(0.06 + Double(tenth) * 0.1 - rig.view.time, step: 1 / rate)
        return offset(layout)
      }
    }
    let (slow, middle, fast) = (run(30), run(60), run(240))
    #expect(Set(fast).count > 5, "the fling moves the section")
    for index in slow.indices {
      #expect(abs(slow[index] - fast[index]) < Tolerance.summed)
      #expect(abs(middle[index] - fast[index]) < Tolerance.summed)
    }
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
