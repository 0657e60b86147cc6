import CradleGeometry

/// The sections of a compositional layout, one after the other along the scroll direction, and the boundary
/// views of all of them together.
final class SectionStack {
  private(set) var sections: [CompositionalSection]
  /// The axis along which the content scrolls.
  let along: LayoutAxis
  /// The boundary views of all sections together.
  let boundary: SectionBoundary
  /// The kinds of views anchored to items, or between them.
  let itemKinds: Set<String>
  private let spacing: Double
  /// The sections' container, in points.
  let viewport: Size
  /// The starts of the sections, and of one after the last.
  private(set) var starts: [Double] = []
  /// The largest distance by which a view extends beyond its section.
  private(set) var reach = 0.0
  /// Whether any section has cells, headers or footers that are measured.
  let needsMeasuring: Bool

  /// Makes an empty stack.
  convenience init() {
    self.init([], configuration: CollectionViewCompositionalLayoutConfiguration(), viewport: .zero)
  }

  init(
    _ sections: [CompositionalSection], configuration: CollectionViewCompositionalLayoutConfiguration,
    viewport: Size
  ) {
    (self.sections, self.viewport) = (sections, viewport)
    along = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    // For the data source they are views of the first section.
    boundary = SectionBoundary(
      sections.isEmpty ? [] : configuration.boundarySupplementaryItems, in: viewport, along: along)
    spacing = configuration.interSectionSpacing
    needsMeasuring = sections.contains { $0.needsMeasuring || $0.hasEstimatedEdges }
    itemKinds = Set(sections.flatMap(\.itemKinds))
    sum()
  }

  private var extents: EdgeInsets { boundary.extents }

  private func sum() {
    starts.removeAll(keepingCapacity: true)
    var start = along.before(extents)
    for section in sections {
      starts.append(start)
      start += section.length + spacing
    }
    starts.append(start)
    reach = sections.reduce(0) { max($0, $1.reach) }
  }

  /// Takes over the measured sizes of the previous sections that an update keeps.
  func take(from old: [CompositionalSection], by update: SectionsUpdate) {
    switch update {
    case .batch(let plan): follow(plan, from: old)
    case .rebuild(keepsSizes: true): keepSizes(of: old)
    case .rebuild(keepsSizes: false), .none: break
    }
  }

  /// Takes over the measured sizes of the sections from before a batch.
  private func follow(_ plan: UpdatePlan, from old: [CompositionalSection]) {
    for section in sections.indices {
      guard let from = plan.oldSection(forNew: section), old.indices.contains(from) else { continue }
      sections[section] = sections[section].keeping(edges: old[from].measuredEdges)
      let new = sections[section]
      guard new.needsMeasuring else { continue }
      var sizes: [Int: Size] = [:]
      for (item, size) in old[from].sizes {
        let path = IndexPath(item: item, section: from)
        guard !plan.reloadedItems.contains(path), let new = plan.newPath(forOld: path), new.section == section
        else { continue }
        sizes[new.item] = size
      }
      new.setSizes(sizes)
    }
    sum()
  }

  // MARK: Extents

  private var end: Double { (starts.last ?? 0) - (sections.isEmpty ? 0 : spacing) }

  var contentSize: Size {
    along.size(max(0, end + along.after(extents)), across: along.other.extent(viewport))
  }

  /// The offset of a section's corner in the content.
  func origin(of section: Int) -> Vector { along.vector(starts[section]) }

  /// The frame of a section in the content, with or without its headers and footers.
  func frame(of section: Int, withEdges: Bool) -> Rect {
    sections[section].frame(withEdges: withEdges).offset(by: origin(of: section))
  }

  /// The frame of all sections in the content.
  var frame: Rect {
    let size = along.size(end - along.before(extents), across: along.other.extent(viewport))
    return Rect(origin: Point.zero + along.vector(along.before(extents)), size: size)
  }

  /// The unpinned frame of a boundary view of all sections.
  func frame(of item: CollectionLayoutBoundarySupplementaryItem) -> Rect {
    boundary.frame(of: item, around: frame)
  }

  // MARK: Finding

  /// The last section that starts at or before a place; 0 for one before all of them.
  private func last(at place: Double) -> Int {
    sections.indices.lastIndex(startingBy: place) { starts[$0] }
  }

  /// The section at a place; nil before the first and after the last.
  func section(at place: Double) -> Int? {
    guard !sections.isEmpty, place >= starts[0], place < end else { return nil }
    return last(at: place)
  }

  /// Calls the body with the sections that intersect a range, in order.
  func forEachSection(from low: Double, to high: Double, _ body: (Int) -> Void) {
    guard !sections.isEmpty else { return }
    // Sections that overlap because of negative spacing all start before the range.
    var section = last(at: low - reach + min(0, spacing))
    while section < sections.count, starts[section] - reach <= high {
      body(section)
      section += 1
    }
  }

  // MARK: Estimates

  /// Takes over the measured sizes of the previous sections, if nothing has been inserted or deleted.
  private func keepSizes(of old: [CompositionalSection]) {
    for (section, before) in zip(sections.indices, old) {
      sections[section] = sections[section].keeping(edges: before.measuredEdges)
      if sections[section].needsMeasuring { sections[section].setSizes(before.sizes) }
    }
    sum()
  }

  /// Whether an item's cell is measured.
  func measures(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].needsMeasuring
      && path.item >= 0 && path.item < sections[path.section].count
  }

  /// Whether the width and the height of an element are estimates, for which its view is measured.
  func estimates(of key: ElementKey) -> (width: Bool, height: Bool) {
    let path = key.indexPath
    switch key.category {
    case .cell: return measures(path) ? sections[path.section].estimates(of: path.item) : (false, false)
    case .supplementary(let kind):
      return measures(kind, at: path) ? (along == .horizontal, along == .vertical) : (false, false)
    case .decoration: return (false, false)
    }
  }

  /// Records a cell's measured size, in points; returns the displacement of the content at or after a place,
  /// in points along the scroll direction.
  func setMeasuredSize(_ size: Size, at path: IndexPath, anchor: Double) -> Double {
    guard measures(path) else { return 0 }
    let result = sections[path.section].setMeasuredSize(
      size, of: path.item, anchor: anchor - starts[path.section])
    if result.isChanged { sum() }
    return result.shift
  }

  /// Whether a boundary view of a section is measured.
  func measures(_ kind: String, at path: IndexPath) -> Bool {
    path.item == 0 && sections.indices.contains(path.section)
      && sections[path.section].estimatedEdges.contains(kind)
  }

  /// Records the measured size of a boundary view, in points; returns the displacement of the content at or after
  /// a place, in points along the scroll direction.
  func setMeasuredSize(_ size: Size, of kind: String, at path: IndexPath, anchor: Double) -> Double {
    guard measures(kind, at: path) else { return 0 }
    let old = sections[path.section]
    let new = old.keeping(edges: old.measuredEdges.merging([kind: along.extent(size)]) { $1 })
    new.setSizes(old.sizes)
    let end = starts[path.section] + (old.edgeEnd(of: kind) ?? 0)
    sections[path.section] = new
    sum()
    return end <= anchor ? new.length - old.length : 0
  }
}
