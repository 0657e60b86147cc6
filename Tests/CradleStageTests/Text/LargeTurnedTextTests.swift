import CradleGeometry
import Testing

@testable import CradleStage

extension StageTests {
  /// Letters so large that a rendering at four times their size would exceed the largest typeface.
  @Suite struct LargeTurnedTextTests {
    /// The share of its height and width that a word may gain or lose by filtering and rounding.
    private static let tolerance = 0.05
    /// An angle so small that the word's ends move by less than a pixel.
    private static let angle = 0.001

    @Test("turned text is as large as upright text at any size", arguments: [40.0, 99, 101, 150, 250, 390])
    func turnedTextIsAsLargeAsUpright(size: Double) throws {
      let font = Font(size: size)
      let middle = Point(x: 400, y: 300)
      let upright = try Drawing(width: 800, height: 600) {
        $0.text("HE", at: middle, font, .white, alignment: .center)
      }
      let turned = try Drawing(width: 800, height: 600) { canvas in
        canvas.transformed(Transform(angle: Self.angle, around: middle)) {
          canvas.text("HE", at: middle, font, .white, alignment: .center)
        }
      }
      let (a, b) = (try #require(upright.extent), try #require(turned.extent))
      let slack = 2 + Self.tolerance * Double(a.bottom - a.top)
      for (old, new) in [(a.left, b.left), (a.right, b.right), (a.top, b.top), (a.bottom, b.bottom)] {
        #expect(abs(Double(old - new)) <= slack, "\(a) and \(b) at \(size) points")
      }
    }
  }
}
