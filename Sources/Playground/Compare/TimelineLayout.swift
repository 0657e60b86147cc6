import CradleGeometry

/// The frames of the timeline's parts: the compare button, the track, the time and the loop button.
struct TimelineLayout: Equatable {
  /// As high as the padding under a frame on the stage, which it occupies.
  static let height = WindowLayout.Metrics.padding
  /// The least height of a stage that has a timeline, in points.
  static let leastStage = 160.0
  private static let timeWidth = 64.0

  let frame: Rect
  let view: Rect
  let track: Rect
  /// The frame of the time's text, right-aligned.
  let time: Rect
  let loop: Rect

  init(_ frame: Rect) {
    self.frame = frame
    view = Rect(x: frame.minX + 8, y: frame.minY + 2, width: 56, height: frame.height - 4)
    loop = Rect(x: frame.maxX - 60, y: frame.minY + 2, width: 52, height: frame.height - 4)
    time = Rect(x: loop.minX - 8 - Self.timeWidth, y: frame.minY, width: Self.timeWidth, height: frame.height)
    let left = view.maxX + 16
    track = Rect(x: left, y: frame.midY - 2, width: max(1, time.minX - 8 - left), height: 4)
  }

  /// The area of the track and the time, for text in their place.
  var words: Rect {
    Rect(x: view.maxX + 8, y: frame.minY, width: max(0, loop.minX - view.maxX - 16), height: frame.height)
  }

  /// The target at a point of the frame.
  func target(at point: Point) -> WindowTarget {
    if view.contains(point) { return .view }
    return loop.contains(point) ? .loop : .timeline
  }

  /// The length of the track in seconds, in round steps, so that it does not change with every frame.
  static func span(of seconds: Double) -> Double {
    [10, 20, 30].first { seconds <= $0 } ?? Scrub.reach
  }

  /// The x of a time, given as seconds before the present.
  func x(before now: Double, span: Double) -> Double { track.maxX - min(now / span, 1) * track.width }

  /// The seconds before the present at a place on the track.
  func seconds(at x: Double, span: Double) -> Double {
    ((track.maxX - x) / track.width).clamped(to: 0...1) * span
  }

  /// The stage's panes for the two sets: side by side, or one above the other if that makes them larger.
  static func panes(in room: Rect, isFramed: Bool) -> [Rect] {
    let (gap, caption) = (WindowLayout.Metrics.gap, 28.0)
    let isBeside = room.width >= room.height
    let size =
      isBeside
      ? Size(width: (room.width - 3 * gap) / 2, height: room.height - caption - gap)
      : Size(width: room.width - 2 * gap, height: (room.height - 2 * caption - 2 * gap) / 2)
    return (0..<2).map { place in
      let cell = Rect(
        x: room.minX + gap + (isBeside ? Double(place) * (size.width + gap) : 0),
        y: room.minY + caption + (isBeside ? 0 : Double(place) * (size.height + caption + gap)),
        width: max(1, size.width), height: max(1, size.height))
      guard isFramed else {
        return Rect(
          x: cell.minX.rounded(), y: cell.minY.rounded(), width: cell.width.rounded(.down),
          height: cell.height.rounded(.down))
      }
      // As wide as a phone; if it is higher than one, proportionally wide, if that fits.
      let widest = WindowLayout.Metrics.frameWidth.upperBound
      let fitting = max(
        WindowLayout.Metrics.frameHeight, cell.width / widest * WindowLayout.Metrics.frameHeight)
      let height = min(cell.height, fitting)
      let width = min(cell.width, widest * WindowLayout.magnification(height))
      return Rect(
        x: (cell.midX - width / 2).rounded(), y: cell.minY.rounded(), width: width.rounded(.down),
        height: height.rounded(.down))
    }
  }
}
