import CradleGeometry

/// Lines of items, as many to a line as fit: UIKit's flow, to its measured rules.
///
/// A full line is justified; the last line of equal items keeps the columns, of mixed ones the least gaps
/// from the start; a line that holds only one item centres it; shorter items are centred in their line;
/// origins snap to device pixels. Headers and footers span the full width. Everything is by division for
/// equal items, and by running sums otherwise.
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// Answers for sections and items in the place of the collection's delegate, which does where this is nil. (Ours.)
  ///
  /// What neither answers is as the properties say.
  public weak var delegate: (any CollectionViewDelegateFlowLayout)? { didSet { invalidateLayout() } }
  /// The way the content scrolls.
  public var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Every item's size, in points; finite, 0 or more.
  public var itemSize = Size(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// What an item's size is thought to be before it has been in sight, in points; finite, 0 or more. Other than zero it has
  /// every cell asked for the size that it prefers as it comes into sight; `automaticSize` takes `itemSize` for the
  /// estimate. A delegate's sizes are better estimates.
  public var estimatedItemSize = Size.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      keepsLearned = false
      invalidateLayout()
    }
  }
  /// The least room between two lines, in points; finite. Below 0 they overlap, at most to the same start.
  public var minimumLineSpacing = 10.0 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least room between two items of a line, in points; finite. Below 0 they overlap.
  public var minimumInteritemSpacing = 10.0 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The room around a section's items, in points; finite.
  public var sectionInset = EdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The headers' extent, in points; finite, 0 or more. Only the one along the scroll direction counts, 0 for none: they
  /// are as long as their lines across it.
  public var headerReferenceSize = Size.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The footers' extent, in points; finite, 0 or more. Only the one along the scroll direction counts, 0 for none.
  public var footerReferenceSize = Size.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether the header of the section at the top stays in sight until the section leaves.
  public var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether the footer of the section at the bottom stays in sight until the section leaves.
  public var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// The kind of a decoration behind each section's items and their insets; nil for none.
  public var sectionDecoration: String? { didSet { if sectionDecoration != oldValue { invalidateLayout() } } }
  /// How many device pixels a point has, above 0: origins snap to pixels.
  public var pixelsPerPoint = 2.0 {
    didSet { if pixelsPerPoint != oldValue { invalidateLayout() } }
  }

  /// The size that says: what the layout's own property says. A delegate which does not implement
  /// `collectionView(_:layout:sizeForItemAt:)` answers with it.
  public static let automaticSize = Size(
    width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)

  /// The zIndex of a pinned header or footer: above every item.
  public static let pinnedZIndex = 1000

  var sections: [FlowSection] = []
  /// Where each section starts along the way, and where the last one ends.
  var starts: [Double] = [0]
  /// Whether every line of every section is where it belongs.
  private(set) var isSettled = true
  /// How many items a chunk of differing sizes holds; tests make it small.
  var chunkSize = 256
  /// How many boundaries of chunks a pass pulls together, when lines have moved up: about a tenth of a
  /// millisecond.
  var settlingPerPass = 64
  private var needsRebuild = true
  private var pendingUpdates: UpdatePlan?
  /// Whether what has been learned of the items' sizes still counts, as estimates.
  private var keepsLearned = true
  /// How far what is learned has moved what is seen since the bounds were told, in points along the way.
  var learnedShift = 0.0

  /// Makes a flow of 50 × 50 items, 10 apart, without insets, headers and footers.
  public override init() { super.init() }

  // MARK: The loop

  /// Notes what has to be asked anew; a batch alone asks only for what it changed.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferredAttributes {
      context.contentOffsetAdjustment += learn(preferred)
    } else if let updates = context.updates, !needsRebuild, !context.invalidateEverything {
      if pendingUpdates == nil { pendingUpdates = updates } else { needsRebuild = true }
    } else if context.invalidateEverything || context.invalidateDataSourceCounts || changesLines(context) {
      if context.invalidateDataSourceCounts { keepsLearned = false }
      needsRebuild = true
    } else if !needsRebuild {
      askAgain(context)
    }
    super.invalidateLayout(with: context)
  }

  /// Whether a new viewport changes what fits a line.
  private func changesLines(_ context: CollectionViewLayoutInvalidationContext) -> Bool {
    context.invalidatesViewport
      && sections.first.map { $0.metrics.across != scrollDirection.across(bounds.size) } ?? true
  }

  /// Asks for what a context names, or for all that its flags say.
  private func askAgain(_ context: CollectionViewLayoutInvalidationContext) {
    let flow = context as? CollectionViewFlowLayoutInvalidationContext
    if context.namesElements {
      askAgain(context.invalidatedItemIndexPaths ?? [])
      askAgain(
        sections: (context.invalidatedSupplementaryIndexPaths ?? [:]).values.flatMap { $0 }.map(\.section))
    } else if flow?.invalidateFlowLayoutDelegateMetrics ?? false {
      needsRebuild = true
    } else if flow?.invalidateFlowLayoutAttributes ?? false {
      askAgain(sections: Array(sections.indices))
    }
  }

  open override class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  /// Beside the places of items: the end of a section, after its last line or in an empty one.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: Point
  ) -> IndexPath {
    let target = super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    return target == previousIndexPath ? endPath(at: position, moving: previousIndexPath) : target
  }

  open override func prepare() {
    learnedShift = 0
    if needsRebuild {
      rebuild()
    } else if let plan = pendingUpdates {
      followSections(plan)
    }
    needsRebuild = false
    pendingUpdates = nil
    var budget = settlingPerPass
    for section in sections.indices where budget > 0 && !sections[section].isSettled {
      sections[section].settle(atMost: budget)
      budget = 0
    }
    sum()
  }

  private func rebuild() {
    let top = keepsLearned ? topLine : nil
    let known = keepsLearned ? sections : []
    keepsLearned = true
    sections = (0..<numberOfSections).map {
      makeSection($0, knowing: known.indices.contains($0) ? known[$0] : nil)
    }
    guard let shift = top.map(adjustment), shift != .zero else { return }
    let context = makeContext()
    context.contentOffsetAdjustment = .zero + shift
    super.invalidateLayout(with: context)
  }

  func sum() {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    var start = 0.0
    for section in sections {
      start += section.length
      starts.append(start)
    }
    let wasSettled = isSettled
    isSettled = sections.allSatisfy(\.isSettled)
    // Lines that still have to move up, or just did, are worth another pass.
    if !isSettled || !wasSettled { super.invalidateLayout(with: makeContext()) }
  }

  // MARK: What cells prefer

  open override var asksForPreferredAttributes: Bool { isSelfSizing }

  /// A cell that prefers another size changes the lines, with an `estimatedItemSize`.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> Bool {
    isSelfSizing && preferredAttributes.category == .cell && !needsRebuild
      && preferredAttributes.size != originalAttributes.size
      && hasItem(at: preferredAttributes.indexPath)
  }

  open override var collectionViewContentSize: Size {
    let length = starts[sections.count]
    let viewport = scrollDirection.across(bounds.size)
    return scrollDirection == .vertical
      ? Size(width: viewport, height: length) : Size(width: length, height: viewport)
  }

  open override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    appendAttributes(in: rect, into: &buffer)
  }

  /// How far from the place that the flow gives it a cell may be seen, along the way, in points: so much farther away the
  /// flow looks for sections with cells in a rectangle. 0 unless overridden, for a flow that moves its cells.
  open var cellReach: Double { 0 }

  /// Appends the cells of a section that are seen in a rectangle of the content. Unless overridden those whose places are
  /// there, as `appendPlacedCells(ofSection:in:into:)` has them; override it together with `cellReach`.
  open func appendCells(ofSection section: Int, in rect: Rect, into buffer: inout [LayoutAttributes]) {
    appendPlacedCells(ofSection: section, in: rect, into: &buffer)
  }

  open override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
    itemAttributes(at: path)
  }

  open override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> LayoutAttributes?
  {
    guard sections.indices.contains(path.section), path.item == 0 else { return nil }
    switch kind {
    case CollectionView.elementKindSectionHeader: return headerAttributes(path.section)
    case CollectionView.elementKindSectionFooter: return footerAttributes(path.section)
    default: return nil
    }
  }

  open override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
    -> LayoutAttributes?
  {
    guard sections.indices.contains(path.section), path.item == 0, kind == sectionDecoration else {
      return nil
    }
    return decorationAttributes(path.section)
  }

  /// A pinned header or footer stays where it is on the screen.
  open override func velocity(of element: LayoutAttributes, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = super.velocity(of: element, scrollingBy: velocity)
    guard isPinned(element) else { return carried }
    if scrollDirection == .vertical { carried.center.dy = 0 } else { carried.center.dx = 0 }
    return carried
  }

  /// Only a new extent across the lines changes them; pinned views are asked for anew with every scroll
  /// anyway.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    scrollDirection.across(newBounds.size) != scrollDirection.across(bounds.size)
  }
}
