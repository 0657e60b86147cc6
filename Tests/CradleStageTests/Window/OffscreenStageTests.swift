import CradleGeometry
import CradleStage
import Foundation
import Testing

extension StageTests {
  @Suite struct OffscreenStageTests {
    @Test("a PNG of the stage reads back as the same colours") func writesWhatPictureReads() throws {
      let path = "/tmp/cradle-stage-\(getpid()).png"
      defer { remove(path) }
      let drawing = try Drawing(width: 20, height: 10, scale: 2) {
        $0.fill(Rect(x: 0, y: 0, width: 10, height: 10), Color(hex: 0xFF7A59))
      }
      try drawing.stage.writePNG(to: path)
      let picture = try Picture(path: path)
      #expect(picture.width == 40 && picture.height == 20)
      let copy = try OffscreenStage(size: Size(width: 40, height: 20))
      copy.canvas.picture(picture, in: Rect(x: 0, y: 0, width: 40, height: 20))
      #expect(copy.pixel(x: 5, y: 5) == Color(hex: 0xFF7A59))
      #expect(copy.pixel(x: 25, y: 5) == .black)
    }

    @Test("the stage as a picture has the drawn colours and keeps transparency")
    func givesWhatWasDrawnAsAPicture() throws {
      let drawing = try Drawing(width: 8, height: 4, scale: 2) {
        $0.clear(.black.opacity(0))
        $0.fill(Rect(x: 0, y: 0, width: 4, height: 4), Color(hex: 0xFF7A59))
      }
      let picture = try drawing.stage.picture()
      #expect(picture.width == 16 && picture.height == 8)
      let copy = try OffscreenStage(size: Size(width: 16, height: 8))
      copy.canvas.clear(Color(hex: 0x123456))
      copy.canvas.picture(picture, in: Rect(x: 0, y: 0, width: 16, height: 8))
      #expect(copy.pixel(x: 3, y: 3) == Color(hex: 0xFF7A59))
      #expect(copy.pixel(x: 12, y: 3) == Color(hex: 0x123456))
    }

    @Test("writing into a missing folder throws with its name and creates nothing")
    func missingFolderThrows() throws {
      let folder = "/tmp/cradle-no-such-folder-\(getpid())"
      let stage = try OffscreenStage(size: Size(width: 4, height: 4))
      let error = #expect(throws: StageError.self) { try stage.writePNG(to: folder + "/a.png") }
      #expect(error?.description.contains(folder) == true)
      #expect(access(folder, F_OK) != 0)
    }

    /// The draft beside the target goes when the move fails: here the target is a folder.
    @Test("a failed move leaves no draft") func failedMoveLeavesNoDraft() throws {
      let folder = "/tmp/cradle-folder-\(getpid())"
      mkdir(folder, 0o755)
      mkdir(folder + "/a.png", 0o755)
      defer {
        rmdir(folder + "/a.png")
        rmdir(folder)
      }
      let stage = try OffscreenStage(size: Size(width: 4, height: 4))
      #expect(throws: StageError.self) { try stage.writePNG(to: folder + "/a.png") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
    }

    @Test(
      "a size or scale that no picture has throws",
      arguments: [(0.0, 1.0), (-5, 1), (.nan, 1), (10, 0), (10, .infinity), (1e9, 1)])
    func unusableSizesAreErrors(side: Double, scale: Double) {
      #expect(throws: StageError.self) {
        try OffscreenStage(size: Size(width: side, height: side), scale: scale)
      }
    }

    @Test("a pixel outside the stage is nil") func outsideThereIsNoPixel() throws {
      let stage = try OffscreenStage(size: Size(width: 4, height: 4))
      #expect(stage.pixel(x: 4, y: 0) == nil)
      #expect(stage.pixel(x: -1, y: 0) == nil)
    }
  }
}
