import CradleGeometry
import Testing

@testable import Playground

/// What is remembered, and what a spoilt file does: nothing.
struct WindowStateTests {
  @Test func `it comes back as it was`() throws {
    let folder = try TemporaryFolder()
    let state = WindowState(demo: "scroll", theme: "light", width: 1000, height: 700)
    #expect(state.write(folder.file("a/b/state.json")))
    let read = WindowState.read(folder.file("a/b/state.json"))
    #expect(read == state && read.themeName == .light && read.size == Size(width: 1000, height: 700))
  }

  @Test(arguments: ["", "{", "[]", "{\"width\": \"wide\"}", "\u{0}\u{1}"])
  func `a spoilt file counts as nothing`(text: String) throws {
    let folder = try TemporaryFolder()
    #expect(WindowState.read(try folder.write(text, to: "state.json")) == WindowState())
  }

  @Test func `a missing file and a place that cannot be written are no trouble`() {
    #expect(WindowState.read("/nowhere/state.json") == WindowState())
    #expect(WindowState.read(nil).themeName == .dark)
    #expect(!WindowState().write("/proc/cradle/state.json") && !WindowState().write(nil))
  }

  @Test func `a size that no window has is not taken`() {
    #expect(WindowState(width: -5, height: 700).size == nil)
    #expect(WindowState(width: .infinity, height: 700).size == nil)
    #expect(WindowState(width: 800).size == nil)
  }

  @Test func `the XDG folders say where`() {
    #expect(WindowState.path(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/cradle/state.json")
    #expect(
      WindowState.path(environment: ["XDG_STATE_HOME": "relative", "HOME": "/h"])
        == "/h/.local/state/cradle/state.json")
    #expect(WindowState.path(environment: [:]) == nil)
  }

  @Test func `pictures go to the desktop's folder when it can be written`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("XDG_PICTURES_DIR=\"$HOME\"\n", to: "user-dirs.dirs")
    #expect(PictureFolder.folder(["XDG_CONFIG_HOME": folder.path, "HOME": folder.path]) == folder.path)
    #expect(PictureFolder.folder(["HOME": "/nowhere"]) != "/nowhere/Pictures")
  }
}
