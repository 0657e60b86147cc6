import CradleGeometry

/// The longest increasing subsequence, by patience sorting: the elements that keep their order while the
/// others move.
enum IncreasingRun {
  /// The ascending positions of the longest increasing subsequence of distinct numbers; O(n log n).
  static func positions(in numbers: [Int]) -> [Int] {
    // The end position of the best run of each length so far, and the predecessor of each position in its
    // run.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      let length = ends.indices.partitioningIndex { numbers[ends[$0]] >= number }
      if length > 0 { previous[position] = ends[length - 1] }
      if length == ends.count { ends.append(position) } else { ends[length] = position }
    }
    var run: [Int] = []
    var position = ends.last ?? -1
    while position >= 0 {
      run.append(position)
      position = previous[position]
    }
    return run.reversed()
  }
}
