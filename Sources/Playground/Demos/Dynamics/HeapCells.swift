import CradleGeometry

/// A grid over the box of a heap, which counts the shapes in each cell.
struct HeapCells {
  private let box: Rect
  /// A cell's side, in points.
  private let side: Double
  private let columns: Int
  private let rows: Int
  private var counts: [Int]
  /// The points that were counted in each cell.
  private var points: [[Point]]

  /// A grid of square cells, as many as fit beside each other, at least one.
  init(_ box: Rect, side: Double) {
    (self.box, self.side) = (box, side)
    columns = max(1, Int(box.width / side))
    rows = max(1, Int(box.height / side))
    counts = [Int](repeating: 0, count: columns * rows)
    points = [[Point]](repeating: [], count: columns * rows)
  }

  /// Counts one more in the cell of a point; points outside of the grid belong to the nearest cell.
  mutating func add(_ point: Point) {
    let cell = cell(at: point)
    counts[cell] += 1
    points[cell].append(point)
  }

  /// Counts one more in every cell that a rectangle touches.
  mutating func add(_ frame: Rect) {
    let (first, last) = (cell(at: frame.origin), cell(at: Point(x: frame.maxX, y: frame.maxY)))
    for row in first / columns...last / columns {
      for column in first % columns...last % columns { counts[row * columns + column] += 1 }
    }
  }

  /// The lowest free cell's centre, the rightmost of its row; nil if all are taken.
  var lastFree: Point? { counts.lastIndex(of: 0).map(center) }

  /// A point whose cell holds fewer than `limit`: the given one, unless it is nearer to a point that was counted there than
  /// a quarter of the side, half of the pitch of free places; else a free place in the nearest such cell. If every cell is
  /// full, a free place in the nearest cell with the fewest.
  func place(near point: Point, fewerThan limit: Int) -> Point {
    let own = cell(at: point)
    if counts[own] < limit { return distance(of: point, in: own) < side / 4 ? freePlace(in: own) : point }
    let most = max(limit - 1, counts.min() ?? 0)
    let allowed = counts.indices.lazy.filter { counts[$0] <= most }
    let nearest = allowed.min { (center($0) - point).length < (center($1) - point).length }
    return nearest.map(freePlace) ?? point
  }

  /// The place in a cell that is farthest from the points that were counted there, of four, or of as many in a square as
  /// there are points and one more. The first two of a cell lie on its diagonal.
  private func freePlace(in cell: Int) -> Point {
    let count = max(2, Int(Double(points[cell].count + 1).squareRoot().rounded(.up)))
    func place(_ number: Int) -> Point {
      let (row, column) = (Double(number / count), Double(number % count))
      let pitch = side / Double(count)
      let first = (pitch - side) / 2
      return center(cell) + Vector(dx: first + column * pitch, dy: first + row * pitch)
    }
    let places = (0..<count * count).map(place)
    return places.max { distance(of: $0, in: cell) < distance(of: $1, in: cell) } ?? center(cell)
  }

  /// The distance of a point from the nearest one that was counted in a cell; infinite in an empty cell.
  private func distance(of point: Point, in cell: Int) -> Double {
    points[cell].reduce(.infinity) { min($0, (point - $1).length) }
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
