import CradleGeometry
import CradleStage
import Foundation
import Testing

@testable import Playground

/// A picture compared with the recorded one; `CRADLE_RECORD_GOLDENS=1` records it instead.
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
    let (own, its) = (try drawn.pixelBytes(), try recorded.pixelBytes())
    let row = drawn.pixelWidth * 4
    var different = 0
    for y in 0..<drawn.pixelHeight {
      // Most rows are the same to the byte.
      if isEqual(own, its, y * row..<(y + 1) * row) { continue }
      for x in 0..<drawn.pixelWidth {
        let place = y * row + x * 4
        // Blue, green, red.
        let distance = (place..<place + 3).map { abs(Int(own[$0]) - Int(its[$0])) }.max() ?? 0
        if Double(distance) > sameShade * 255 { different += 1 }
      }
    }
    #expect(Double(different) <= allowedShare * Double(drawn.pixelWidth * drawn.pixelHeight))
  }

  private static func isEqual(_ own: [UInt8], _ its: [UInt8], _ range: Range<Int>) -> Bool {
    own.withUnsafeBytes { own in
      its.withUnsafeBytes { its in
        guard let own = own.baseAddress, let its = its.baseAddress else { return true }
        return memcmp(own + range.lowerBound, its + range.lowerBound, range.count) == 0
      }
    }
  }
}
