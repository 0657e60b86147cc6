import CradleCollectionView
import CradleDynamics
import CradleGeometry
import CradleScrolling
import Foundation
import Testing

@testable import Playground

/// The Swift that every demo exports compiles.
struct ExportedCodeTests: ExportedSuite {
  static let ids = DemoCatalog.demos.map { $0.card.id }

  @Test("exported code compiles as pasted", arguments: ids)
  func exportedCodeCompiles(id: String) throws {
    let host = try Self.host(id)
    #expect(try SwiftCompiler().diagnostics(of: host.demo.code) == "")
  }

  /// Other values write other lines: one of each choice, and numbers in the middle of their ranges.
  @Test(
    "exported code compiles with other values, after every action",
    arguments: [
      "scroll", "spring-list", "featured", "gravity-collision", "newtons-cradle", "line-layout",
    ])
  func exportedCodeCompilesWithOtherValues(id: String) throws {
    let host = try Self.host(id)
    try Self.setOtherValues(host)
    for action in host.card.actions { host.demo.perform(action.name, index: nil) }
    host.advance(to: 1)
    #expect(try SwiftCompiler().diagnostics(of: host.demo.code) == "")
  }

  /// All pages in one file, each in a function of its own: a compiler's start takes longer than its work.
  @Test("exported code of every page of dynamics-lab compiles") func exportedCodeOfPagesCompiles() throws {
    let host = try Self.host("dynamics-lab")
    let functions = try LabPageName.allCases.map { page in
      try host.set("page", .choice(page.rawValue))
      let lines = host.demo.code.split(separator: "\n", omittingEmptySubsequences: false)
      return "func \(page)() {\n" + lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
        + "\n}\n"
    }
    let source = "import CradleDynamics\nimport CradleGeometry\n\n" + functions.joined()
    #expect(try SwiftCompiler().diagnostics(of: source) == "")
  }
}
