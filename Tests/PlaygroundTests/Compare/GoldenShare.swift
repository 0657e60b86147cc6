import CradleGeometry
import CradleStage
import Foundation
import Testing

@testable import Playground

/// A picture of the whole window compared with the recorded one, with the tolerance of the demos' goldens.
enum GoldenShare {
  /// A glyph may sit a shade differently with another FreeType; a missing shape or a wrong colour is far more.
  private static let sameShade = 0.12
  private static let allowedShare = 0.004

  static func expect(_ drawn: OffscreenStage, _ name: String) throws {
    if ProcessInfo.processInfo.environment["CRADLE_RECORD_GOLDENS"] == "1" {
      try drawn.writePNG(to: Project.golden(name))
    }
    let size = drawn.canvas.size
    let recorded = try OffscreenStage(size: size)
    recorded.canvas.picture(try Picture(path: Project.golden(name)), in: Rect(origin: .zero, size: size))
    var different = 0
    for y in 0..<drawn.pixelHeight {
      for x in 0..<drawn.pixelWidth {
        guard let a = drawn.pixel(x: x, y: y), let b = recorded.pixel(x: x, y: y), a != b else { continue }
        let distance = max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
        if distance > sameShade { different += 1 }
      }
    }
    #expect(Double(different) <= allowedShare * Double(drawn.pixelWidth * drawn.pixelHeight))
  }
}
