import CradleGeometry
import CradleStage
import Glibc
import Testing

extension StageTests {
  @Suite struct WindowTests {
    /// SDL's driver "dummy" is what it falls back to; a process of its own, for the environment is everyone's.
    @Test("a window without a display throws", arguments: ["dummy", "offscreen"])
    func withoutADisplayThereIsNoWindow(driver: String) async {
      if driver == "dummy" {
        await #expect(processExitsWith: .exitCode(7)) { exit(WindowTests.status(driver: "dummy")) }
      } else {
        await #expect(processExitsWith: .exitCode(7)) { exit(WindowTests.status(driver: "offscreen")) }
      }
    }

    /// 7 when opening a window fails as it should.
    static func status(driver: String) -> Int32 {
      setenv("SDL_VIDEODRIVER", driver, 1)
      do {
        _ = try Window(title: "None")
        return 1
      } catch let error as StageError where error.description.hasPrefix("cannot open a display") {
        return 7
      } catch {
        return 2
      }
    }
  }
}
