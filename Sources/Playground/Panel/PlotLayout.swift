import CradleGeometry

/// The frames of the plot: the area of the curves between the axes' numbers, and the legend over
/// it, whose entries switch curves.
struct PlotLayout {
  /// An entry of the legend.
  struct Entry: Equatable {
    /// The curve: set A's, or the only one.
    let curve: Int
    /// The hit area: the dot and all text.
    let frame: Rect
    let words: String
    /// The value at the pointer; empty without one.
    let reading: String
    /// The left ends of the title, the value at the pointer and the unit.
    let title: Double
    let value: Double
    let unit: Double
  }

  let area: Rect
  let legend: [Entry]
  /// The middle of the legend's line.
  let middle: Double

  /// The gap between two entries of the legend.
  private static let gap = 24.0
  private static let dot = 14.0

  /// The area of the curves in a strip, beside the numbers of one axis or two.
  static func area(in frame: Rect, axes: Int) -> Rect {
    let edge = axes > 1 ? 56.0 : 24
    return Rect(
      x: frame.minX + 56, y: frame.minY + 40, width: max(1, frame.width - 56 - edge),
      height: frame.height - 68)
  }

  /// Lays a plot out.
  ///
  /// - Parameters:
  ///   - frame: The strip under the stage.
  ///   - history: The curves; those of the first unit have their entries on the left, those of the second on the right.
  ///   - titles: The words of each curve.
  ///   - values: The value of each curve at the pointer; empty without one.
  ///   - measure: The width of a text.
  init(
    _ frame: Rect, _ history: PlotHistory, titles: [String], values: [String], measure: TextMeasure
  ) {
    area = Self.area(in: frame, axes: history.axes.count)
    middle = frame.minY + 20
    var left = frame.minX + WindowLayout.Metrics.padding
    var right = frame.maxX - WindowLayout.Metrics.padding
    var entries: [Entry] = []
    for (index, curve) in history.curves.enumerated() where !curve.isOther {
      let title = measure(titles[index], Typography.plot) + 5
      let value = values[index].isEmpty ? 0 : measure(values[index], Typography.axis) + 4
      let width = Self.dot + title + value + measure(curve.unit, Typography.plot)
      let isRight = history.axes.count > 1 && curve.unit == history.axes[1].unit
      let x = isRight ? right - width : left
      entries.append(
        Entry(
          curve: index, frame: Rect(x: x - 6, y: middle - 12, width: width + 12, height: 24),
          words: titles[index], reading: values[index],
          title: x + Self.dot, value: x + Self.dot + title, unit: x + Self.dot + title + value))
      if isRight { right = x - Self.gap } else { left = x + width + Self.gap }
    }
    legend = entries
  }

  /// The x of a time in the area that shows a stretch.
  func x(of time: Double, in shown: ClosedRange<Double>) -> Double {
    area.minX + (time - shown.lowerBound) / (shown.upperBound - shown.lowerBound) * area.width
  }
}
