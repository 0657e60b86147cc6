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
}
