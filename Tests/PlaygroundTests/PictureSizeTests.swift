import CradleGeometry
import Testing

@testable import Playground

/// The sizes of pictures that `cradle play` draws; the folder cannot be made, so that accepted sizes fail with status 1.
struct PictureSizeTests: PlayerSuite {
  private func error(_ change: (inout PlayOptions) -> Void) -> CommandError? {
    do {
      try play {
        ($0.shots, $0.out) = ([0], "/dev/null/x")
        change(&$0)
      }
      return nil
    } catch {
      return error as? CommandError
    }
  }

  @Test("pictures of less than a pixel a side are refused", arguments: [0.0024, 1e-9])
  func small(scale: Double) {
    let message = "--scale: expected pictures of at least 1 pixel a side, not \(scale) pixels a point"
    #expect(error { $0.scale = scale } == .usage(message))
  }

  @Test("a side of half a pixel is drawn as one") func half() {
    #expect(error { $0.scale = 0.0025 }?.exitStatus == 1)
  }

  @Test("with a window its size counts, and not the viewport's") func window() {
    let message = "--scale: expected pictures of at most 16384 pixels a side, not 24000"
    #expect(
      error { ($0.window, $0.scale) = (Size(width: 3000, height: 600), 8) } == .usage(message))
    let large = error {
      ($0.viewport, $0.window) = (Size(width: 9000, height: 9000), Size(width: 800, height: 600))
      $0.scale = 2
    }
    #expect(large?.exitStatus == 1)
  }
}
