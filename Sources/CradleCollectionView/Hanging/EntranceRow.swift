import CradleGeometry

/// The row in which new cells enter: the entrance, and places to its right.
struct EntranceRow {
  /// The points between two cells that enter one beside the other.
  private static let spacing = 10.0
  /// The least distance of two centres as a multiple of the cells' size.
  private static let clearance = 1.2

  private var next: Point
  private let size: Size
  /// The centres of the cells in the row, along it.
  private var centers: [Double]
  /// The number of centres before the next place.
  private var passed = 0

  /// Makes the row from an entrance, with the centres of all cells.
  init(from entrance: Point, for size: Size, among others: some Sequence<Point>) {
    (next, self.size) = (entrance, size)
    centers = others.filter { abs($0.y - entrance.y) < size.height * Self.clearance }.map(\.x).sorted()
  }

  /// Takes the first place at which a cell is at least a fifth of its size away from the others: two cells at one place
  /// would be pushed apart violently. No place before it becomes free again.
  mutating func take() -> Point {
    while true {
      while passed < centers.count, centers[passed] < next.x { passed += 1 }
      let neighbors = centers[max(0, passed - 1)..<min(centers.count, passed + 1)]
      guard neighbors.contains(where: { abs($0 - next.x) < size.width * Self.clearance }) else {
        centers.insert(next.x, at: passed)
        return next
      }
      // In a viewport so wide that the sum rounds back to the same place, the next number is far enough away.
      next.x = max(next.x + (size.width + Self.spacing), next.x.nextUp)
    }
  }
}
