import CradleGeometry

/// A section of a compositional layout: its groups in a row along one axis and its boundary views, in points
/// from its own corner.
final class CompositionalSection {
  let definition: CollectionLayoutSection
  /// The axis along which the collection scrolls.
  let along: LayoutAxis
  /// The section's container, in points.
  let container: CollectionLayoutContainer
  /// The number of its items.
  let count: Int
  /// Its insets, including the collection's.
  private let insets: EdgeInsets
  /// Its headers and footers.
  private let boundary: SectionBoundary
  /// The collection's insets that apply to it.
  private let reference: EdgeInsets
  /// Its groups, and the offset from its corner to the first one.
  private var run: GroupRun
  private let start: Vector
  private let startOfRun: Double
  /// The spacing after the last group.
  private let end: Double
  /// Its groups' extent across their axis, with their spacing.
  private let across: Double

  init(
    _ definition: CollectionLayoutSection, along: LayoutAxis, viewport: Size, reference: EdgeInsets,
    count: Int, edges: [String: Double] = [:]
  ) {
    (self.definition, self.along, self.count) = (definition, along, count)
    self.reference = reference
    let insets = definition.contentInsets.edges + reference
    self.insets = insets
    container = CollectionLayoutContainer(
      contentSize: viewport,
      contentInsets: DirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    boundary = SectionBoundary(of: definition, in: container, along: along, measured: edges)
    let extents = boundary.extents
    var room = container.effectiveContentSize
    let beside = along.other.before(extents) + along.other.after(extents)
    room = along.size(along.extent(room), across: max(0, along.other.extent(room) - beside))
    let node = GroupNode(definition.group, in: room)
    let axis = definition.orthogonalScrollingBehavior == .none ? along : along.other
    run = GroupRun(
      node, axis: axis, count: count, gap: definition.interGroupSpacing, measures: axis == along)
    let centering =
      definition.orthogonalScrollingBehavior == .groupPagingCentered
      ? (axis.extent(room) - axis.extent(run.pattern.size)) / 2 : 0
    end = axis.after(extents) + axis.after(insets) + centering
    let flexible = node.flexibleEdges(axis.other)
    let left = axis.other.extent(room) - axis.other.extent(run.pattern.size) - node.fixedEdges(axis.other)
    let share = flexible > 0 && axis == along ? max(0, left) / Double(flexible) : 0
    start = axis.vector(
      axis.before(extents) + axis.before(insets) + centering + node.edgeBefore(axis, share: 0),
      across: axis.other.before(extents) + axis.other.before(insets)
        + node.edgeBefore(axis.other, share: share))
    startOfRun = axis.before(extents) + axis.before(insets) + centering
    across = axis.other.extent(run.pattern.size) + node.fixedEdges(axis.other)
  }

  /// A copy of the section with other measured extents of headers and footers, without measured cells.
  func keeping(edges: [String: Double]) -> CompositionalSection {
    let edges = edges.filter { estimatedEdges.contains($0.key) }
    guard edges != measuredEdges else { return self }
    return CompositionalSection(
      definition, along: along, viewport: container.contentSize, reference: reference, count: count,
      edges: edges)
  }

  // MARK: Extents

  private var extents: EdgeInsets { boundary.extents }
  /// Whether it scrolls orthogonally.
  var isOrthogonal: Bool { definition.orthogonalScrollingBehavior != .none }
  /// The axis along which its groups follow each other.
  var axis: LayoutAxis { run.axis }
  /// The kinds of views anchored to its items, or between them.
  var itemKinds: [String] { run.pattern.extras.map(\.item.elementKind) + separatorKinds }
  /// The kinds of the lines of its rows; none without lines.
  var separatorKinds: [String] {
    typealias List = CollectionLayoutListConfiguration
    return definition.separators == nil ? [] : [List.separatorKind, List.topSeparatorKind]
  }

  /// Its extent along the collection's scroll direction.
  var length: Double {
    let items = isOrthogonal ? (count == 0 ? 0 : across) : run.length
    // Insets may be negative; a length may not.
    return max(
      0, along.before(extents) + along.before(insets) + items + along.after(insets) + along.after(extents))
  }

  /// The length of its orthogonal content along the groups' axis; 0 without items.
  var scrolledLength: Double { count == 0 ? 0 : max(0, startOfRun + run.length + end) }

  /// The offsets at which its orthogonal scroll ends, with a group at the leading edge or in the middle: the
  /// first one, and the pitch; nil if it ends anywhere, or page by page.
  var stops: (first: Double, pitch: Double)? {
    switch definition.orthogonalScrollingBehavior {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: return (0, run.pitch)
    }
  }

  /// Its frame in the collection; includes the room of its headers only with `withEdges`.
  func frame(withEdges: Bool) -> Rect {
    let rect = Rect(
      origin: .zero, size: along.size(length, across: along.other.extent(container.contentSize)))
    return withEdges ? rect : rect.inset(by: extents)
  }

  /// The largest distance by which an element extends beyond its ends, along the scroll direction.
  lazy var reach: Double = {
    let items = run.pattern.reach
    return max(
      boundary.reach(in: container.contentSize), -along.origin(items),
      along.end(items) - along.extent(run.pattern.size))
  }()

  // MARK: Items

  /// Calls the body with the cells of the groups that intersect a range along the groups' axis, in order, and
  /// with their supplementary views; each with its group's corner.
  func forEachPlace(
    from low: Double, to high: Double, _ body: (Int, GroupPattern.Place, Vector) -> Void,
    extras: (Int, GroupPattern.Extra, Vector) -> Void
  ) {
    let first = axis.component(start)
    run.forEachPlace(from: low - first, to: high - first) {
      body($0, $1, start + axis.vector($2))
    } extras: {
      extras($0, $1, start + axis.vector($2))
    }
  }

  /// The place of an item in its group, and its group's corner.
  func place(of item: Int) -> (place: GroupPattern.Place, origin: Vector) {
    let found = run.place(of: item)
    return (found.place, start + axis.vector(found.start))
  }

  /// The supplementary view of a kind anchored to an item, and its group's corner; nil if there is none.
  func extra(_ kind: String, on item: Int) -> (extra: GroupPattern.Extra, origin: Vector)? {
    run.extra(kind, on: item).map { ($0.extra, start + axis.vector($0.start)) }
  }

  /// The kinds of the supplementary views of an item's cell.
  func kinds(ofCell item: Int) -> [String] { run.kinds(ofCell: item) }

  // MARK: Edges

  /// The measured extents of boundary views along the scroll direction, by kind.
  var measuredEdges: [String: Double] { boundary.measured }
  /// The kinds of boundary views with an estimated extent along the scroll direction.
  var estimatedEdges: Set<String> { boundary.estimatedKinds }
  /// Whether any boundary view has an estimated extent.
  var hasEstimatedEdges: Bool { boundary.hasEstimates }
  /// The end of a boundary view along the scroll direction, from the section's corner; nil for an unknown one.
  func edgeEnd(of kind: String) -> Double? {
    boundary.item(of: kind).map { along.end(frame(of: $0)) }
  }

  /// The unpinned frame of a boundary view.
  func frame(of item: CollectionLayoutBoundarySupplementaryItem) -> Rect {
    var content = frame(withEdges: false)
    if definition.supplementariesFollowContentInsets {
      content = content.inset(
        by: along == .vertical
          ? EdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
          : EdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0))
    }
    return boundary.frame(of: item, around: content)
  }

  /// The frame of a background.
  func frame(of item: CollectionLayoutDecorationItem) -> Rect {
    let rect = item.isBehindItemsAlone ? frame(withEdges: false).inset(by: insets) : frame(withEdges: true)
    return rect.inset(by: item.contentInsets.edges)
  }

  // MARK: Estimates

  /// Whether cells have to be measured, and the sizes so far.
  var needsMeasuring: Bool { run.needsMeasuring }
  var sizes: [Int: Size] { run.sizes }
  /// Whether the width and the height of an item are estimates, for which its cell is measured.
  func estimates(of item: Int) -> (width: Bool, height: Bool) { run.estimates(of: item) }

  /// Records the measured size of an item's cell, in points.
  ///
  /// - Parameters:
  ///   - size: The cell's size.
  ///   - item: The item; one that does not exist is ignored.
  ///   - anchor: A place, from the section's corner.
  /// - Returns: Whether its group's length changed, and the displacement of the content at the anchor, in
  ///   points.
  func setMeasuredSize(_ size: Size, of item: Int, anchor: Double) -> (isChanged: Bool, shift: Double) {
    run.setSizes([item: size], anchor: anchor - axis.component(start))
  }

  /// Takes the sizes of measured cells; those of items that do not exist are ignored.
  func setSizes(_ new: [Int: Size]) { _ = run.setSizes(new) }
}
