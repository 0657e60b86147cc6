import CradleUIKit
import TestSupport
import Testing

/// Items that a hand carries, layouts that it changes, and rows that it opens, written as for UIKit.
@Suite struct InteractiveFacadeTests: FacadeSuite {
  private static func rest(_ window: UIWindow) { for _ in 0..<180 { window.advance(by: 1 / 60) } }

  @Test("a moved item follows the finger, the others make room, and the data source is called at the end")
  func carries() throws {
    let source = NumberSource()
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
    let source = NumberSource()
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
    let (source, layout) = (NumberSource(), LiftingFlow())
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
    let source = NumberSource()
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
    let (source, leader, rows) = (NumberSource(), Leader(), MarkedRows())
    rows.itemSize = CGSize(width: 320, height: 40)
    let (window, view) = collectionWindow(rows, source, delegate: leader, cells: MarkedCell.self)
    let between = view.startInteractiveTransition(to: Self.grid())
    between.transitionProgress = 0.25
    window.advance(by: 1 / 60)
    let cell = try #require(view.cellForItem(at: Self.path(2)) as? MarkedCell)
    #expect(cell.seen?.mark == "row 2" && cell.seen?.part == 0.25 && cell.seen?.center == cell.center)
  }
}
