import Foundation
import Testing

@testable import Playground

/// The real executable where fonts or photos are missing: one line, and nothing half-written.
struct MissingFilesTests {
  /// A configuration with which fontconfig finds nothing.
  private func emptyFonts(in folder: TemporaryFolder) throws -> [String: String] {
    try FileManager.default.createDirectory(atPath: folder.file("fonts"), withIntermediateDirectories: true)
    let text = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(folder.file("fonts"))</dir><cachedir>\(folder.file("cache"))</cachedir></fontconfig>
      """
    return ["FONTCONFIG_FILE": try folder.write(text, to: "fonts.conf")]
  }

  private static let noFont =
    "no font is found; install fontconfig and a font, for example Debian's libfontconfig1 and fonts-inter\n"

  @Test("a window without fonts does not open and names the package to install")
  func windowWithoutFontsDoesNotOpen() throws {
    let (folder, server) = (try TemporaryFolder(), try Xvfb())
    let environment = try emptyFonts(in: folder).merging([
      "DISPLAY": server.display, "HOME": folder.path, "XDG_STATE_HOME": folder.file("state"),
      // SDL has unloaded the driver when the leak sanitizer looks, so that its leaks have no name to suppress.
      "ASAN_OPTIONS": "detect_leaks=0",
    ]) { $1 }
    let run = try CradleProcess(["scroll"], environment: environment)
    #expect(run.status == 1 && run.output == "")
    #expect(run.error == "cradle: " + Self.noFont)
    #expect(try !folder.contents.contains("state"))
  }

  @Test("shots without fonts are not drawn") func shotsWithoutFontsAreNotDrawn() throws {
    let folder = try TemporaryFolder()
    let words = ["play", "scroll", "--shots", "0", "--out", folder.file("shots")]
    let run = try CradleProcess(words, environment: try emptyFonts(in: folder))
    #expect(run.status == 1 && run.error == "cradle: --shots: " + Self.noFont)
    #expect(try folder.contents.filter { $0.hasPrefix("shots") }.isEmpty)
  }

  @Test("a program without its photos draws landscapes and reports it once")
  func missingPhotosAreReplaced() throws {
    let folder = try TemporaryFolder()
    let copy = try folder.program(copying: CradleProcess.executable().path, named: "cradle")
    let program = try RunningProgram([
      "-C", folder.path, copy, "play", "featured", "--shots", "0,0.1", "--out", folder.file("shots"),
    ])
    #expect(program.wait() == 0)
    let lines = try program.errors.split(separator: "\n")
    #expect(lines.count == 1 && lines.first?.hasPrefix("cradle: no folder \(PhotoAlbum.folder)") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("shots")).count == 2)
  }
}
