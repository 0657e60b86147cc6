/// The lengths of equal groups, some of which have been measured to differ: sums in a Fenwick tree.
///
///     end of group n = (n + 1)·estimate + Σ corrections          both ways in O(log n + chunk)
///
/// Corrections are stored for runs of neighbouring groups, and only for runs with a measured group: a million
/// unmeasured groups take a few thousand zeros.
struct GroupLengths {
  let count: Int
  /// The estimated length of a group with the spacing after it, in points.
  let estimate: Double
  /// By run: the difference of each group's length from the estimate, in points.
  private var corrections: [Int: [Double]] = [:]
  /// The Fenwick tree over the runs' sums of corrections.
  private var tree: [Double]

  /// The number of groups in a run: searching one costs as much as the walk down the tree.
  private static let run = 64

  init(count: Int, estimate: Double) {
    (self.count, self.estimate) = (count, estimate)
    tree = Array(repeating: 0, count: (count + Self.run - 1) / Self.run + 1)
  }

  /// The length of a group, with the spacing after it.
  subscript(index: Int) -> Double {
    get { estimate + (corrections[index / Self.run]?[index % Self.run] ?? 0) }
    set {
      let change = newValue - self[index]
      guard change != 0 else { return }
      corrections[index / Self.run, default: Array(repeating: 0, count: Self.run)][index % Self.run] =
        newValue - estimate
      var node = index / Self.run + 1
      while node < tree.count {
        tree[node] += change
        node += node & -node
      }
    }
  }

  /// The start of a group; for the count, the end of the last one.
  func start(of index: Int) -> Double {
    let run = index / Self.run
    var sum = Double(index) * estimate
    var node = run
    while node > 0 {
      sum += tree[node]
      node -= node & -node
    }
    if let known = corrections[run] { for place in 0..<index % Self.run { sum += known[place] } }
    return sum
  }

  /// The last group that starts at or before a place; 0 for one before all of them.
  func index(at place: Double) -> Int {
    guard count > 0 else { return 0 }
    var (run, sum) = (0, 0.0)
    var bit = 1
    while bit * 2 < tree.count { bit *= 2 }
    while bit > 0 {
      let next = run + bit
      if next < tree.count, next * Self.run < count {
        let end = sum + tree[next] + Double(bit * Self.run) * estimate
        if end <= place { (run, sum) = (next, end) }
      }
      bit /= 2
    }
    var index = run * Self.run
    let known = corrections[run]
    while index + 1 < count, index + 1 < (run + 1) * Self.run {
      sum += estimate + (known?[index % Self.run] ?? 0)
      guard sum <= place else { break }
      index += 1
    }
    return index
  }
}
