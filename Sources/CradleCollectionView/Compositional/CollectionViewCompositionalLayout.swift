import CradleGeometry
import CradleScrolling

/// A layout whose sections are composed of groups of items, as in UIKit's compositional layout.
///
/// A section repeats its group until every item has a place. It may scroll orthogonally by itself, with the
/// feel of a scroll view. Groups of known size are all equal, so places follow by division, and the cost
/// depends on the visible items only.
///
/// ```swift
/// let item = CollectionLayoutItem(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let group = CollectionLayoutGroup.horizontal(
///   layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
///   subitems: [item])
/// let section = CollectionLayoutSection(group: group)
/// section.interGroupSpacing = 8
/// collection.setCollectionViewLayout(CollectionViewCompositionalLayout(section: section), animated: false)
/// ```
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// The scroll direction and the settings of all sections; a new object applies with the next pass. A change
  /// of one of its properties applies only after an invalidation.
  public var configuration: CollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let sectionProvider: (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection?
  private var stack = SectionStack()
  /// The sections with orthogonal scrolling.
  private lazy var scrolls = SectionScrolls(
    onScroll: { [weak self] in self?.invalidateAttributes() },
    onDrag: { [weak self] in self?.collectionView?.input.cancel() })
  private var update = SectionsUpdate.rebuild(keepsSizes: false)
  /// The displacement of the visible content by measured cells since the last change of bounds, in points.
  private var measuredShift = 0.0

  /// Makes a layout of equal sections.
  public convenience init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout with the sections that a provider returns.
  ///
  /// - Parameters:
  ///   - sectionProvider: Returns the layout of a section by its index, in an environment; nil traps, also for an
  ///     empty section.
  ///   - configuration: The scroll direction and the settings of all sections.
  public init(
    sectionProvider: @escaping (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection?,
    configuration: CollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    (self.sectionProvider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// The scroll view of a section with orthogonal scrolling: its offset, its velocity, its feel; nil for other
  /// sections. Its delegate belongs to the layout. (Ours.)
  package final func orthogonalScrollView(inSection section: Int) -> ScrollView? { scrolls[section]?.view }

  // MARK: The layout loop

  /// Marks the invalidated parts for recomputation.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferredAttributes {
      context.contentOffsetAdjustment += setMeasuredSize(preferred)
    } else if let updates = context.updates, update.isNone {
      update = .batch(updates)
    } else if context.updates != nil || context.invalidateDataSourceCounts {
      update.requestRebuild(keepsSizes: false)
    } else if context.invalidateEverything || context.invalidatesViewport
      || context.invalidatedItemIndexPaths != nil || context.invalidatedSupplementaryIndexPaths != nil
      || context.invalidatedDecorationIndexPaths != nil
    {
      // The measured sizes are the best estimates, and visible cells are measured again.
      update.requestRebuild(keepsSizes: update.isNone || update.isRebuild)
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    measuredShift = 0
    let update = update.take()
    guard !update.isNone else { return }
    let old = stack.sections
    stack = SectionStack(
      (0..<numberOfSections).map(makeSection), configuration: configuration, viewport: room.size)
    stack.take(from: old, by: update)
    scrolls.fit(stack.sections, from: update.oldSection, at: collectionView?.time ?? 0)
    collectionView?.contents.itemKinds = stack.itemKinds
  }

  private var along: LayoutAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }
  private var room: CompositionalRoom { CompositionalRoom(of: collectionView, in: bounds, along: along) }

  /// Lays out again if new insets change the sections' container; else only pinned views may move.
  package override func contentInsetDidChange() {
    if stack.viewport != room.size { invalidateLayout() } else { invalidateAttributes() }
  }

  private func makeSection(_ section: Int) -> CompositionalSection {
    let room = room
    let container = CollectionLayoutContainer(contentSize: room.size)
    let environment = CollectionLayoutEnvironment(container: container)
    guard let definition = sectionProvider(section, environment) else {
      preconditionFailure(
        "CollectionViewCompositionalLayout: the section provider has nothing for section \(section); "
          + "return a CollectionLayoutSection for every section of the data")
    }
    let own = definition.contentInsetsReference
    let reference = own == .automatic ? configuration.contentInsetsReference : own
    return CompositionalSection(
      definition, along: along, viewport: room.size, reference: reference == .none ? .zero : room.safeArea,
      count: numberOfItems(inSection: section))
  }

  open override var collectionViewContentSize: Size { stack.contentSize }

  private var query: CompositionalQuery {
    CompositionalQuery(stack, scrolls, bounds, insets: collectionView?.adjustedContentInset ?? .zero)
  }

  open override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    query.append(in: rect, into: &buffer)
  }

  open override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
    query.attributes(ElementKey(.cell, path))
  }

  open override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> LayoutAttributes?
  { query.attributes(ElementKey(.supplementary(kind), path)) }

  open override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
    -> LayoutAttributes?
  { query.attributes(ElementKey(.decoration(kind), path)) }

  package override func supplementaryViews(ofItemAt path: IndexPath) -> [LayoutAttributes] {
    query.supplementaryViews(ofItemAt: path)
  }

  // MARK: Preferred attributes

  override var measuredDirection: CollectionView.ScrollDirection { configuration.scrollDirection }

  /// Whether any cell, header or footer is measured.
  package override var asksForPreferredAttributes: Bool { stack.needsMeasuring }

  package override func estimates(of key: ElementKey) -> (width: Bool, height: Bool) {
    stack.estimates(of: key)
  }

  /// True if a measured cell prefers another size, or a section's measured header or footer another extent.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size != originalAttributes.size else { return false }
    let path = preferredAttributes.indexPath
    switch preferredAttributes.category {
    case .cell: return stack.measures(path)
    case .supplementary(let kind):
      return stack.measures(kind, at: path)
        && stack.along.extent(preferredAttributes.size) != stack.along.extent(originalAttributes.size)
    case .decoration: return false
    }
  }

  /// Records the preferred size of a cell, a header or a footer; returns the displacement of the offset that
  /// keeps the visible content in place, in points.
  private func setMeasuredSize(_ preferred: LayoutAttributes) -> Vector {
    let (start, path) = (stack.along.origin(anchoredBounds) + measuredShift, preferred.indexPath)
    let shift =
      switch preferred.category {
      case .cell: stack.setMeasuredSize(preferred.size, at: path, anchor: start)
      case .supplementary(let kind): stack.setMeasuredSize(preferred.size, of: kind, at: path, anchor: start)
      case .decoration: 0.0
      }
    measuredShift += shift
    return stack.along.vector(shift)
  }

  // MARK: Scrolling

  /// Pinned elements do not move with the scroll; elements in an orthogonal section also have that section's
  /// velocity.
  open override func velocity(of element: LayoutAttributes, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = super.velocity(of: element, scrollingBy: velocity)
    let query = query
    if let scroll = query.scroll(of: element.key) { carried.center -= scroll.velocity }
    guard query.isHeld(element.key) else { return carried }
    if stack.along == .vertical { carried.center.dy = 0 } else { carried.center.dx = 0 }
    return carried
  }

  open override var isMoving: Bool { scrolls.isMoving }

  /// Returns nil: sections scroll by closed forms of time.
  open override func nextStep(after time: Double, in view: ScrollView) -> Double? { nil }

  open override func didScroll(_ view: ScrollView, isStep: Bool) { scrolls.advance(to: view.time) }
  package override func cancelTouch(at time: Double) { scrolls.cancelTouch(at: time) }

  package override func remainder(of event: PointerEvent, for view: ScrollView) -> PointerEvent? {
    scrolls.remainder(of: event, isFree: !view.isTracking, on: scrollingSection(at: event.location, in: view))
  }

  package override func remainder(of event: WheelEvent, for view: ScrollView) -> WheelEvent? {
    scrolls.remainder(of: event, on: scrollingSection(at: event.location, in: view))
  }

  package override func scrollsContent(at location: Point, in view: ScrollView) -> Bool {
    scrollingSection(at: location, in: view) != nil
  }

  package override func isScrolling(at location: Point, in view: ScrollView) -> Bool {
    scrollingSection(at: location, in: view).flatMap { scrolls[$0] }?.isMoving ?? false
  }

  /// The orthogonal section at a point of the viewport; nil if there is none.
  private func scrollingSection(at location: Point, in view: ScrollView) -> Int? {
    guard location.isFinite else { return nil }
    let point = location + (view.contentOffset - .zero)
    return stack.section(at: stack.along.place(point)).flatMap { section in
      stack.frame(of: section, withEdges: false).contains(point) && scrolls[section] != nil ? section : nil
    }
  }

  /// An orthogonal section scrolls its item into view, too.
  package override func willScroll(
    toItemAt path: IndexPath, at position: CollectionView.ScrollPosition, animated: Bool
  ) {
    guard let scroll = scrolls[path.section], path.item < stack.sections[path.section].count else { return }
    let (place, origin) = stack.sections[path.section].place(of: path.item)
    scroll.show(place.frame.offset(by: origin), at: position, animated: animated)
  }
}
