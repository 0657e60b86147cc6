import CradleGeometry

/// The positions of a table's sections and rows, in points from its top.
struct TableMetrics {
  struct Section {
    var top: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The top of each row below the section's, and the end of the last one.
    var tops: [CGFloat] = [0]
    /// Whether a row's height is final: measured, or returned by the delegate.
    var isKnown: [Bool] = []
    var count: Int { isKnown.count }
    var bottom: CGFloat { top + header + (tops.last ?? 0) + footer }
  }
  private(set) var sections: [Section] = []
  private(set) var end: CGFloat = 0
  /// Whether the rows have to be counted and measured again.
  private(set) var isStale = true

  init() {}
  /// - Parameters:
  ///   - top: The lower edge of the content above the first section.
  ///   - counts: The number of rows of each section.
  ///   - headerFooterHeights: The heights of a section's header and footer.
  ///   - row: The height of a row, and whether it is final.
  init(
    top: CGFloat, counts: [Int], headerFooterHeights: (Int) -> (header: CGFloat, footer: CGFloat),
    row: (IndexPath) -> (height: CGFloat, isKnown: Bool)
  ) {
    for (number, count) in counts.enumerated() {
      var section = Section()
      (section.header, section.footer) = headerFooterHeights(number)
      for index in 0..<count {
        let (height, isKnown) = row(IndexPath(row: index, section: number))
        section.tops.append(section.tops[index] + height)
        section.isKnown.append(isKnown)
      }
      sections.append(section)
    }
    setTops(from: top)
  }

  /// Replaces the rows of a section by their heights, and whether those are final.
  mutating func setRows(_ rows: [(height: CGFloat, isKnown: Bool)], of section: Int) {
    sections[section].tops = rows.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.height) }
    sections[section].isKnown = rows.map(\.isKnown)
  }

  mutating func markStale() { isStale = true }
  /// Begins to count and measure, in calls of the app that may make the result stale.
  mutating func beginMeasuring() { isStale = false }
  /// Takes over the sections of metrics that were measured since.
  mutating func show(_ measured: TableMetrics) { (sections, end) = (measured.sections, measured.end) }

  /// Moves the sections, from the lower edge of the content above the first one.
  mutating func setTops(from top: CGFloat) {
    end = top
    for index in sections.indices {
      sections[index].top = end
      end = sections[index].bottom
    }
  }

  func rect(_ path: IndexPath, width: CGFloat) -> CGRect? {
    guard sections.indices.contains(path.section), (0..<sections[path.section].count).contains(path.row)
    else {
      return nil
    }
    let section = sections[path.section]
    let top = section.tops[path.row]
    return CGRect(
      x: 0, y: section.top + section.header + top, width: width, height: section.tops[path.row + 1] - top)
  }

  /// Records the measured height of a row; returns the displacement of the rows that follow.
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) -> CGFloat {
    let change = height - (sections[path.section].tops[path.row + 1] - sections[path.section].tops[path.row])
    sections[path.section].isKnown[path.row] = true
    guard change != 0 else { return 0 }
    for index in (path.row + 1)...sections[path.section].count {
      sections[path.section].tops[index] += change
    }
    setTops(from: sections[0].top)
    return change
  }

  /// Returns the rows that intersect a range of y, in their order.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated() where section.bottom > low && section.top < high {
      let first = section.top + section.header
      var row = (0..<section.count).partitioningIndex { first + section.tops[$0 + 1] > low }
      while row < section.count, first + section.tops[row] < high {
        found.append(IndexPath(row: row, section: number))
        row += 1
      }
    }
    return found
  }
}
