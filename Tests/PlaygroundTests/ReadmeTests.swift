import Foundation
import Testing

@testable import Playground

@Suite("The README")
struct ReadmeTests: ExportedSuite {
  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(Project.root)/\(path)", encoding: .utf8)
  }

  private func blocks(_ language: String) throws -> [String] {
    try text("README.md").components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// The block for UIKit is a sample of CradleUIKitTests, which compare it.
  @Test("shows Swift of ten lines at most that is compiled: each block is a file of Snippets")
  func swift() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(Project.root)/Snippets")
    let snippets = try files.map { try text("Snippets/\($0)") }
    let blocks = try blocks("swift").filter { !$0.hasPrefix("import UIKit") }
    #expect(blocks.count == snippets.count)
    for block in blocks {
      #expect(snippets.contains(block))
      #expect(block.split(separator: "\n").count <= 10)
    }
  }

  @Test("leads to an article on exporting that shows the code of scroll as it is exported")
  func exported() throws {
    let host = try Self.host("scroll")
    for (name, value) in [("rate", 0.996), ("stiffness", 200), ("friction", 24)] {
      try host.set(name, .number(value))
    }
    let article = try text("Sources/CradleScrolling/CradleScrolling.docc/TuningAndExporting.md")
    let code = host.demo.code
    #expect(article.contains("```swift\n\(code)\n```"), "\(code)")
  }

  @Test("shows commands that parse, and files that are there")
  func commands() throws {
    let lines = try blocks("sh").flatMap { $0.split(separator: "\n") }
    let commands = lines.map { line in
      line.split(separator: "#")[0].split(separator: " ").map(String.init)
    }
    let ours = commands.filter { $0.first == "cradle" }
    #expect(ours.count >= 4)
    for command in ours {
      #expect(throws: Never.self) { try CommandLineParser().parse(Array(command.dropFirst())) }
      for word in command where word.hasPrefix("assets/") {
        #expect(FileManager.default.fileExists(atPath: "\(Project.root)/\(word)"))
      }
    }
    let makefile = try text("Makefile")
    for command in commands where command.first == "make" { #expect(makefile.contains("\n\(command[1]):")) }
  }

  @Test("lists every demo")
  func demos() throws {
    let readme = try text("README.md")
    for id in DemoCatalogTests.ids { #expect(readme.contains("| `\(id)` |")) }
  }
}
