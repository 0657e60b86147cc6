import CradleCollectionView
import Testing

@testable import Playground

/// The Swift that demos export when all items are gone.
struct ExportedEmptyScenesTests: ExportedSuite {
  @Test("a row without items scrolls to none, which would stop the program") func row() throws {
    let host = try Self.host("line-layout")
    #expect(host.demo.code.contains("scrollToItem"))
    try host.set("items", .number(0))
    #expect(host.demo.code.contains("counts = [0]") && !host.demo.code.contains("scrollToItem"))
  }

  @Test("a page whose lists are empty compiles") func page() throws {
    let host = try Self.host("compositional")
    try host.set("notes", .choice("on"))
    let scene = try #require((host.demo as? CompositionalDemo)?.scene)
    for section in StorePage.Part.list.rawValue..<scene.counts.count {
      while scene.counts[section] > 0 {
        scene.remove(at: IndexPath(item: 0, section: section), animated: false)
      }
    }
    #expect(host.demo.code.contains("[[], [], []]"))
    #expect(try SwiftCompiler().diagnostics(of: host.demo.code) == "")
  }
}
