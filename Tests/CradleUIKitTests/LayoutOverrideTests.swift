import CradleUIKit
import Testing

/// A subclass of a layout hears of all that its collection view does.
@Suite struct LayoutOverrideTests: FacadeSuite {
  private static func rest(_ window: UIWindow) { for _ in 0..<120 { window.advance(by: 1 / 60) } }

  private static func layout() -> HeardFlow {
    let layout = HeardFlow()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  @Test("a property's change reaches the override of a layout that is not in use")
  func property() {
    let layout = HeardFlow()
    layout.itemSize = CGSize(width: 80, height: 80)
    #expect(layout.takeHeard() == ["invalidateLayout(with:)"])
  }

  @Test("the loop: prepare, the content size, the elements; a scroll asks about new bounds")
  func loop() {
    let (layout, source) = (Self.layout(), NumberSource())
    source.numbers = Array(0..<200)
    let (window, view) = Self.view(layout, source)
    #expect(
      layout.takeHeard().isSuperset(of: [
        "prepare()", "collectionViewContentSize", "layoutAttributesForElements(in:)",
        "layoutAttributesForItem(at:)", "invalidateLayout(with:)",
      ]))
    layout.invalidatesForBounds = true
    view.contentOffset.y = 100
    window.advance(by: 1 / 60)
    #expect(
      layout.takeHeard().isSuperset(of: [
        "shouldInvalidateLayout(forBoundsChange:)", "invalidationContext(forBoundsChange:)",
        "invalidateLayout(with:)", "prepare()", "layoutAttributesForElements(in:)",
      ]))
    _ = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: Self.path(0))
    #expect(layout.takeHeard() == ["layoutAttributesForSupplementaryView(ofKind:at:)"])
    window.frame.size.height = 400
    view.frame.size.height = 400
    Self.rest(window)
    #expect(
      layout.takeHeard().isSuperset(of: [
        "prepare(forAnimatedBoundsChange:)", "finalizeAnimatedBoundsChange()",
        "targetContentOffset(forProposedContentOffset:)",
      ]))
  }

  /// A layout that prepares only what `invalidateLayout()` dropped, and compares new bounds with it.
  private final class Column: UICollectionViewLayout {
    private(set) var (drops, requests) = (0, 0)
    private var prepared: (count: Int, width: CGFloat)?
    override func invalidateLayout() {
      super.invalidateLayout()
      (prepared, drops) = (nil, drops + 1)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      requests += 1
    }
    override func prepare() {
      super.prepare()
      guard let view = collectionView, prepared == nil else { return }
      prepared = (view.numberOfItems(inSection: 0), view.bounds.width)
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: prepared?.width ?? 0, height: 50 * CGFloat(prepared?.count ?? 0))
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      guard let prepared else { preconditionFailure("asked before prepare()") }
      return newBounds.width != prepared.width
    }
  }

  @Test("a reload and a batch call invalidateLayout(), which calls the method with a context once")
  func dropped() {
    let (layout, source) = (Column(), NumberSource())
    source.numbers = Array(0..<40)
    let (window, view) = Self.view(layout, source)
    #expect(view.contentSize == CGSize(width: view.bounds.width, height: 2000))
    source.numbers = Array(0..<50)
    view.reloadData()
    window.advance(by: 1 / 60)
    #expect(view.contentSize.height == 2500)
    source.numbers.append(50)
    view.performBatchUpdates { view.insertItems(at: [Self.path(50)]) }
    Self.rest(window)
    #expect(view.contentSize.height == 2550)
    let (drops, requests) = (layout.drops, layout.requests)
    layout.invalidateLayout()
    #expect(layout.drops == drops + 1 && layout.requests == requests + 1)
  }

  @Test("a layout is not asked about new bounds before it was first prepared")
  func unprepared() {
    let (layout, source) = (Column(), NumberSource())
    let (window, view) = (UIWindow(), UICollectionView(frame: .zero, collectionViewLayout: layout))
    view.dataSource = source
    window.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 240, height: 300)
    window.advance(by: 1 / 60)
    view.frame.size.width = 200
    window.advance(by: 1 / 60)
    #expect(view.contentSize.width == 200)
  }

  @Test("a layout decides on the sizes that its cells prefer")
  func preferred() {
    let layout = Self.layout()
    layout.estimatedItemSize = CGSize(width: 80, height: 60)
    layout.takesPreferred = true
    _ = Self.view(layout, NumberSource())
    #expect(
      layout.takeHeard().isSuperset(of: [
        "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
        "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
      ]))
  }

  @Test("the release of a drag asks for its target")
  func release() {
    let (layout, source) = (Self.layout(), NumberSource())
    source.numbers = Array(0..<200)
    let (window, _) = Self.view(layout, source)
    window.touchDown(at: CGPoint(x: 150, y: 250), time: 1)
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 150, y: 250 - 10 * CGFloat(step)), time: 1 + Double(step) / 60)
    }
    window.touchUp(time: 1 + 10.0 / 60)
    Self.rest(window)
    #expect(
      layout.takeHeard().contains("targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"))
  }

  @Test("a batch, from its preparation to the end")
  func batch() {
    let (layout, source) = (Self.layout(), NumberSource())
    let (window, view) = Self.view(layout, source)
    _ = layout.takeHeard()
    source.numbers.remove(at: 2)
    source.numbers.append(100)
    view.performBatchUpdates {
      view.deleteItems(at: [Self.path(2)])
      view.insertItems(at: [Self.path(11)])
    }
    Self.rest(window)
    #expect(
      layout.takeHeard().isSuperset(of: [
        "prepare(forCollectionViewUpdates:)", "finalizeCollectionViewUpdates()",
        "initialLayoutAttributesForAppearingItem(at:)", "finalLayoutAttributesForDisappearingItem(at:)",
        "targetContentOffset(forProposedContentOffset:)", "invalidateLayout(with:)",
      ]))
  }

  @Test("a change of layout, at once and interactively")
  func changes() {
    let (layout, source) = (Self.layout(), NumberSource())
    let (window, view) = Self.view(layout, source)
    let (next, last) = (Self.layout(), Self.layout())
    _ = (layout.takeHeard(), next.takeHeard(), last.takeHeard())
    view.setCollectionViewLayout(next, animated: true)
    Self.rest(window)
    #expect(
      layout.takeHeard().isSuperset(of: ["prepareForTransition(to:)", "finalizeLayoutTransition()"]))
    #expect(
      next.takeHeard().isSuperset(of: [
        "prepareForTransition(from:)", "prepare()", "collectionViewContentSize", "finalizeLayoutTransition()",
        "targetContentOffset(forProposedContentOffset:)",
      ]))
    let transition = view.startInteractiveTransition(to: last)
    transition.transitionProgress = 0.5
    window.advance(by: 1 / 60)
    #expect(
      next.takeHeard().isSuperset(of: ["prepareForTransition(to:)", "layoutAttributesForElements(in:)"]))
    #expect(
      last.takeHeard().isSuperset(of: [
        "prepareForTransition(from:)", "prepare()", "layoutAttributesForElements(in:)",
        "layoutAttributesForItem(at:)",
      ]))
    view.finishInteractiveTransition()
    Self.rest(window)
    #expect(next.takeHeard().contains("finalizeLayoutTransition()"))
    #expect(last.takeHeard().contains("finalizeLayoutTransition()"))
  }

  @Test("a layout is released when its view has another one")
  func ownership() {
    weak var old: HeardFlow?
    let source = NumberSource()
    let (window, view) = {
      let layout = Self.layout()
      old = layout
      return Self.view(layout, source)
    }()
    Self.rest(window)
    #expect(old != nil)
    view.collectionViewLayout = Self.grid()
    Self.rest(window)
    #expect(old == nil)
  }

  @Test("an interactive movement, and the queries that the defaults make in turn")
  func movement() {
    let (layout, source) = (Self.layout(), NumberSource())
    let (window, view) = Self.view(layout, source)
    _ = layout.takeHeard()
    view.beginInteractiveMovementForItem(at: Self.path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 140))
    Self.rest(window)
    #expect(
      layout.takeHeard().isSuperset(of: [
        "targetIndexPath(forInteractivelyMovingItem:withPosition:)",
        "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)",
        "invalidationContext(forInteractivelyMovingItems:withTargetPosition:"
          + "previousIndexPaths:previousPosition:)",
        "layoutAttributesForItem(at:)",
        "layoutAttributesForElements(in:)", "invalidateLayout(with:)",
      ]))
    view.endInteractiveMovement()
    #expect(
      layout.takeHeard().contains(
        "invalidationContextForEndingInteractiveMovementOfItems("
          + "toFinalIndexPaths:previousIndexPaths:movementCancelled:)"
      ))
  }
}
