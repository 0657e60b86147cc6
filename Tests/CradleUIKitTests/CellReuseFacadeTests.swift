import CradleUIKit
import TestSupport
import Testing

/// Cells that are reused and selected, written as for UIKit.
struct CellReuseFacadeTests: FacadeSuite {
  @Test("a layout that only the view holds stays in use")
  func keeps() {
    let source = NumberSource()
    let (window, view) = Self.view(Self.grid(), source)
    weak let old = view.collectionViewLayout
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    window.advance(by: 0)
    #expect(old == nil)
    // 50 × 50, 10 apart: five to a line.
    #expect(view.contentSize.height == 170)
  }

  @Test("cells that left the screen are prepared and reused: no more are made than show at once")
  func reuses() {
    final class Counting: UICollectionViewCell {
      nonisolated(unsafe) static var made = 0
      nonisolated(unsafe) static var prepared = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func prepareForReuse() {
        super.prepareForReuse()
        Self.prepared += 1
      }
    }
    final class Log: NSObject, UICollectionViewDelegate {
      var shown = Set<Int>()
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { #expect(shown.insert(indexPath.item).inserted) }
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { #expect(shown.remove(indexPath.item) != nil) }
    }
    let (source, log) = (NumberSource(), Log())
    source.numbers = Array(0..<400)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: Self.grid())
    view.register(Counting.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, log)
    window.addSubview(view)
    for step in 0..<80 {
      view.contentOffset = CGPoint(x: 0, y: CGFloat(step) * 90)
      window.advance(by: 0)
      #expect(log.shown == Set(view.indexPathsForVisibleItems.map(\.item)))
    }
    // 480 points show parts of seven lines of four at most; those that leave are taken back after the new ones came.
    #expect(Counting.made <= 2 * 28)
    #expect(Counting.prepared > 200)
  }

  @Test("reconfigured items keep their cells")
  func reconfigures() throws {
    let source = NumberSource()
    let (window, view) = Self.view(Self.grid(), source)
    let cell = try #require(view.cellForItem(at: Self.path(2)))
    (source.numbers[2], source.filled) = (77, [])
    view.reconfigureItems(at: [Self.path(2)])
    window.advance(by: 1 / 60)
    #expect(source.filled == [2] && cell.tag == 77)
    #expect(view.cellForItem(at: Self.path(2)) === cell)
  }

  @Test("a second tap deselects unless the delegate refuses", arguments: [false, true])
  func deselects(isLocked: Bool) {
    let source = NumberSource()
    source.isLocked = { _ in isLocked }
    let (window, view) = Self.view(Self.grid(), source)
    view.allowsMultipleSelection = true
    for _ in 0..<2 {
      window.touchDown(at: CGPoint(x: 40, y: 40), time: window.time + 0.1)
      window.touchUp(time: window.time + 0.2)
      window.advance(by: 0.5)
    }
    #expect(view.indexPathsForSelectedItems ?? [] == (isLocked ? [Self.path(0)] : []))
  }

  @Test("editing has its own rules for selection")
  func editing() {
    let (source, flow) = (NumberSource(), Self.grid())
    let (window, view) = Self.view(flow, source)
    func tap() -> Int {
      window.touchDown(at: CGPoint(x: 40, y: 40), time: window.time + 0.1)
      window.touchUp(time: window.time + 0.2)
      window.advance(by: 0.5)
      return (view.indexPathsForSelectedItems ?? []).count
    }
    view.isEditing = true
    #expect(tap() == 0)
    view.allowsSelectionDuringEditing = true
    #expect(tap() == 1)
  }
}
