import CradleGeometry
import Testing

@testable import Playground

/// The window remembers its state; a damaged file changes nothing.
struct WindowStateTests {
  private func files(_ folder: TemporaryFolder) -> SessionFiles {
    SessionFiles(environment: ["XDG_STATE_HOME": folder.file("s"), "XDG_CONFIG_HOME": folder.file("c")])
  }

  @Test("the window's state reads back as it was written") func stateReadsBack() throws {
    let folder = try TemporaryFolder()
    let state = WindowState(demo: "scroll", theme: "light", width: 1000, height: 700, chosenScale: 1.25)
    #expect(files(folder).write(state) == nil)
    let read = files(folder).readWindow()
    #expect(read == state && read.themeName == .light && read.size == Size(width: 1000, height: 700))
  }

  @Test("without a folder the state is not kept, and an unwritable one is reported when written")
  func missingFolderIsNoProblem() {
    let nowhere = SessionFiles(environment: [:])
    #expect(nowhere.readWindow() == WindowState() && nowhere.write(WindowState()) == nil)
    let refused = SessionFiles(environment: ["XDG_STATE_HOME": "/proc/cradle"])
    #expect(refused.readWindow().themeName == .dark && refused.write(WindowState()) != nil)
    #expect(refused.problems.isEmpty)
  }

  @Test("a size that no window has is ignored") func impossibleSizeIsIgnored() {
    #expect(WindowState(width: -5, height: 700).size == nil)
    #expect(WindowState(width: .infinity, height: 700).size == nil)
    #expect(WindowState(width: 800).size == nil)
  }

  @Test("pictures go to the desktop's folder, if it can be written")
  func picturesGoToTheDesktopsFolder() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("XDG_PICTURES_DIR=\"$HOME\"\n", to: "user-dirs.dirs")
    #expect(PictureFolder.folder(["XDG_CONFIG_HOME": folder.path, "HOME": folder.path]) == folder.path)
    #expect(PictureFolder.folder(["HOME": "/nowhere"]) != "/nowhere/Pictures")
  }
}
