import CradleGeometry
import CradleStage

/// The columns of the log of calls, in a strip of any width: a narrow one has less space between them.
struct CallLogColumns: Equatable {
  /// The left ends of the times, the names, the counts and the values, in window points.
  let time: Double
  let name: Double
  let count: Double
  let values: Double
  /// The right end of the values.
  let end: Double

  /// The width of "scrollViewDidEndScrollingAnimation" in the log's type with some margin; the one longer name is rare.
  static let nameWidth = 208.0
  /// The widths of "59.99" and of "× 99" in their type, and the room for a release's velocity and target.
  private static let (timeWidth, countWidth, valuesWidth) = (32.0, 28.0, 192.0)

  init(_ frame: Rect) {
    let padding = WindowLayout.Metrics.padding
    let widths = Self.timeWidth + Self.nameWidth + Self.countWidth + Self.valuesWidth
    // The space at both sides, and between four columns.
    let isWide = widths + 2 * padding + 3 * 16 <= frame.width
    let (margin, gap) = isWide ? (padding, 16.0) : (8, 5)
    time = frame.minX + margin
    name = time + Self.timeWidth + gap
    count = name + Self.nameWidth + gap
    values = count + Self.countWidth + gap
    end = max(values, frame.maxX - margin)
  }

  /// The first text that fits beside the heading; empty if none fits, because a truncated one would mislead.
  func words(_ texts: [String], measure: TextMeasure) -> String {
    texts.first { measure($0, Typography.hint) <= end - name } ?? ""
  }
}
