import CradleStage
import Foundation
import Testing

@testable import Landscapes

@Suite struct LandscapesTests {
  private static let size = (width: 48, height: 36)
  /// `assets/photos` of the repository, which this file is five levels below.
  private static let photos = URL(fileURLWithPath: #filePath).appendingPathComponent(
    "../../../../../assets/photos"
  )
  .standardizedFileURL.path

  private func small(_ scene: any Scene) -> [UInt32] {
    scene.picture(width: Self.size.width, height: Self.size.height, detail: 1)
  }

  /// FNV-1a over the pixels.
  private func hash(_ pixels: [UInt32]) -> UInt64 {
    pixels.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  @Test func everySceneIsReproducibleAndNoTwoAreAlike() {
    let first = Gallery.scenes.map { hash(small($0.scene)) }
    #expect(first == Gallery.scenes.map { hash(small($0.scene)) })
    #expect(Set(first).count == 12)
  }

  /// Not flat: many colours, dark beside light, and larger differences between pixels than a smooth gradient has.
  @Test(arguments: Gallery.scenes.map(\.name)) func scenesLookLikePictures(_ name: String) throws {
    let scene = try #require(Gallery.scenes.first { $0.name == name }?.scene)
    let pixels = small(scene)
    #expect(pixels.allSatisfy { $0 >> 24 == 0xFF })
    #expect(Set(pixels).count > pixels.count / 3)
    let greens = pixels.map { Double($0 >> 8 & 0xFF) }
    let mean = greens.reduce(0, +) / Double(greens.count)
    let spread = (greens.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(greens.count)).squareRoot()
    #expect(spread > 20)
    #expect(mean > 25 && mean < 215)
    let steps = zip(greens, greens.dropFirst()).map { abs($0 - $1) }
    #expect(steps.filter { $0 > 8 }.count > pixels.count / 20)
  }

  @Test func committedPhotosAreReadableAndSmall() throws {
    var total = 0
    for (name, _) in Gallery.scenes {
      let path = "\(Self.photos)/\(name).jpg"
      let picture = try Picture(path: path)
      #expect(picture.width == Landscapes.width && picture.height == Landscapes.height)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path)).count
      #expect(bytes <= 240_000)
      total += bytes
    }
    #expect(total < 3_000_000)
  }

  @Test func decayComesCloseToTheExponential() {
    for step in 0..<200 {
      let x = Double(step) * 0.1
      #expect(abs(decay(x) - exp(-x)) < 1e-3)
    }
  }

  @Test func tintsSurviveDevelopment() {
    var painting = Painting(width: 4, height: 4, detail: 1)
    painting.paint { _, _, _ in Tint(hex: 0x806040) }
    let film = Film(bloom: 0, contrast: 0, saturation: 1, vignette: 0, grain: 0)
    for pixel in film.develop(painting) {
      for (channel, expected) in [(16, 0x80), (8, 0x60), (0, 0x40)] {
        #expect(abs(Int(pixel >> UInt32(channel) & 0xFF) - expected) <= 2)
      }
    }
  }
}
