import CradleGeometry

/// The order in which rows are shown while one is moved by hand: the data still has it at its original path.
///
///     shown(p) = t                     for p = f
///     shown(p) = insert(remove(p))     else
///
///     f path of the moved row in the data, t path at which it is shown
///     remove: the rows behind f in its section move up by one; insert: those from t on move down by one
struct RowOrder: Equatable {
  /// The path of the moved row in the data.
  let original: IndexPath
  /// The path at which it is shown.
  var present: IndexPath

  /// The path at which a row of the data is shown.
  func shown(_ path: IndexPath) -> IndexPath {
    path == original ? present : Self.moving(path, from: original, to: present)
  }
  /// The path in the data of a row that is shown at a path.
  func data(_ path: IndexPath) -> IndexPath {
    path == present ? original : Self.moving(path, from: present, to: original)
  }

  private static func moving(_ path: IndexPath, from: IndexPath, to: IndexPath) -> IndexPath {
    var row = path.row
    if path.section == from.section, row > from.row { row -= 1 }
    if path.section == to.section, row >= to.row { row += 1 }
    return IndexPath(row: row, section: path.section)
  }
}

extension TableMetrics {
  /// Moves a row with its height to a path, as counted without it.
  mutating func moveRow(from: IndexPath, to: IndexPath) {
    let source = sections[from.section]
    let (height, isKnown) = (source.tops[from.row + 1] - source.tops[from.row], source.isKnown[from.row])
    edit(from.section) { $0.remove(at: from.row) }
    edit(to.section) { $0.insert((height, isKnown), at: to.row) }
    if let first = sections.first { setTops(from: first.top) }
  }
  private mutating func edit(_ section: Int, _ change: (inout [(height: CGFloat, isKnown: Bool)]) -> Void) {
    var rows = sections[section].isKnown.enumerated().map { row, isKnown in
      (height: sections[section].tops[row + 1] - sections[section].tops[row], isKnown: isKnown)
    }
    change(&rows)
    setRows(rows, of: section)
  }

  /// Whether a row can be moved from one path to another, as counted without it.
  func canMove(from: IndexPath, to: IndexPath) -> Bool {
    guard sections.indices.contains(to.section) else { return false }
    let count = sections[to.section].count - (from.section == to.section ? 1 : 0)
    return (0...count).contains(to.row)
  }

  /// Returns the path, as counted without a moved row, whose place is nearest to that row's upper edge: behind the rows
  /// whose middle, as if the moved row were not there, is above the edge. So rows of any heights change places once only.
  func place(of moved: IndexPath, at edge: CGFloat) -> IndexPath {
    let own = sections[moved.section]
    let height = own.tops[moved.row + 1] - own.tops[moved.row]
    /// The place of a row's upper edge without the moved row.
    func top(_ section: Int, _ row: Int) -> CGFloat {
      let isBehind = section > moved.section || section == moved.section && row > moved.row
      let found = sections[section]
      return found.top + found.header + found.tops[row] - (isBehind ? height : 0)
    }
    // The boundary of two sections is halfway between the end of the rows of one and the first row of the other.
    let later = sections.indices.dropFirst().last { section in
      (top(section - 1, sections[section - 1].count) + top(section, 0)) / 2 <= edge
    }
    let section = later ?? 0
    let hole = section == moved.section ? moved.row : sections[section].count
    let others = sections[section].count - (section == moved.section ? 1 : 0)
    let row = (0..<others).partitioningIndex { number in
      let row = number < hole ? number : number + 1
      let middle = (sections[section].tops[row] + sections[section].tops[row + 1]) / 2
      return top(section, row) + middle - sections[section].tops[row] > edge
    }
    return IndexPath(row: row, section: section)
  }
}
