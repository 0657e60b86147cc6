import CradleGeometry
import CradleStage
import Foundation
import Testing

@Suite("A short thin line", .serialized)
struct ShortLineTests {
  /// SDL's software renderer fills what shows no texel: steep lines once came out as blocks, or in dashes.
  @Test("covers its own area at any angle", arguments: stride(from: 0.0, to: 180, by: 4).map { $0 })
  func covers(degrees: Double) throws {
    let tolerance = 0.3
    let (length, width) = (14.0, 1.5)
    let stage = try OffscreenStage(size: Size(width: 40, height: 40))
    stage.canvas.clear(Color(hex: 0))
    let middle = Point(x: 20.3, y: 19.6)
    let reach = Vector(angle: degrees * .pi / 180, length: length / 2)
    stage.canvas.line(from: middle - reach, to: middle + reach, width: width, Color(hex: 0xFFFFFF))
    var covered = 0.0
    for y in 0..<40 {
      for x in 0..<40 { covered += try #require(stage.pixel(x: x, y: y)).red }
    }
    let area = length * width + .pi * width * width / 4
    #expect(abs(covered - area) < tolerance * area, "\(covered) instead of \(area)")
  }
}
