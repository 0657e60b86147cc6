import CradleGeometry

/// The identity numbers of a section's items, as runs of consecutive numbers: a million items in their
/// original order are one run.
struct IdentityRuns {
  private struct Run {
    /// The index of the run's first item, and its number.
    var start: Int
    var number: Int
  }

  private var runs: [Run] = []
  private(set) var count = 0

  init(count: Int, firstNumber: Int) { append(numbers: firstNumber, count: count) }

  /// The number of the item at an index in range.
  subscript(index: Int) -> Int {
    let run = runs[position(of: index)]
    return run.number + index - run.start
  }

  /// The run that holds an index: the last one that starts at or before it.
  private func position(of index: Int) -> Int {
    runs.indices.lastIndex(startingBy: index) { runs[$0].start }
  }

  private mutating func append(numbers first: Int, count added: Int) {
    guard added > 0 else { return }
    if let last = runs.last, last.number + count - last.start == first {
      count += added
      return
    }
    runs.append(Run(start: count, number: first))
    count += added
  }

  /// Removes and inserts items in one pass over the runs.
  ///
  /// `removed` are ascending indices before the update, `added` ascending indices after it with their
  /// numbers.
  mutating func update(removed: [Int], added: [(index: Int, number: Int)]) {
    guard !removed.isEmpty || !added.isEmpty else { return }
    let old = self
    self = IdentityRuns(count: 0, firstNumber: 0)
    runs.reserveCapacity(old.runs.count + removed.count + 2 * added.count)
    var next = 0
    func appendDue(_ result: inout IdentityRuns) {
      while next < added.count, added[next].index == result.count {
        result.append(numbers: added[next].number, count: 1)
        next += 1
      }
    }
    var start = 0
    for end in removed + [old.count] {
      old.forEachRun(in: start..<end) { number, count in
        var (number, count) = (number, count)
        while count > 0 {
          appendDue(&self)
          let room = next < added.count ? min(count, added[next].index - self.count) : count
          append(numbers: number, count: room)
          number += room
          count -= room
        }
      }
      start = end + 1
    }
    appendDue(&self)
  }

  private func forEachRun(in range: Range<Int>, _ body: (_ number: Int, _ count: Int) -> Void) {
    guard !range.isEmpty else { return }
    var position = position(of: range.lowerBound)
    var index = range.lowerBound
    while index < range.upperBound {
      let end = position + 1 < runs.count ? min(runs[position + 1].start, range.upperBound) : range.upperBound
      body(runs[position].number + index - runs[position].start, end - index)
      index = end
      position += 1
    }
  }
}
