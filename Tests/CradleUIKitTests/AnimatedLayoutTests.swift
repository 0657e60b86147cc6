import CradleUIKit
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
}
