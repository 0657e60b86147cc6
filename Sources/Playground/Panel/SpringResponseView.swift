import CradleGeometry
import CradleStage

/// The plot of a unit pull's return to rest, in seconds and per cent, with a handle; below it the spring in
/// three vocabularies.
struct SpringResponseView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  let response: SpringResponse
  let frame: Rect

  /// The area of the curve, between the axes' labels.
  static func area(in frame: Rect) -> Rect {
    Rect(x: frame.minX + 44, y: frame.minY + 14, width: frame.width - 58, height: frame.height - 36)
  }

  /// The fraction of the area's height between the pull and rest; the rest is for the largest overshoot.
  private static let restShare = 0.56
  /// The row height of the vocabularies.
  static let pitch = 18.0

  static func place(time: Double, height: Double, span: Double, in frame: Rect) -> Point {
    let area = area(in: frame)
    return Point(
      x: area.minX + time / span * area.width, y: area.minY + (1 - height) * restShare * area.height)
  }

  /// The time and height at a place; the time is never 0.
  static func handle(at place: Point, span: Double, in frame: Rect) -> SpringHandle {
    let area = area(in: frame)
    let time = (place.x - area.minX) / area.width * span
    return SpringHandle(
      time: max(time, span / 100), height: 1 - (place.y - area.minY) / (restShare * area.height))
  }

  func draw() {
    canvas.fill(frame, radius: 12, theme.raised)
    let area = Self.area(in: frame)
    drawAxes(area)
    let points = response.points.map {
      Self.place(time: $0.x * response.span, height: $0.y, span: response.span, in: frame)
    }
    canvas.clipped(to: frame.insetBy(dx: 0, dy: 4)) { canvas.polyline(points, width: 2, theme.accent) }
    canvas.text(
      response.words, at: Point(x: area.maxX, y: area.minY + 14), Typography.axis, theme.faint,
      alignment: .trailing)
    drawHandle(area)
    drawWords()
  }

  private func drawAxes(_ area: Rect) {
    for height in [1.0, 0] {
      let y = Self.place(time: 0, height: height, span: 1, in: frame).y.rounded()
      canvas.fill(Rect(x: area.minX, y: y, width: area.width, height: 1), theme.line)
      canvas.text(
        height == 1 ? "100 %" : "0", at: Point(x: area.minX - 7, y: y), Typography.axis, theme.faint,
        alignment: .trailing)
    }
    for share in [0.0, 0.5, 1] {
      let words =
        share == 0 ? "0" : SliderScale.decimal(share * response.span, response.span < 1 ? 3 : 1) + " s"
      canvas.text(
        words, at: Point(x: area.minX + share * area.width, y: frame.maxY - 13), Typography.axis, theme.faint,
        alignment: share == 0 ? .leading : share == 1 ? .trailing : .center)
    }
  }

  private func drawHandle(_ area: Rect) {
    let handle = SpringHandle(response.spring)
    let place = Self.place(time: handle.time, height: handle.height, span: response.span, in: frame)
    // A spring slower than the plot has its handle at the plot's end.
    let seen = Point(x: min(place.x, area.maxX), y: min(max(place.y, frame.minY + 8), frame.maxY - 8))
    let isHeld = controller.inspector.drag?.response != nil
    if isHeld || controller.hover == .response {
      canvas.disc(seen, radius: 11, theme.accent.opacity(isHeld ? 0.3 : 0.2))
    }
    canvas.disc(seen, radius: 6, theme.accent)
    canvas.disc(seen, radius: 4, .white)
  }

  private func drawWords() {
    for (row, pair) in response.vocabularies.enumerated() {
      let middle = frame.maxY + 16 + Double(row) * Self.pitch
      for (column, word) in pair.enumerated() {
        let x = frame.minX + (column == 0 ? 0 : frame.width * 0.5)
        canvas.text(word.name, at: Point(x: x, y: middle), Typography.hint, theme.dim)
        canvas.text(
          word.value, at: Point(x: x + frame.width * 0.5 - (column == 0 ? 16 : 0), y: middle),
          Typography.axis,
          theme.text, alignment: .trailing)
      }
    }
  }
}
