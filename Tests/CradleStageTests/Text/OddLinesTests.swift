import CradleGeometry
import Testing

@testable import CradleStage

extension StageTests {
  /// Lines wider than any texture, and lines without a width.
  @Suite struct OddLinesTests {
    private static let size = Size(width: 200, height: 60)
    /// The share of its brightness that a turned line may gain or lose because its letters begin at other fractions of a
    /// pixel.
    private static let brightness = 0.01
    private let font = Font(size: 40)

    private func drawing(_ line: String, angle: Double, x: Double = 10, alignment: TextAlignment = .leading)
      throws
      -> Drawing
    {
      let drawing = try Drawing(width: Self.size.width, height: Self.size.height) { canvas in
        canvas.transformed(Transform(angle: angle)) {
          canvas.text(line, at: Point(x: x, y: 30), font, .white, alignment: alignment)
        }
      }
      try drawing.stage.finishFrame()
      return drawing
    }

    @Test(
      "a line wider than any texture shows the same letters as a short line",
      arguments: [1000, 20000], [0, 0.01])
    func longLineShowsTheSameLetters(count: Int, angle: Double) throws {
      let short = try drawing(String(repeating: "W", count: 20), angle: angle)
      let long = try drawing(String(repeating: "W", count: count), angle: angle)
      #expect(short.area > 0)
      #expect(abs(long.area / short.area - 1) < Self.brightness)
    }

    @Test("a long line ends at its trailing point", arguments: [0, 0.01]) func longLineEndsAtItsPoint(
      angle: Double
    ) throws {
      let drawing = try drawing(
        String(repeating: "W", count: 2000), angle: angle, x: 100, alignment: .trailing)
      let extent = try #require(drawing.extent)
      #expect(extent.left == 0)
      #expect((96...102).contains(extent.right))
    }

    @Test(
      "a line of letters without a width draws nothing, and the frame succeeds",
      arguments: ["\u{200B}", "\u{FEFF}", "\u{200D}\u{200C}", "\u{2060}", "\u{301}"], [0, 0.01])
    func lineWithoutWidthDrawsNothing(line: String, angle: Double) throws {
      _ = try drawing(line, angle: angle)
    }
  }
}
