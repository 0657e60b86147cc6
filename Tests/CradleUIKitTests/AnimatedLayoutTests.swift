import CradleUIKit
import TestSupport
import Testing

/// Layouts of collection views that change within the block of an animation.
struct AnimatedLayoutTests {
  @Test("cells that stay are animated by the block in which the layout is laid out, with their contents")
  func cells() throws {
    let (layout, source) = (UICollectionViewFlowLayout(), CellSource(9))
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 120), 0)
    let (window, view) = collectionWindow(layout, source)
    func shown(_ item: Int) throws -> [CGFloat] {
      let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
      let (layer, content) = (cell.layer.presentation(), cell.contentView.layer.presentation())
      return [layer?.frame.minY, layer?.bounds.height, content?.bounds.height].compactMap { $0 }
    }
    #expect(try shown(1) == [120, 120, 120])
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      layout.itemSize.height = 80
      view.layoutIfNeeded()
    }
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 80)
    // The first four were shown before; the fifth appears at its place.
    #expect(try shown(1) == [120, 120, 120])
    #expect(try shown(4) == [320, 80, 80])
    window.advance(by: 1)
    #expect(try shown(1) == [100, 100, 100])
    #expect(try shown(4) == [320, 80, 80])
    window.advance(by: 1)
    #expect(try shown(1) == [80, 80, 80])
    layout.itemSize.height = 120
    view.layoutIfNeeded()
    #expect(try shown(1) == [120, 120, 120])
  }

  @Test("a batch in the block of an animation moves its cells with the block's delay, duration and curve")
  func batch() throws {
    let (layout, source) = (UICollectionViewFlowLayout(), CellSource(2))
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 100), 0)
    let (window, view) = collectionWindow(layout, source)
    var ends = 0
    UIView.animate(withDuration: 2, delay: 0.5, options: .curveLinear) {
      source.count = 3
      view.performBatchUpdates({ view.insertItems(at: [IndexPath(item: 0, section: 0)]) }) { _ in ends += 1 }
    }
    func look() throws -> [CGFloat] {
      let cells = try (0..<2).map { try #require(view.cellForItem(at: IndexPath(item: $0, section: 0))) }
      return [cells[0].alpha, cells[1].frame.minY]
    }
    let looks: [(seconds: Double, top: CGFloat)] = [(0.5, 0), (1, 50), (0.5, 75)]
    for (seconds, top) in looks {
      window.advance(by: seconds)
      let look = try look()
      #expect(abs(look[0] - top / 100) < Tolerance.closedForm && abs(look[1] - top) < Tolerance.closedForm)
    }
    #expect(ends == 0)
    window.advance(by: 0.5)
    #expect(try look() == [1, 100] && ends == 1)
    // Outside of a block the collection view's own animation is back.
    source.count = 4
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    window.advance(by: 1)
    #expect(try look() == [1, 100])
  }

  @Test("a change of the layout in the block of an animation has the block's duration and curve")
  func change() throws {
    let (layout, source) = (UICollectionViewFlowLayout(), CellSource(2))
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 100), 0)
    let (window, view) = collectionWindow(layout, source)
    let larger = UICollectionViewFlowLayout()
    (larger.itemSize, larger.minimumLineSpacing) = (CGSize(width: 320, height: 200), 0)
    UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
      view.setCollectionViewLayout(larger, animated: true)
    }
    window.advance(by: 1)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(abs(cell.frame.minY - 125) < Tolerance.closedForm)
    window.advance(by: 1)
    #expect(cell.frame == CGRect(x: 0, y: 200, width: 320, height: 200))
  }
}
