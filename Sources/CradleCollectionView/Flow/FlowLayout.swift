import CradleGeometry

/// Lines of items, as many to a line as fit: UIKit's flow, to its measured rules.
///
/// A full line is justified; the last line of equal items keeps the columns, of mixed ones the least gaps
/// from the start; a line that holds only one item centres it; shorter items are centred in their line;
/// origins snap to device pixels. Headers and footers span the full width. Everything is by division for
/// equal items, and by running sums otherwise.
open class FlowLayout: CollectionViewLayout {
  /// The way the content scrolls; lines run across it.
  public enum Direction: String, Sendable, CaseIterable {
    /// Down: lines are rows.
    case vertical
    /// To the right: lines are columns.
    case horizontal
  }

  /// The kind of the view before a section's items.
  public static let headerKind = "header"
  /// The kind of the view after a section's items.
  public static let footerKind = "footer"

  /// Answers for sections and items; what it does not answer is as the properties say.
  public weak var delegate: (any FlowLayoutDelegate)? { didSet { invalidate() } }
  /// The way the content scrolls.
  public var direction = Direction.vertical { didSet { if direction != oldValue { invalidate() } } }
  /// Every item's size, in points; finite, 0 or more.
  public var itemSize = Size(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidate() } } }
  /// The least room between two lines, in points; finite, 0 or more.
  public var lineSpacing = 10.0 { didSet { if lineSpacing != oldValue { invalidate() } } }
  /// The least room between two items of a line, in points; finite, 0 or more.
  public var itemSpacing = 10.0 { didSet { if itemSpacing != oldValue { invalidate() } } }
  /// The room around a section's items, in points; finite.
  public var sectionInset = EdgeInsets.zero { didSet { if sectionInset != oldValue { invalidate() } } }
  /// The headers' extent along the scroll direction, in points; 0 for none.
  public var headerLength = 0.0 { didSet { if headerLength != oldValue { invalidate() } } }
  /// The footers' extent along the scroll direction, in points; 0 for none.
  public var footerLength = 0.0 { didSet { if footerLength != oldValue { invalidate() } } }
  /// Whether the header of the section at the top stays in sight until the section leaves.
  public var pinsHeaders = false { didSet { if pinsHeaders != oldValue { invalidate() } } }
  /// Whether the footer of the section at the bottom stays in sight until the section leaves.
  public var pinsFooters = false { didSet { if pinsFooters != oldValue { invalidate() } } }
  /// The kind of a decoration behind each section's items and their insets; nil for none.
  public var sectionDecoration: String? { didSet { if sectionDecoration != oldValue { invalidate() } } }
  /// How many device pixels a point has, above 0: origins snap to pixels.
  public var pixelsPerPoint = 2.0 { didSet { if pixelsPerPoint != oldValue { invalidate() } } }

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

  /// Makes a flow of 50 × 50 items, 10 apart, without insets, headers and footers.
  public override init() { super.init() }

  // MARK: The loop

  /// Notes what has to be asked anew; a batch alone asks only for what it changed.
  open override func invalidate(_ context: InvalidationContext) {
    if let updates = context.updates, !needsRebuild, !context.invalidatesEverything {
      if pendingUpdates == nil { pendingUpdates = updates } else { needsRebuild = true }
    } else if context.invalidatesEverything || context.invalidatesCounts || changesLines(context) {
      needsRebuild = true
    } else {
      askAgain(context.items)
    }
    super.invalidate(context)
  }

  /// Whether a new viewport changes what fits a line.
  private func changesLines(_ context: InvalidationContext) -> Bool {
    context.invalidatesViewport
      && sections.first.map { $0.metrics.across != direction.across(bounds.size) } ?? true
  }

  private func askAgain(_ items: [IndexPath]) {
    guard !needsRebuild else { return }
    for path in items
    where sections.indices.contains(path.section) && path.item < sections[path.section].count {
      if sections[path.section].isPacked { sections[path.section].setSize(size(of: path), at: path.item) }
    }
  }

  open override func prepare() {
    if needsRebuild {
      rebuild()
    } else if let plan = pendingUpdates {
      follow(plan)
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
    sections = (0..<numberOfSections).map { makeSection($0) }
  }

  private func makeSection(_ section: Int) -> FlowSection {
    let metrics = metrics(of: section)
    let count = numberOfItems(inSection: section)
    switch delegate?.flowLayout(self, sizingOfItemsIn: section) ?? .uniform(itemSize) {
    case .uniform(let size):
      return FlowSection(
        metrics: metrics, count: count, size: flowSize(size, IndexPath(section: section, item: 0)))
    case .each:
      return FlowSection(metrics: metrics, count: count, chunkSize: chunkSize) {
        self.size(of: IndexPath(section: section, item: $0))
      }
    }
  }

  private func follow(_ plan: UpdatePlan) {
    var old = sections
    sections = []
    var new: [FlowSection] = []
    new.reserveCapacity(plan.newCounts.count)
    for section in plan.newCounts.indices {
      guard let from = plan.oldSection(forNew: section), !plan.isReloaded(newSection: section) else {
        new.append(makeSection(section))
        continue
      }
      var kept = FlowSection(metrics: old[from].metrics, count: 0, size: FlowSize(thickness: 0, extent: 0))
      swap(&kept, &old[from])
      kept.setMetrics(metrics(of: section))
      if kept.isPacked, let change = plan.changes[section] {
        let added = change.added.map { (index: $0, size: size(of: IndexPath(section: section, item: $0))) }
        kept.update(removed: change.removed, added: added)
      } else {
        kept.setCount(plan.newCounts[section])
      }
      new.append(kept)
    }
    sections = new
    askAgainAfterReload(plan)
  }

  private func askAgainAfterReload(_ plan: UpdatePlan) {
    for path in plan.reloadedItems {
      guard let new = plan.newPath(forOld: path), sections[new.section].isPacked else { continue }
      sections[new.section].setSize(size(of: new), at: new.item)
    }
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
    if !isSettled || !wasSettled { super.invalidate(InvalidationContext()) }
  }

  open override var contentSize: Size {
    let length = starts[sections.count]
    let viewport = direction.across(bounds.size)
    return direction == .vertical
      ? Size(width: viewport, height: length) : Size(width: length, height: viewport)
  }

  open override func layoutAttributes(in rect: Rect, into buffer: inout [LayoutAttributes]) {
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

  open override func layoutAttributesForSupplementary(_ kind: String, at path: IndexPath) -> LayoutAttributes?
  {
    guard sections.indices.contains(path.section), path.item == 0 else { return nil }
    switch kind {
    case Self.headerKind: return headerAttributes(path.section)
    case Self.footerKind: return footerAttributes(path.section)
    default: return nil
    }
  }

  open override func layoutAttributesForDecoration(_ kind: String, at path: IndexPath) -> LayoutAttributes? {
    guard sections.indices.contains(path.section), path.item == 0, kind == sectionDecoration else {
      return nil
    }
    return decorationAttributes(path.section)
  }

  /// A pinned header or footer stays where it is on the screen.
  open override func velocity(of element: LayoutAttributes, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = super.velocity(of: element, scrollingBy: velocity)
    guard isPinned(element) else { return carried }
    if direction == .vertical { carried.center.dy = 0 } else { carried.center.dx = 0 }
    return carried
  }

  /// Only a new extent across the lines changes them; pinned views are asked for anew with every scroll
  /// anyway.
  open override func shouldInvalidate(forBoundsChange newBounds: Rect) -> Bool {
    direction.across(newBounds.size) != direction.across(bounds.size)
  }
}
