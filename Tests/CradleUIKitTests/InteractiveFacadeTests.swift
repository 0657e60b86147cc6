import CradleUIKit
import TestSupport
import Testing

/// Items that a hand carries, layouts that it changes, and rows that it opens, written as for UIKit.
@Suite struct InteractiveFacadeTests {
  /// Numbers in one section; item n is n at first.
  final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var numbers = Array(0..<12)
    var filled: [Int] = []
    var keepsLast = false
    var isLocked: (IndexPath) -> Bool = { _ in false }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      numbers.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = numbers[indexPath.item]
      filled.append(indexPath.item)
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      numbers[indexPath.item] != 3
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      keepsLast && proposedIndexPath.item == 11 ? IndexPath(item: 10, section: 0) : proposedIndexPath
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
      -> Bool
    { !isLocked(indexPath) }
  }

  /// Items of 80 × 80 without gaps, four to a line.
  private static func grid() -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 80, height: 80)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    return flow
  }
  private static func view(_ layout: UICollectionViewLayout, _ source: Numbers) -> (
    UIWindow, UICollectionView
  ) {
    collectionWindow(layout, source, delegate: source)
  }
  private static func rest(_ window: UIWindow) { for _ in 0..<180 { window.advance(by: 1 / 60) } }
  private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("a moved item follows the finger, the others make room, and the data source is called at the end")
  func carries() throws {
    let source = Numbers()
    let (window, view) = Self.view(Self.grid(), source)
    #expect(!view.beginInteractiveMovementForItem(at: Self.path(3)))
    #expect(view.beginInteractiveMovementForItem(at: Self.path(0)))
    let cell = try #require(view.cellForItem(at: Self.path(0)))
    // Over item 6, the third of the second line.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 120))
    Self.rest(window)
    #expect(cell.center == CGPoint(x: 200, y: 120))
    #expect(source.numbers == Array(0..<12))
    view.endInteractiveMovement()
    Self.rest(window)
    #expect(source.numbers == [1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11])
    #expect(view.indexPath(for: cell) == Self.path(6))
    #expect(cell.frame == CGRect(x: 160, y: 80, width: 80, height: 80))
    #expect(view.visibleCells.map(\.tag) == source.numbers)
  }

  @Test(
    "a cancelled movement goes back, and the delegate may choose another place", arguments: [false, true])
  func choices(isCancelled: Bool) throws {
    let source = Numbers()
    source.keepsLast = true
    let (window, view) = Self.view(Self.grid(), source)
    view.beginInteractiveMovementForItem(at: Self.path(5))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 280, y: 200))
    Self.rest(window)
    if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
    Self.rest(window)
    #expect(
      source.numbers == (isCancelled ? Array(0..<12) : [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 5, 11]))
    #expect(view.visibleCells.map(\.tag) == source.numbers)
  }

  /// A flow that carries items larger, and says with what context.
  final class LiftingFlow: UICollectionViewFlowLayout {
    final class Context: UICollectionViewFlowLayoutInvalidationContext { var note = "" }
    override class var invalidationContextClass: AnyClass { Context.self }
    var notes: [String] = []
    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
      attributes.alpha = 0.5
      return attributes
    }
    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
      previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      (context as? Context)?.note = "move \(previousIndexPaths[0].item) to \(targetIndexPaths[0].item)"
      return context
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if let note = (context as? Context)?.note, note != "" {
        notes.append(note)
        #expect(context.targetIndexPathsForInteractivelyMovingItems?.count == 1)
      }
      super.invalidateLayout(with: context)
    }
  }

  @Test(
    "a layout gets its own invalidation context back, and its attributes of a moved item are shown")
  func lifts() throws {
    let (source, layout) = (Numbers(), LiftingFlow())
    layout.itemSize = CGSize(width: 80, height: 80)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let (window, view) = Self.view(layout, source)
    view.beginInteractiveMovementForItem(at: Self.path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 40))
    Self.rest(window)
    let cell = try #require(view.visibleCells.first { $0.tag == 0 })
    #expect(abs(cell.alpha - 0.5) < Tolerance.singlePrecision)
    #expect(layout.notes == ["move 0 to 1"])
    view.cancelInteractiveMovement()
    Self.rest(window)
    #expect(abs(cell.alpha - 1) < Tolerance.singlePrecision)
  }

  @Test(
    "half way through an interactive transition every cell is between its two places",
    arguments: [false, true])
  func transition(isFinished: Bool) throws {
    let source = Numbers()
    let (window, view) = Self.view(Self.grid(), source)
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 320, height: 40)
    rows.minimumLineSpacing = 0
    final class End { var heard: [Bool] = [] }
    let end = End()
    let between = view.startInteractiveTransition(to: rows) { _, isFinished in end.heard.append(isFinished) }
    #expect(view.collectionViewLayout === between)
    between.transitionProgress = 0.5
    between.updateValue(0.25, forAnimatedKey: "tilt")
    #expect(between.value(forAnimatedKey: "tilt") == 0.25)
    window.advance(by: 1 / 60)
    // Item 5: from (80, 80), 80 × 80, to (0, 200), 320 × 40.
    let cell = try #require(view.cellForItem(at: Self.path(5)))
    #expect(cell.center == CGPoint(x: 140, y: 170))
    #expect(cell.bounds.size == CGSize(width: 200, height: 60))
    if isFinished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    Self.rest(window)
    #expect(end.heard == [isFinished])
    #expect((view.collectionViewLayout === rows) == isFinished)
    #expect(rows.collectionView === (isFinished ? view : nil))
    #expect(cell.frame.height == (isFinished ? 40 : 80))
  }

  private final class Marked: UICollectionViewLayoutAttributes {
    var (mark, part): (String, CGFloat) = ("", 0)
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      if let copy = copy as? Marked { (copy.mark, copy.part) = (mark, part) }
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Marked else { return false }
      return other.mark == mark && other.part == part && super.isEqual(object)
    }
  }
  private final class MarkedRows: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Marked.self }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)
      for each in all ?? [] { (each as? Marked)?.mark = "row \(each.indexPath.item)" }
      return all
    }
  }
  private final class MarkedWay: UICollectionViewTransitionLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)
      for each in all ?? [] { (each as? Marked)?.part = transitionProgress }
      return all
    }
  }
  private final class MarkedCell: UICollectionViewCell {
    var seen: Marked?
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      seen = layoutAttributes as? Marked
    }
  }
  private final class Leader: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { MarkedWay(currentLayout: fromLayout, nextLayout: toLayout) }
  }

  @Test("a transition layout has the old layout's own attributes, which a subclass changes and cells receive")
  func transitionAttributes() throws {
    let (source, leader, rows) = (Numbers(), Leader(), MarkedRows())
    rows.itemSize = CGSize(width: 320, height: 40)
    let (window, view) = collectionWindow(rows, source, delegate: leader, cells: MarkedCell.self)
    let between = view.startInteractiveTransition(to: Self.grid())
    between.transitionProgress = 0.25
    window.advance(by: 1 / 60)
    let cell = try #require(view.cellForItem(at: Self.path(2)) as? MarkedCell)
    #expect(cell.seen?.mark == "row 2" && cell.seen?.part == 0.25 && cell.seen?.center == cell.center)
  }

  @Test("a layout that only the view holds stays in use")
  func keeps() {
    let source = Numbers()
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
    let (source, log) = (Numbers(), Log())
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
    let source = Numbers()
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
    let source = Numbers()
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
    let (source, flow) = (Numbers(), Self.grid())
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
