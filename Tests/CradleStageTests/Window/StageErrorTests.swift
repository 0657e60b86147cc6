import CradleStage
import Testing

@Suite struct StageErrorTests {
  private static let all: [StageError] = [
    .cannotOpenDisplay(reason: "r"), .cannotOpenWindow(reason: "r"),
    .cannotStartRenderer(kind: "accelerated", reason: "r"), .unusableSize(width: 0, height: 1, scale: 1),
    .noFont,
    .cannotReadFont(path: "/f", reason: "r"), .cannotReadPicture(path: "/p", reason: "r"),
    .cannotWritePicture(path: "/p", reason: "r"), .cannotDraw(call: "c", reason: "r"),
  ]

  @Test("every error is one line with a remedy", arguments: all)
  func isOneLineWithARemedy(error: StageError) {
    #expect(!error.description.contains("\n"))
    #expect(error.description.contains(";"))
  }

  @Test("the error without a font names both fontconfig and a font, either of which may be missing")
  func fontNamesBothPackages() {
    let text = StageError.noFont.description
    #expect(text.contains("libfontconfig1") && text.contains("fonts-inter"))
  }

  @Test("the error without a display names the command that needs none") func displayNamesTheWayWithoutOne() {
    #expect(StageError.cannotOpenDisplay(reason: "r").description.contains("cradle play"))
  }
}
