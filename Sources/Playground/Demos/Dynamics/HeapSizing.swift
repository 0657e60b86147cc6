import CradleGeometry

/// The rule for the sizes of a heap's shapes. The benchmark of contact fills its boxes by this file, too.
enum HeapSizing {
  /// The mean side of the next shape, in points: large at first, always leaving room for the remaining
  /// shapes.
  ///
  /// - Parameters:
  ///   - box: The walls' size, in points.
  ///   - occupied: The areas of all shapes so far, in pt².
  ///   - count: The number of shapes so far.
  ///   - limit: The largest number of shapes.
  /// - Returns: The side, in points.
  static func side(in box: Size, occupied: Double, count: Int, limit: Int) -> Double {
    let area = box.width * box.height
    let least = area * 0.0003
    let free = area * 0.6 - occupied - least * Double(limit - count)
    let largest = min(60, 0.085 * min(box.width, box.height))
    return max(4, min(largest, (least + max(0, free) * 0.02).squareRoot()))
  }
}
