import CradleGeometry

/// A grid over the box of a heap, which counts the shapes in each cell.
struct HeapCells {
  private let box: Rect
  /// A cell's side, in points.
  private let side: Double
  private let columns: Int
  private let rows: Int
  private var counts: [Int]

  /// A grid of square cells, as many as fit beside each other, at least one.
  init(_ box: Rect, side: Double) {
    (self.box, self.side) = (box, side)
    columns = max(1, Int(box.width / side))
    rows = max(1, Int(box.height / side))
    counts = [Int](repeating: 0, count: columns * rows)
  }

  /// Counts one more in the cell of a point; points outside of the grid belong to the nearest cell.
  mutating func add(_ point: Point) { counts[cell(at: point)] += 1 }

  /// Counts one more in every cell that a rectangle touches.
  mutating func add(_ frame: Rect) {
    let (first, last) = (cell(at: frame.origin), cell(at: Point(x: frame.maxX, y: frame.maxY)))
    for row in first / columns...last / columns {
      for column in first % columns...last % columns { counts[row * columns + column] += 1 }
    }
  }

  /// The lowest free cell's centre, the rightmost of its row; nil if all are taken.
  var lastFree: Point? { counts.lastIndex(of: 0).map(center) }

  /// A point whose cell holds fewer than `limit`: the given one, or the centre of the nearest such cell. If every cell
  /// is full, the centre of the nearest cell with the fewest.
  func place(near point: Point, fewerThan limit: Int) -> Point {
    if counts[cell(at: point)] < limit { return point }
    let most = max(limit - 1, counts.min() ?? 0)
    let allowed = counts.indices.lazy.filter { counts[$0] <= most }.map(center)
    return allowed.min { ($0 - point).length < ($1 - point).length } ?? point
  }

  /// The left edge of the first column: the remaining width is divided between both sides.
  private var left: Double { box.midX - Double(columns) * side / 2 }

  private func cell(at point: Point) -> Int {
    func index(_ value: Double, _ count: Int) -> Int {
      Int((value / side).rounded(.down)).clamped(to: 0...count - 1)
    }
    return index(point.y - box.minY, rows) * columns + index(point.x - left, columns)
  }

  private func center(_ cell: Int) -> Point {
    Point(
      x: left + (Double(cell % columns) + 0.5) * side,
      y: box.minY + (Double(cell / columns) + 0.5) * side)
  }
}
