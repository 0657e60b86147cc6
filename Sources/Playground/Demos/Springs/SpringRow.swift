import CradleGeometry
import CradleStage

/// A row of the spring list: a coloured cell, its name, and the distance by which it lags.
struct SpringRow {
  let number: Int
  let title: String
  /// The distance by which it lags, in points; nil for a row that leaves.
  let lag: Double?
  let isPressed: Bool

  func draw(in frame: Rect, on canvas: Canvas, _ theme: Theme) {
    let color = theme.cell(number)
    let body = frame.insetBy(dx: min(16, frame.width / 4), dy: 0)
    canvas.fill(body, radius: 12, isPressed ? theme.pressed(color) : color)
    // An edge separates rows that the springs push together.
    canvas.stroke(body, radius: 12, width: 1, theme.onAccent.opacity(0.28))
    let isNarrow = body.width < 140
    // A row that grows or shrinks keeps its words at its top.
    let middle = body.minY + SpringListDemo.rowHeight / 2
    canvas.text(
      title, at: Point(x: body.minX + 18, y: middle), Font(size: 15, weight: .semibold), theme.onAccent,
      maximumWidth: max(0, body.width - (isNarrow ? 24 : 96)))
    guard let lag, !isNarrow else { return }
    canvas.text(
      "\(Int(abs(lag).rounded())) pt", at: Point(x: body.maxX - 18, y: middle),
      Font(size: 13, isTabular: true), theme.onAccent, alignment: .trailing)
  }
}
