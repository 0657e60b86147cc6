import CradleGeometry

/// A layout of lines, each with as many items as fit. It follows the measured rules of UIKit's flow layout.
///
/// Full lines are justified. A section's last line has the same columns if its items are all equal, else the
/// minimum spacing. An item alone in its line is centred along it, but not in a last line with room for more;
/// smaller items are centred across it. Origins snap to device pixels. Headers and footers span the viewport
/// between the adjusted insets. Places follow by division if the items are equal, else by running sums.
///
/// ```swift
/// let flow = CollectionViewFlowLayout()
/// flow.itemSize = Size(width: 100, height: 100)
/// flow.minimumInteritemSpacing = 8
/// flow.minimumLineSpacing = 8
/// flow.sectionInset = EdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
/// collection.setCollectionViewLayout(flow, animated: true)
/// ```
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// Provides the metrics of sections and items; if nil, the collection's delegate does. (Ours.)
  ///
  /// The properties below apply if there is no delegate, and if the delegate does not implement a method.
  public weak var delegate: (any CollectionViewDelegateFlowLayout)? { didSet { invalidateLayout() } }
  /// The direction in which the content scrolls.
  public var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Every item's size, in points; finite, 0 or more.
  public var itemSize = Size(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of an item before it is visible, in points; finite, 0 or more. A value other than
  /// zero makes cells self-sizing: the preferred size of each visible cell is used. `automaticSize` uses
  /// `itemSize` as the estimate. If the delegate returns sizes, they are used as the estimates.
  public var estimatedItemSize = Size.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      update.requestRebuild(keepsSizes: false)
      invalidateLayout()
    }
  }
  /// The minimum spacing between two lines, in points; finite. With a negative spacing lines overlap, but none
  /// starts before the line above it.
  public var minimumLineSpacing = 10.0 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing between two items of a line, in points; finite. With a negative spacing items
  /// overlap.
  public var minimumInteritemSpacing = 10.0 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets of a section's items, in points; finite.
  public var sectionInset = EdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The headers' size, in points; finite, 0 or more. Only the extent along the scroll direction counts: 0
  /// means no headers. Across the scroll direction headers span the line.
  public var headerReferenceSize = Size.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The footers' size, in points; finite, 0 or more. Only the extent along the scroll direction counts: 0
  /// means no footers.
  public var footerReferenceSize = Size.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether the header of the top section is pinned, at the content inset, while its section is visible.
  public var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether the footer of the bottom section is pinned, at the content inset, while its section is visible.
  public var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// The kind of a decoration behind each section's items and their insets; nil for none.
  public var sectionDecoration: String? { didSet { if sectionDecoration != oldValue { invalidateLayout() } } }
  /// The number of device pixels per point, above 0 and finite; another traps. Origins snap to pixels.
  public var pixelsPerPoint = 2.0 {
    didSet { if pixelsPerPoint != oldValue { pixelDensityDidChange() } }
  }

  /// A placeholder for the layout's own `itemSize`, which the default of the delegate's
  /// `collectionView(_:layout:sizeForItemAt:)` returns.
  public static let automaticSize = Size(
    width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)

  /// The zIndex of a pinned header or footer: above every item.
  package static let pinnedZIndex = 1000

  var sections = FlowSections()
  var update = SectionsUpdate.rebuild(keepsSizes: true)
  /// The displacement of the visible content by measured cells since the last change of bounds, in points
  /// along the scroll direction.
  var measuredShift = 0.0

  /// Makes a flow of 50 × 50 items with a spacing of 10, without insets, headers and footers.
  public override init() { super.init() }

  // MARK: The layout loop

  /// Marks the metrics that the next `prepare()` queries again: after a batch, only those that changed.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferredAttributes {
      context.contentOffsetAdjustment += setMeasuredSize(preferred)
    } else if let updates = context.updates, !update.isRebuild, !context.invalidateEverything {
      update = update.isNone ? .batch(updates) : .rebuild(keepsSizes: true)
    } else if context.invalidateEverything || context.invalidateDataSourceCounts || changesLines(context) {
      update.requestRebuild(keepsSizes: !context.invalidateDataSourceCounts)
    } else if !update.isRebuild {
      queryAgain(context)
    }
    super.invalidateLayout(with: context)
  }

  /// Whether a new viewport changes how many items fit a line.
  private func changesLines(_ context: CollectionViewLayoutInvalidationContext) -> Bool {
    context.invalidatesViewport
      && sections.first.map { $0.metrics.across != breadth } ?? true
  }

  open override class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  /// Also finds the end of a section, for a position after its last line or in a section without items.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: Point
  ) -> IndexPath {
    let target = super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    return target == previousIndexPath ? endPath(at: position, moving: previousIndexPath) : target
  }

  open override func prepare() {
    measuredShift = 0
    switch update.take() {
    case .none: break
    case .batch(let plan): followSections(plan)
    case .rebuild(let keepsSizes): rebuild(keepsSizes: keepsSizes)
    }
    sections.settle()
    sum()
  }

  private func rebuild(keepsSizes: Bool) {
    let top = keepsSizes ? topLine : nil
    let known = keepsSizes ? sections.all : []
    let new = (0..<numberOfSections).map {
      makeSection($0, knowing: known.indices.contains($0) ? known[$0] : nil)
    }
    sections.replace(with: new)
    guard let shift = top.map(adjustment), shift != .zero else { return }
    let context = makeContext()
    context.contentOffsetAdjustment = .zero + shift
    super.invalidateLayout(with: context)
  }

  /// Computes the sections' starts after a change, and requests another pass if their lines need one.
  func sum() { if sections.updateStarts() { requestPass() } }

  private func requestPass() { super.invalidateLayout(with: makeContext()) }

  /// Settles every line before a place along the scroll direction. The content may then be shorter than
  /// estimated; the next pass passes its size to the scroll view.
  func settle(throughOffset offset: Double) { if sections.settle(throughOffset: offset) { requestPass() } }

  func settle(through path: IndexPath) { if sections.settle(through: path) { requestPass() } }

  // MARK: Preferred attributes

  package override var asksForPreferredAttributes: Bool { isSelfSizing }

  package override func estimates(of key: ElementKey) -> (width: Bool, height: Bool) {
    let isEstimated = isSelfSizing && key.category == .cell
    return (isEstimated, isEstimated)
  }

  /// True if there is an `estimatedItemSize` and the cell prefers another size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> Bool {
    isSelfSizing && preferredAttributes.category == .cell && !update.isRebuild
      && preferredAttributes.size != originalAttributes.size
      && hasItem(at: preferredAttributes.indexPath)
  }

  open override var collectionViewContentSize: Size {
    let length = max(0, sections.length)  // Negative insets may outweigh all lines.
    return scrollDirection == .vertical
      ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  open override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    appendAttributes(in: rect, into: &buffer)
  }

  /// The largest displacement of a shown cell from its place in the flow, along the scroll direction, in
  /// points; the flow extends its search for cells in a rectangle by it. Override it in a flow that moves its
  /// cells; the default is 0.
  open var largestCellDisplacement: Double { 0 }

  /// Appends the shown cells of a section in a rectangle of the content. The default appends the cells whose
  /// places in the flow are in the rectangle, with `appendPlacedCells(ofSection:in:into:)`; override it
  /// together with `largestCellDisplacement`.
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

  /// A pinned header or footer does not move on the screen.
  open override func velocity(of element: LayoutAttributes, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = super.velocity(of: element, scrollingBy: velocity)
    guard isPinned(element) else { return carried }
    if scrollDirection == .vertical { carried.center.dy = 0 } else { carried.center.dx = 0 }
    return carried
  }

  /// True only for a new extent across the scroll direction; pinned views are queried at every scroll anyway.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    scrollDirection.across(newBounds.size) != scrollDirection.across(bounds.size)
  }

  /// Packs the lines again if new insets change their extent; else only pinned views may move.
  package override func contentInsetDidChange() {
    let isRepacked = sections.first.map { $0.metrics.across != breadth } ?? false
    if isRepacked { invalidateLayout() } else { invalidateAttributes() }
  }
}
