import CradleGeometry
import CradleStage

/// The text of a bubble: a few lines, determined by a number.
struct Message {
  let number: Int

  private static let texts = [
    ["Did you see the rows?"],
    ["They hang on springs.", "Each one on its own."],
    ["Drag slowly, then fast"],
    ["The one under your finger", "stays under your finger,", "the others come after."],
    ["Nice"],
    ["And when you let go,", "the fling pulls at them too."],
    ["How long until they rest?"],
    ["Less than four seconds.", "Then nothing moves at all:", "no twitch, no drift,", "no circling."],
    ["Try Bouncy", "or a thousand of these."],
    ["Okay!"],
    ["Insert one in the middle", "and watch them step aside."],
  ]

  var lines: [String] { Self.texts[(number * 5 + number / 11) % Self.texts.count] }
  /// Whether it is at the right.
  var isOwn: Bool { number % 3 == 1 }
  /// The height of its row, in points.
  var height: Double { 24 + 20 * Double(lines.count) }

  /// Draws its bubble at its side of the row, as wide as its text.
  func draw(in frame: Rect, isPressed: Bool, on canvas: Canvas, _ theme: Theme) {
    let font = Font(size: 15)
    let room = max(0, frame.width - 48)
    let words = lines.map { canvas.width(of: $0, font) }.max() ?? 0
    let size = Size(width: min(room, words + 36), height: frame.height)
    let x = isOwn ? frame.maxX - 16 - size.width : frame.minX + 16
    let body = Rect(origin: Point(x: x, y: frame.minY), size: size)
    let color = isOwn ? theme.cell(4) : theme.line
    canvas.fill(body, radius: 18, isPressed ? color.mixed(with: theme.text, fraction: 0.12) : color)
    for (line, words) in lines.enumerated() {
      canvas.text(
        words, at: Point(x: body.minX + 18, y: body.minY + 22 + 20 * Double(line)), font,
        isOwn ? theme.onAccent : theme.text, maximumWidth: max(0, size.width - 36))
    }
  }
}
