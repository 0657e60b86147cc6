import Testing

@testable import Playground

struct CatalogListingTests {
  let listing = CatalogListing(catalog: [ProbeDemo.self])

  @Test func `the list for programs is the contract's`() {
    #expect(
      String(decoding: listing.json(listing.catalog), as: UTF8.self) == """
        [
          {"id": "probe", "title": "Probe", "summary": "Moves one dot", "group": "dynamics", "parameters": \
        [{"name": "speed", "title": "Speed", "minimum": 0.0, "maximum": 1000.0, "default": 100.0, "unit": "pt/s", \
        "step": 10.0}, {"name": "mode", "title": "Mode", "choices": ["calm", "wild"], "default": "calm"}, \
        {"name": "light", "title": "Light", "choices": ["off", "on"], "default": "off"}], "actions": \
        [{"name": "kick", "key": "K", "summary": "back to the start"}, {"name": "poison", "key": null, \
        "summary": "makes a number nan"}]}
        ]

        """)
  }

  @Test func `the table has ids and summaries, one demo its parameters and actions`() {
    #expect(listing.table.contains("  probe  Probe: Moves one dot\n"))
    let details = listing.details(of: ProbeDemo.self)
    for part in [
      "300x200", "  speed  Speed, 0.0 to 1000.0 pt/s, default 100.0", "off|on, default off", "[K]",
    ] {
      #expect(details.contains(part))
    }
  }

  @Test func `every id is told once and every default is allowed`() throws {
    let ids = DemoCatalog.demos.map { $0.card.id }
    #expect(Set(ids).count == ids.count)
    for type in DemoCatalog.demos {
      let parameters = type.init(viewport: type.card.defaultViewport).parameters
      #expect(Set(parameters.map(\.name)).count == parameters.count)
      for parameter in parameters { try parameter.check(parameter.defaultValue) }
    }
  }
}
