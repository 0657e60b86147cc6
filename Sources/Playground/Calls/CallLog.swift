/// The latest calls of a demo's scroll views to their delegate and their layout, the newest last.
///
/// A fling makes the same few calls in every frame. A repeated sequence of calls is counted instead of listed again, so
/// that the order stays readable.
struct CallLog {
  struct Line: Equatable {
    /// The time of the latest of the calls, in the demo's seconds.
    var time: Double
    /// The time of the first of them.
    var began: Double
    /// Its name as in UIKit.
    let name: String
    /// The arguments or the result of the latest call.
    var values: String
    var count = 1

    init(time: Double, name: String, values: String) {
      (self.time, began, self.name, self.values) = (time, time, name, values)
    }
  }

  /// The number of lines kept: more than a window shows.
  static let capacity = 200
  /// The longest sequence of calls whose repetition is recognised: a frame of a collection makes four.
  private static let longestRound = 6

  private(set) var lines: [Line] = []

  mutating func note(_ name: String, _ values: String = "", at time: Double) {
    lines.append(Line(time: time, name: name, values: values))
    fold()
    if lines.count > Self.capacity { lines.removeFirst(lines.count - Self.capacity) }
  }

  /// The lines that had begun at a time.
  func lines(at time: Double) -> [Line] { lines.filter { $0.began <= time } }

  /// Forgets the calls after a time; of a line of several calls, the count stays.
  mutating func cut(after time: Double) {
    lines.removeAll { $0.began > time }
    for place in lines.indices { lines[place].time = min(lines[place].time, time) }
  }

  private mutating func fold() {
    for round in 1...Self.longestRound where lines.count >= 2 * round {
      let (old, new) = (lines.count - 2 * round, lines.count - round)
      guard (0..<round).allSatisfy({ lines[old + $0].name == lines[new + $0].name }) else { continue }
      for place in 0..<round {
        lines[new + place].count += lines[old + place].count
        lines[new + place].began = lines[old + place].began
      }
      lines.removeSubrange(old..<new)
      return
    }
  }
}
