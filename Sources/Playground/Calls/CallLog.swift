/// The latest calls that a demo's scroll views made of their delegate and their layout, the newest last.
///
/// A fling makes the same few calls in every frame. Calls that follow in the same order as those before them are counted
/// instead of listed again, so that the order stays readable.
struct CallLog {
  struct Line: Equatable {
    /// When the latest of the calls was made, in the demo's seconds.
    var time: Double
    /// Its name as in UIKit.
    let name: String
    /// The arguments or the result of the latest call.
    var values: String
    var count = 1
  }

  /// More lines than a window shows.
  static let capacity = 200
  /// The longest order of calls that is recognised when it comes again: a frame of a collection makes four.
  private static let longestRound = 6

  private(set) var lines: [Line] = []

  mutating func note(_ name: String, _ values: String = "", at time: Double) {
    lines.append(Line(time: time, name: name, values: values))
    fold()
    if lines.count > Self.capacity { lines.removeFirst(lines.count - Self.capacity) }
  }

  private mutating func fold() {
    for round in 1...Self.longestRound where lines.count >= 2 * round {
      let (old, new) = (lines.count - 2 * round, lines.count - round)
      guard (0..<round).allSatisfy({ lines[old + $0].name == lines[new + $0].name }) else { continue }
      for place in 0..<round {
        lines[new + place].count += lines[old + place].count
      }
      lines.removeSubrange(old..<new)
      return
    }
  }
}
