import CradleGeometry
import CradleStage

extension Canvas {
  /// Draws a row of the spring list: a coloured cell, its name, and the distance by which it lags.
  func drawSpringRow(
    _ number: Int, title: String, lag: Double?, in frame: Rect, isPressed: Bool, _ theme: Theme
  ) {
    let color = theme.cell(number)
    let body = frame.insetBy(dx: min(16, frame.width / 4), dy: 0)
    fill(body, radius: 12, isPressed ? color.mixed(with: theme.onAccent, fraction: 0.12) : color)
    // An edge separates rows that the springs push together.
    stroke(body, radius: 12, width: 1, theme.onAccent.opacity(0.28))
    let isNarrow = body.width < 140
    text(
      title, at: Point(x: body.minX + 18, y: body.midY), Font(size: 15, weight: .semibold), theme.onAccent,
      maximumWidth: max(0, body.width - (isNarrow ? 24 : 96)))
    guard let lag, !isNarrow else { return }
    text(
      "\(Int(abs(lag).rounded())) pt", at: Point(x: body.maxX - 18, y: body.midY),
      Font(size: 13, isTabular: true), theme.onAccent.opacity(0.72), alignment: .trailing)
  }

  /// Draws a message at its side of the row, as wide as its text.
  func drawBubble(_ message: Message, in frame: Rect, isPressed: Bool, _ theme: Theme) {
    let font = Font(size: 15)
    let room = max(0, frame.width - 48)
    let words = message.lines.map { width(of: $0, font) }.max() ?? 0
    let size = Size(width: min(room, words + 36), height: frame.height)
    let x = message.isOwn ? frame.maxX - 16 - size.width : frame.minX + 16
    let body = Rect(origin: Point(x: x, y: frame.minY), size: size)
    let color = message.isOwn ? theme.cell(4) : theme.line
    fill(body, radius: 18, isPressed ? color.mixed(with: theme.text, fraction: 0.12) : color)
    for (line, words) in message.lines.enumerated() {
      text(
        words, at: Point(x: body.minX + 18, y: body.minY + 22 + 20 * Double(line)), font,
        message.isOwn ? theme.onAccent : theme.text, maximumWidth: max(0, size.width - 36))
    }
  }
}
