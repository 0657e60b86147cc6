import CradleGeometry
import CradleStage
import TestSupport
import Testing

@testable import Playground

/// The words of scenes that a small viewport shows smaller.
struct LegibleWordsTests {
  @Test("words are at least as large as a hint, and unchanged where the scene has its own size")
  func sizes() {
    for height in stride(from: 20.0, through: 900, by: 20) {
      let fit = SceneScale(Size(width: 480, height: height), room: Size(width: 0, height: 420))
      for (size, reduction) in [(12.0, 1.0), (14, 1), (38, 0.5)] {
        let font = fit.legible(Font(size: size, weight: .semibold), drawnAt: reduction)
        #expect(font.size * reduction * fit.scale >= Typography.hint.size - Tolerance.closedForm)
        #expect(fit.scale < 1 || font == Font(size: size, weight: .semibold))
      }
    }
  }

  /// The rows about the middle in which something is drawn.
  private func inkedRows(_ demo: any Demo.Type, _ viewport: Size) throws -> Int {
    let stage = try OffscreenStage(size: viewport)
    demo.init(viewport: viewport).draw(on: stage.canvas, theme: .dark)
    let bytes = try stage.pixelBytes()
    let middle = stage.pixelHeight / 2
    return (middle - 20..<middle + 20).count { y in
      let row = y * stage.pixelWidth * 4
      // Blue, green and red of a pixel, against those at the row's beginning.
      return stride(from: row, to: row + stage.pixelWidth * 4, by: 4).contains { place in
        !bytes[place..<place + 3].elementsEqual(bytes[row..<row + 3])
      }
    }
  }

  @Test("the words of an empty scene have the same size in a low viewport", arguments: [180.0, 224, 300])
  func emptyScene(height: Double) throws {
    let usual = try inkedRows(NewtonianDemo.self, Size(width: 480, height: 700))
    #expect(usual > 8)
    #expect(try inkedRows(NewtonianDemo.self, Size(width: 480, height: height)) == usual)
  }
}
