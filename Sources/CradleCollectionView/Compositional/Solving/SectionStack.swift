import CradleGeometry

/// The sections of a compositional layout, one after the other along the way it scrolls, and what is at the edges of all of
/// them together.
final class SectionStack {
  let sections: [CompositionalSection]
  /// The axis along which the content scrolls.
  let along: LayoutAxis
  /// What is at the edges of all sections together.
  let boundaryItems: [CollectionLayoutBoundarySupplementaryItem]
  /// The kinds of views that hang on items, or lie between them.
  let itemKinds: Set<String>
  private let spacing: Double
  private let viewport: Size
  private let extents: EdgeInsets
  /// Where each section starts, and where one after the last would.
  private(set) var starts: [Double] = []
  /// How far anything reaches out of its section.
  let reach: Double

  /// Makes a stack of nothing.
  convenience init() {
    self.init([], configuration: CollectionViewCompositionalLayoutConfiguration(), viewport: .zero)
  }

  init(
    _ sections: [CompositionalSection], configuration: CollectionViewCompositionalLayoutConfiguration,
    viewport: Size
  ) {
    (self.sections, self.viewport) = (sections, viewport)
    along = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    // They are views of the first section, as far as the data goes.
    boundaryItems = sections.isEmpty ? [] : configuration.boundarySupplementaryItems
    spacing = configuration.interSectionSpacing
    var extents = EdgeInsets.zero
    for item in boundaryItems {
      let extent = item.extent(in: viewport)
      extents.top = max(extents.top, extent.top)
      extents.left = max(extents.left, extent.left)
      extents.bottom = max(extents.bottom, extent.bottom)
      extents.right = max(extents.right, extent.right)
    }
    self.extents = extents
    reach = sections.reduce(0) { max($0, $1.reach) }
    itemKinds = Set(sections.flatMap(\.itemKinds))
    sum()
  }

  private func sum() {
    starts.removeAll(keepingCapacity: true)
    var start = along.before(extents)
    for section in sections {
      starts.append(start)
      start += section.length + spacing
    }
    starts.append(start)
  }

  /// Takes over what the sections of before a batch know of their items.
  func follow(_ plan: UpdatePlan, from old: [CompositionalSection]) {
    for (section, new) in sections.enumerated() where new.isOpen {
      guard let from = plan.oldSection(forNew: section), old.indices.contains(from) else { continue }
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

  /// From a section's corner to the content's.
  func origin(of section: Int) -> Vector { along.vector(starts[section]) }

  /// What a section covers of the content, with the room of its headers and footers or without.
  func frame(of section: Int, withEdges: Bool) -> Rect {
    sections[section].frame(withEdges: withEdges).offset(by: origin(of: section))
  }

  /// What all sections cover of the content.
  var frame: Rect {
    let size = along.size(end - along.before(extents), across: along.other.extent(viewport))
    return Rect(origin: Point.zero + along.vector(along.before(extents)), size: size)
  }

  /// Where a view at the edges of all sections is, unless it is held in sight.
  func frame(of item: CollectionLayoutBoundarySupplementaryItem) -> Rect {
    item.frame(around: frame, in: viewport)
  }

  // MARK: Finding

  /// The last section that starts at or before a place; 0 for one before all of them.
  private func last(at place: Double) -> Int {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// The section at a place; nil before and after all of them.
  func section(at place: Double) -> Int? {
    guard !sections.isEmpty, place >= starts[0], place < end else { return nil }
    return last(at: place)
  }

  /// Calls the body with the sections that reach into a range, in order.
  func forEachSection(from low: Double, to high: Double, _ body: (Int) -> Void) {
    guard !sections.isEmpty else { return }
    // Sections that spacing below 0 lets overlap all start before the range.
    var section = last(at: low - reach + min(0, spacing))
    while section < sections.count, starts[section] - reach <= high {
      body(section)
      section += 1
    }
  }

  // MARK: Estimates

  /// Measures what is in a rectangle; how far what starts at the bounds' start has moved, in points along the way, or nil
  /// where every length is as it was.
  func settle(_ rect: Rect, anchor: Rect, measure: (IndexPath, Size) -> Size) -> Double? {
    var shift: Double?
    let (low, high) = (along.origin(rect), along.end(rect))
    forEachSection(from: low, to: high) { section in
      guard sections[section].isOpen else { return }
      let start = starts[section]
      let anchor = along.origin(anchor) - start
      let result = sections[section].settle(from: low - start, to: high - start, anchor: anchor) {
        item, size in
        let path = IndexPath(item: item, section: section)
        let size = measure(path, size)
        precondition(
          size.isFinite && size.width >= 0 && size.height >= 0,
          "CollectionViewCompositionalLayout: the preferred size of item \(path) is \(size.width) × "
            + "\(size.height); answer finite points, 0 or more")
        return size
      }
      guard let result else { return }
      shift = (shift ?? 0) + result
      sum()
    }
    return shift
  }
}
