import CradleGeometry

/// The longest increasing subsequence, by patience sorting: the elements that keep their order while the
/// others move.
enum LongestIncreasingSubsequence {
  /// The ascending positions of the longest increasing subsequence of distinct numbers; O(n log n).
  static func positions(in numbers: [Int]) -> [Int] {
    // For each length the end of the subsequence so far that ends with the least number, and the predecessor of each
    // position in its subsequence.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      let length = ends.indices.partitioningIndex { numbers[ends[$0]] >= number }
      if length > 0 { previous[position] = ends[length - 1] }
      if length == ends.count { ends.append(position) } else { ends[length] = position }
    }
    var found: [Int] = []
    var position = ends.last ?? -1
    while position >= 0 {
      found.append(position)
      position = previous[position]
    }
    return found.reversed()
  }
}
