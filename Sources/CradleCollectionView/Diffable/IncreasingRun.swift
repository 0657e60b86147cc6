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
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position] = ends[low - 1] }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
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
