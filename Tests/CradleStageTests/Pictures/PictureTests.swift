import CradleGeometry
import Glibc
import Testing

@testable import CradleStage

extension StageTests {
  @Suite struct PictureTests {
    /// The share by which a colour may change in a JPEG of the default quality.
    private static let lossy = 0.03

    /// A picture of one-pixel columns, white and black in turn.
    private func stripes() throws -> Picture {
      let path = "/tmp/cradle-stripes-\(getpid()).png"
      defer { remove(path) }
      let drawing = try Drawing(width: 64, height: 32) { canvas in
        for x in stride(from: 0.0, to: 64, by: 2) {
          canvas.fill(Rect(x: x, y: 0, width: 1, height: 32), .white)
        }
      }
      try drawing.stage.writePNG(to: path)
      return try Picture(path: path)
    }

    @Test("the error for a missing file names it") func missingFileIsAnErrorThatNamesIt() {
      let error = #expect(throws: StageError.self) { try Picture(path: "/no/such/picture.png") }
      #expect(error?.description.contains("/no/such/picture.png") == true)
    }

    @Test("a JPEG keeps its colours, within 3 %") func jpegKeepsWhatIsSeen() throws {
      let path = "/tmp/cradle-photo-\(getpid()).jpg"
      defer { remove(path) }
      let pixels = (0..<64 * 32).map { UInt32($0 % 64 < 32 ? 0xFFFF_7A59 : 0xFF5B_C0EB) }
      try Picture(width: 64, height: 32, pixels: pixels).writeJPEG(to: path)
      let picture = try Picture(path: path)
      #expect(picture.width == 64 && picture.height == 32)
      let stage = try OffscreenStage(size: Size(width: 64, height: 32))
      stage.canvas.picture(picture, in: Rect(x: 0, y: 0, width: 64, height: 32))
      for (x, color) in [(8, Color(hex: 0xFF7A59)), (56, Color(hex: 0x5BC0EB))] {
        let seen = try #require(stage.pixel(x: x, y: 16))
        #expect(abs(seen.red - color.red) < Self.lossy)
        #expect(abs(seen.green - color.green) < Self.lossy)
        #expect(abs(seen.blue - color.blue) < Self.lossy)
      }
    }

    @Test("writing into a missing folder throws and creates nothing") func missingFolderThrows() {
      let picture = Picture(width: 1, height: 1, pixels: [0xFFFF_FFFF])
      let path = "/no/such/folder/a.jpg"
      let error = #expect(throws: StageError.self) { try picture.writeJPEG(to: path) }
      #expect(error?.description.contains(path) == true)
      #expect(access(path, F_OK) != 0)
    }

    @Test("a wrong count of pixels traps") func wrongCountOfPixelsTraps() async {
      await #expect(processExitsWith: .failure) {
        _ = Picture(width: 2, height: 2, pixels: [0])
      }
    }

    @Test("a picture drawn at a quarter of its size is the mean of its pixels")
    func smallPicturesAreTheMeanOfLargeOnes() throws {
      let picture = try stripes()
      let drawing = try Drawing(width: 32, height: 32) {
        $0.picture(picture, in: Rect(x: 8, y: 8, width: 16, height: 8))
      }
      for y in 9..<15 {
        for x in 9..<23 { #expect(abs(drawing.coverage(x, y) - 0.5) < 2 * DrawingTolerance.coverage) }
      }
    }

    @Test("a source rectangle is in the picture's pixels") func sourceIsInThePicturesPixels() throws {
      let picture = try stripes()
      let drawing = try Drawing(width: 8, height: 8) {
        $0.picture(
          picture, in: Rect(x: 0, y: 0, width: 8, height: 8), source: Rect(x: 2, y: 2, width: 1, height: 1))
      }
      #expect(drawing.coverage(4, 4) > 0.9)
    }

    @Test("a radius rounds a picture's corners") func cornersAreRound() throws {
      let picture = try stripes()
      let drawing = try Drawing {
        $0.picture(picture, in: Rect(x: 0, y: 0, width: 64, height: 32), radius: 16)
      }
      #expect(drawing.coverage(0, 0) == 0)
      #expect(drawing.coverage(32, 16) == 1)
    }

    @Test("drawing a picture again makes no texture, whatever the transform")
    func drawingAgainMakesNoTexture() throws {
      let picture = try stripes()
      let stage = try OffscreenStage(size: Size(width: 64, height: 64))
      let rect = Rect(x: 0, y: 0, width: 40, height: 20)
      stage.canvas.picture(picture, in: rect)
      stage.canvas.transformed(Transform(angle: 0.1)) { stage.canvas.picture(picture, in: rect) }
      let made = stage.canvas.textureCount
      #expect(made > 0)
      for step in 1..<20 {
        stage.canvas.picture(picture, in: rect.offset(by: Vector(dx: Double(step) / 3, dy: 0)))
        stage.canvas.transformed(Transform(scale: 1 + Double(step) / 10, angle: Double(step))) {
          stage.canvas.picture(picture, in: rect)
        }
      }
      #expect(stage.canvas.textureCount == made)
    }
  }
}
