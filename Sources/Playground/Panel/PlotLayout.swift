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
    let words: PlotLegendWords
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
  /// The spaces after a title and after a value, in points.
  private static let (titleSpace, valueSpace) = (5.0, 4.0)

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
  ///   - words: The words of each curve.
  ///   - measure: The width of a text.
  init(_ frame: Rect, _ history: PlotHistory, words: [PlotLegendWords], measure: TextMeasure) {
    area = Self.area(in: frame, axes: history.axes.count)
    middle = frame.minY + 20
    var left = frame.minX + WindowLayout.Metrics.padding
    var right = frame.maxX - WindowLayout.Metrics.padding
    let curves = history.curves.indices.filter { !history.curves[$0].isOther }
    let shown = Self.fitting(curves.map { words[$0] }, within: right - left, measure)
    var entries: [Entry] = []
    for (index, words) in zip(curves, shown) {
      let (title, value, unit) = Self.widths(words, measure)
      let width = Self.dot + title + value + unit
      let isRight = history.axes.count > 1 && history.curves[index].unit == history.axes[1].unit
      let x = isRight ? right - width : left
      entries.append(
        Entry(
          curve: index, frame: Rect(x: x - 6, y: middle - 12, width: width + 12, height: 24), words: words,
          title: x + Self.dot, value: x + Self.dot + title, unit: x + Self.dot + title + value))
      if isRight { right = x - Self.gap } else { left = x + width + Self.gap }
    }
    legend = entries
  }

  /// The most complete form of the words in which all entries fit side by side; the shortest if none does.
  private static func fitting(
    _ words: [PlotLegendWords], within room: Double, _ measure: TextMeasure
  ) -> [PlotLegendWords] {
    let forms = PlotLegendWords.Form.allCases.map { form in words.map { $0.shortened(to: form) } }
    return forms.first { words in
      let total = words.reduce(0) { sum, words in
        let (title, value, unit) = widths(words, measure)
        return sum + dot + title + value + unit
      }
      return total + gap * Double(words.count - 1) <= room
    } ?? forms.last ?? words
  }

  /// The widths of a title, a value and a unit, each with the space after it.
  private static func widths(_ words: PlotLegendWords, _ measure: TextMeasure) -> (Double, Double, Double) {
    (
      words.title.isEmpty ? 0 : measure(words.title, Typography.plot) + titleSpace,
      words.reading.isEmpty ? 0 : measure(words.reading, Typography.axis) + valueSpace,
      measure(words.unit, Typography.plot)
    )
  }

  /// The x of a time in the area that shows a stretch.
  func x(of time: Double, in shown: ClosedRange<Double>) -> Double {
    area.minX + (time - shown.lowerBound) / (shown.upperBound - shown.lowerBound) * area.width
  }
}
