import CradleGeometry
import Foundation
import Testing

/// Misuse ends with its sentence in every build.
@Suite struct TrapTests {
  @Test("every file that traps imports the functions that print the sentence in optimised builds, too")
  func imports() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      // Programs are no libraries: they end with a line of their own.
      let isProgram = ["/Playground/", "/UIKitTranslator/"].contains { file.path.contains($0) }
      guard file.pathExtension == "swift", !isProgram else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("precondition(") || text.contains("preconditionFailure(") else { continue }
      count += 1
      // The module that declares them needs no import.
      let declares = file.path.contains("/CradleGeometry/")
      #expect(declares || text.contains("import CradleGeometry\n"), "\(file.lastPathComponent)")
    }
    // An empty folder proves nothing.
    #expect(count > 50)
  }

  #if os(Linux) || os(macOS)
    @Test("a trap's sentence names its place")
    func sentence() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        misuse(3)
      }
      let said = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(
        said.contains("give 5 or more, not 3") && said.contains("TrapTests.swift"), "\(said.prefix(300))")
    }
  #endif
}

private func misuse(_ number: Int) { precondition(number >= 5, "give 5 or more, not \(number)") }
