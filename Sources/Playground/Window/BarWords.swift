import CradleGeometry
import CradleStage

/// The title and summary in the top bar: side by side if both fit in one line, else the summary in one or two small
/// lines under the title, else the title alone, because truncated text would mislead.
struct BarWords {
  /// The title.
  let text: String
  /// The title's left end, at the middle of its height.
  let title: Point
  /// The summary's lines, each with its left end, at the middle of its height.
  private(set) var lines: [(words: String, place: Point)] = []
  private(set) var font = Typography.body

  /// The gap between title and summary, in points.
  private static let gap = 16.0
  /// The middles of the title and up to two lines under it, relative to the bar's middle: together they
  /// fill the 48 points of the bar.
  private static let lineMiddles = [[-9.0, 10.0], [-14.5, 2.5, 14.5]]

  /// Lays the words out.
  ///
  /// - Parameters:
  ///   - title: The demo's title.
  ///   - summary: Its summary.
  ///   - room: The area for both, as high as the bar.
  ///   - measure: The width of a text.
  init(_ title: String, _ summary: String, in room: Rect, measure: TextMeasure) {
    text = title
    let beside = measure(title, Typography.title) + Self.gap
    if beside + measure(summary, Typography.body) <= room.width {
      self.title = Point(x: room.minX, y: room.midY)
      self.lines = [(summary, Point(x: room.minX + beside, y: room.midY))]
      return
    }
    let under = Wrapping.lines(summary, Typography.hint, within: room.width, measure: measure)
    guard Self.lineMiddles.indices.contains(under.count - 1) else {
      self.title = Point(x: room.minX, y: room.midY)
      return
    }
    let heights = Self.lineMiddles[under.count - 1].map { room.midY + $0 }
    font = Typography.hint
    self.title = Point(x: room.minX, y: heights[0])
    self.lines = zip(under, heights.dropFirst()).map { ($0, Point(x: room.minX, y: $1)) }
  }
}

extension BarWords {
  /// The words of a demo, in its bar; of the page of all demos if there is none.
  init(of card: DemoCard?, in bar: TopBarLayout, _ layout: WindowLayout, measure: TextMeasure) {
    var room = bar.title
    // The page of all demos has no buttons beside it.
    if card == nil { room.size.width = layout.topBar.maxX - 12 - room.minX }
    self.init(
      card?.title ?? "All demos", card?.summary ?? "Point at one and it plays; click opens it", in: room,
      measure: measure)
  }
}
