import CradleGeometry

/// Equal cells in rows and columns. The visible ones are found by division, so the others cost nothing.
struct CellGrid {
  var columns = 1
  let rows: Int
  let cell: Size

  struct Cell {
    let row: Int
    let column: Int
    /// The cell's frame in viewport points.
    let frame: Rect
  }

  /// The whole size, in points.
  var size: Size { Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height) }

  /// The cells that are visible in a viewport whose top left corner shows the grid's point `offset`.
  func visible(offset: Point, viewport: Size) -> [Cell] {
    guard !cell.isEmpty, !viewport.isEmpty else { return [] }
    let across = Self.range(offset.x, offset.x + viewport.width, cell.width, columns)
    return Self.range(offset.y, offset.y + viewport.height, cell.height, rows).flatMap { row in
      across.map { column in
        let origin = Point(x: Double(column) * cell.width, y: Double(row) * cell.height)
        return Cell(row: row, column: column, frame: Rect(origin: .zero + (origin - offset), size: cell))
      }
    }
  }

  private static func range(_ low: Double, _ high: Double, _ length: Double, _ count: Int) -> Range<Int> {
    let end = (high / length).rounded(.up).clamped(to: 0...Double(count))
    let first = (low / length).rounded(.down).clamped(to: 0...end)
    return Int(first)..<Int(end)
  }
}
