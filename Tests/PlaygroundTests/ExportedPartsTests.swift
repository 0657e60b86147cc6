import Testing

@testable import Playground

/// Every part of the exported code has an effect.
struct ExportedPartsTests: ExportedSuite {
  /// An empty list of items, and a question about one that is known.
  private static let dead = ["items: []", "[Double] = []", "isEmpty", "indices.contains"]

  private func expectNoneDead(_ host: DemoHost) {
    for part in Self.dead { #expect(!host.demo.code.contains(part), "\(host.card.id)") }
  }

  @Test("exported code has no empty lists, nor questions about them", arguments: DemoCatalogTests.ids)
  func demos(id: String) throws {
    let host = try Self.host(id)
    expectNoneDead(host)
    try Self.setOtherValues(host)
    expectNoneDead(host)
  }

  @Test("a behaviour without items is omitted on every page of dynamics-lab", arguments: LabPageName.allCases)
  func pages(page: LabPageName) throws {
    let host = try Self.host("dynamics-lab")
    try host.set("page", .choice(page.rawValue))
    expectNoneDead(host)
    #expect(
      !host.demo.code.contains("material2")
        || host.demo.code.contains("material2 = DynamicItemBehavior(items"))
  }

  @Test("rows of one height are exported with one number") func uniformRows() throws {
    let host = try Self.host("spring-list")
    #expect(host.demo.code.contains("let height = 44.0\n"))
    try host.set("rows", .choice("bubbles"))
    #expect(host.demo.code.contains("var heights: [Double] = ["))
  }
}
