import CradleGeometry
import CradleStage
import Foundation
import Testing

@testable import Playground

@Suite struct LandscapeTests {
  @Test("every landscape has a photo, a title and a subtitle of its own")
  func everyLandscapeHasItsPhotoAndWordsOfItsOwn() {
    #expect(Landscape.all.count == 12)
    #expect(Set(Landscape.all.map(\.title)).count == 12)
    #expect(Set(Landscape.all.map(\.subtitle)).count == 12)
    for landscape in Landscape.all {
      #expect(FileManager.default.isReadableFile(atPath: "\(Project.root)/assets/photos/\(landscape.file)"))
    }
  }

  @Test(
    "the nearest hill reaches the last pixels of a clip, wherever it begins and ends",
    arguments: [4, 4.2, 4.3, 4.45],
    [35.8, 36, 36.3])
  func hillsReachTheFoot(top: Double, height: Double) throws {
    let stage = try OffscreenStage(size: Size(width: 60, height: 60), scale: 2)
    for number in 0..<5 {
      stage.canvas.clear(.black)
      let frame = Rect(x: 5.3, y: top, width: 40, height: height)
      stage.canvas.clipped(to: frame) { LandscapeOfShapes(number: number).draw(in: frame, on: stage.canvas) }
      let column = (0..<120).compactMap { stage.pixel(x: 50, y: $0) }.filter { $0 != .black }
      #expect(
        column.count == Int((height * 2).rounded()) && column.suffix(6).allSatisfy { $0 == column.last })
    }
  }
}
