import CradleUIKit
import TestSupport
import Testing

/// Drives the samples, whose files are written as for UIKit, and looks at what they do in numbers.
@Suite struct CollectionSampleTests {
  static func window(_ layout: UICollectionViewLayout, _ source: CellSource) -> (UIWindow, UICollectionView) {
    collectionWindow(layout, source, cells: StairCell.self)
  }

  @Test("cells get a custom layout's frames, own attributes and order")
  func stairs() throws {
    let source = CellSource(40)
    let (window, view) = Self.window(StairsLayout(), source)
    // 480 points hold parts of eight steps of 64.
    #expect(view.visibleCells.count == 8)
    #expect(view.contentSize == CGSize(width: 320, height: 2560))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)) as? StairCell)
    #expect(cell.frame == CGRect(x: 20, y: 256, width: 120, height: 64))
    #expect(cell.depth == 4)
    #expect(cell.label.frame == CGRect(x: 8, y: 8, width: 104, height: 48))
    #expect(view.indexPath(for: cell) == IndexPath(item: 4, section: 0))
    view.contentOffset = CGPoint(x: 0, y: 600)
    window.advance(by: 0)
    #expect(view.visibleCells.count == 8)
    // Views go back to their pool: no more than showed at once were ever added.
    #expect(view.subviews.count == 8)
  }

  @Test("attributes of a subclass are copied with their added properties")
  func copies() throws {
    let attributes = StairAttributes(forCellWith: IndexPath(item: 1, section: 0))
    (attributes.depth, attributes.alpha, attributes.transform) = (3, 0.5, CGAffineTransform(rotationAngle: 1))
    let copy = try #require(attributes.copy() as? StairAttributes)
    #expect(copy !== attributes && copy.isEqual(attributes) && copy.depth == 3)
    copy.depth = 4
    #expect(!copy.isEqual(attributes))
  }

  @Test(
    "a flow's subclass changes super's results, and rests where it decides", arguments: [-120, -150, -260])
  func lens(way: Double) throws {
    let layout = LensFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 160)
    layout.scrollDirection = .horizontal
    let source = CellSource(40)
    let (window, view) = Self.window(layout, source)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    // The height holds two rows, so that item 2 begins the second column.
    let second = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(first.transform3D.m11 == 1 && first.alpha == 1)
    #expect(abs(Double(second.transform3D.m11) - 0.7) < Tolerance.rounding && second.alpha == 0.5)
    window.drag(from: CGPoint(x: 300, y: 240), by: CGPoint(x: way, y: 0))
    window.run(4)
    let middle = view.contentOffset.x + 160
    let distances = view.visibleCells.map { abs(Double($0.center.x - middle)) }
    // The layout rounds its target down to whole points.
    #expect((distances.min() ?? .infinity) < 1)
    #expect(view.contentOffset.x > 0)
  }

  @Test("an animator over a layout moves cells, and brings them home exactly")
  func heavyRows() throws {
    let layout = HeavyRowsLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    let source = CellSource(40)
    let (window, view) = Self.window(layout, source)
    window.drag(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -100))
    let stretched = gaps(view).map { abs($0 - 60) }.max() ?? 0
    #expect(stretched > 2)
    window.run(8)
    for gap in gaps(view) { #expect(abs(gap - 60) < Tolerance.invisible) }
  }

  private func gaps(_ view: UICollectionView) -> [Double] {
    let tops = view.visibleCells.map { Double($0.frame.minY) }.sorted()
    return zip(tops, tops.dropFirst()).map { $1 - $0 }
  }

  @Test("a controller's data source and delegate are called as in UIKit")
  func wall() throws {
    let controller = WallController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.advance(by: 0)
    let view = try #require(controller.collectionView)
    #expect(view.frame == window.bounds)
    // Lines of two: a header of 30, then 60 high and 4 apart.
    #expect(view.contentSize == CGSize(width: 320, height: 30 + 20 * 64 - 4))
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.tag) == [7])
    #expect(controller.log.contains("show 0"))
    window.touchDown(at: CGPoint(x: 240, y: 50))
    window.touchUp(time: 0.1)
    #expect(controller.log.contains("select 1"))
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    window.drag(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -200))
    #expect(controller.log.contains("let go true"))
  }

  @Test("a batch fades deleted cells and closes the gap")
  func batch() {
    let source = CellSource(40)
    source.count = 6
    let (window, view) = Self.window(StairsLayout(), source)
    var isDone = false
    view.performBatchUpdates {
      source.count = 5
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    } completion: {
      isDone = $0
    }
    window.advance(by: 0.05)
    #expect(view.subviews.count == 6 && view.visibleCells.count == 5)
    window.run(2)
    #expect(isDone && view.subviews.count == 5)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
  }

  @Test("a diffable data source shows a new state")
  func diffable() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(StairCell.self, forCellWithReuseIdentifier: "cell")
    window.addSubview(view)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as? StairCell
      cell?.label.text = name
      return cell
    }
    var state = NSDiffableDataSourceSnapshot<Int, String>()
    state.appendSections([0])
    state.appendItems(["a", "b", "c"])
    source.apply(state, animatingDifferences: false)
    window.advance(by: 0)
    #expect(view.visibleCells.count == 3)
    state.deleteItems(["b"])
    source.apply(state)
    window.run(2)
    #expect(view.visibleCells.compactMap { ($0 as? StairCell)?.label.text } == ["a", "c"])
  }

  @Test(
    "a layout that sets the bounds while it is prepared, and a delegate that jumps while it scrolls, go on")
  func recentring() {
    let (layout, cards) = (RecenteringLayout(), EndlessCards())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    (view.dataSource, view.delegate) = (cards, cards)
    window.addSubview(view)
    window.advance(by: 0)
    // The first card of the middle round of nine is in the middle: number 20, 120 pt apart.
    #expect(layout.recentrings == 1 && view.contentOffset.x == CGFloat(20 * 120 + 50 - 160))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 4)) != nil)
    for fling in 0..<4 {
      let start = window.time
      window.touchDown(at: CGPoint(x: 300, y: 100))
      for step in 1...6 {
        window.touchMove(to: CGPoint(x: 300 - 45 * CGFloat(step), y: 100), time: start + Double(step) / 120)
      }
      window.touchUp(time: start + 0.055)
      for _ in 0..<30 { window.advance(by: 1 / 60) }
      #expect(
        view.contentOffset.x > 0 && view.contentOffset.x < view.contentSize.width - 320, "fling \(fling)")
      #expect(view.visibleCells.count >= 3)
    }
    #expect(cards.jumps > 0 && view.isDecelerating)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    window.advance(by: 1 / 60)
    #expect(layout.recentrings == 2)
  }
}

extension UIWindow {
  /// A drag of ten moves, 60 a second, that lets go with its speed.
  func drag(from start: CGPoint, by way: CGPoint) {
    var now = time
    touchDown(at: start, time: now)
    for step in 1...10 {
      now += 1.0 / 60
      let part = CGFloat(step) / 10
      touchMove(to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part), time: now)
    }
    touchUp(time: now)
  }

  /// Frames of 1/60 s.
  func run(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) { advance(by: 1.0 / 60) }
  }
}
