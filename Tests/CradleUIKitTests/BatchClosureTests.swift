import CradleUIKit
import Testing

/// The closures that a collection view's batches take.
struct BatchClosureTests {
  private let first = IndexPath(item: 0, section: 0)

  private func animate(_ view: UICollectionView, _ changes: () -> Void) {
    view.performBatchUpdates(changes)
  }
  private func animate(_ view: UICollectionView, _ paths: [IndexPath], _ change: ([IndexPath]) -> Void) {
    view.performBatchUpdates({
      change(paths)
      view.insertItems(at: paths)
    })
  }

  @Test("closures that do not escape may be handed on, or be called by the block")
  func handedOn() {
    let items = CellSource(2)
    let (window, view) = collectionWindow(UICollectionViewFlowLayout(), items)
    animate(view) {
      items.count += 1
      view.insertItems(at: [first])
    }
    #expect(view.numberOfItems(inSection: 0) == 3)
    animate(view, [first]) { items.count += $0.count }
    #expect(view.numberOfItems(inSection: 0) == 4 && !view.hasUncommittedUpdates)
    let nothing: (() -> Void)? = nil
    var isDone = false
    view.performBatchUpdates(nothing) { isDone = $0 }
    for _ in 0..<2 { window.advance(by: 1) }
    #expect(isDone && view.visibleCells.count == 4)
  }

  private final class Overriding: UICollectionView {
    var batches = 0
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      batches += 1
      if batches.isMultiple(of: 2) { return super.performBatchUpdates(updates, completion: completion) }
      super.performBatchUpdates({ updates?() }, completion: completion)
    }
  }

  @Test("an override gets every batch once, also one within another, and may hand on a block of its own")
  func overridden() {
    let items = CellSource(2)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = Overriding(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    window.addSubview(view)
    window.advance(by: 0)
    for count in [2, 4] {
      view.performBatchUpdates {
        items.count += 1
        view.insertItems(at: [first])
        view.performBatchUpdates(nil)
      }
      #expect(view.batches == count && view.numberOfItems(inSection: 0) == items.count)
    }
    #expect(items.count == 4)
  }

  /// A layout that runs a closure as it prepares.
  private final class Preparing: UICollectionViewFlowLayout {
    var onPrepare: () -> Void = {}
    override func prepare() {
      super.prepare()
      onPrepare()
    }
  }

  @Test("the block of a batch that a layout makes as it prepares runs at once, and the data is read again")
  func atWork() {
    let (items, layout) = (CellSource(3), Preparing())
    let (window, view) = collectionWindow(layout, items)
    var (heard, isDone): ([Bool], Bool) = ([], false)
    layout.onPrepare = {
      layout.onPrepare = {}
      view.performBatchUpdates({
        items.count = 1
        view.deleteItems(at: [1, 2].map { IndexPath(item: $0, section: 0) })
        heard.append(view.hasUncommittedUpdates)
      }) { isDone = $0 }
      heard.append(view.hasUncommittedUpdates)
    }
    layout.invalidateLayout()
    window.advance(by: 0)
    #expect(heard == [true, false])
    window.advance(by: 1)
    #expect(isDone && view.visibleCells.count == 1)
  }
}
