import Foundation
import Testing

@testable import Playground

/// The folder of pictures with unusual environments.
struct PictureFolderTests {
  @Test("an empty or relative XDG_CONFIG_HOME counts as none", arguments: ["", "config"])
  func unusableFolderCountsAsNone(value: String) throws {
    let folder = try TemporaryFolder()
    for name in [".config", "Bilder"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    _ = try folder.write("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n", to: ".config/user-dirs.dirs")
    let environment = ["XDG_CONFIG_HOME": value, "HOME": folder.path]
    #expect(PictureFolder.folder(environment) == folder.file("Bilder"))
  }
}
