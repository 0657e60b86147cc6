import Testing

@testable import Playground

struct CatalogListingTests {
  let listing = CatalogListing(catalog: [ProbeDemo.self])

  @Test("the JSON of a demo has all fields in their fixed order") func jsonFields() {
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

  @Test("the table shows ids and summaries, the details a demo's parameters and actions")
  func tableAndDetails() {
    #expect(listing.table.contains("  probe  Probe: Moves one dot\n"))
    let details = listing.details(of: ProbeDemo.self)
    for part in [
      "300x200", "  speed  Speed, 0 to 1000 pt/s, default 100", "off|on, default off", "[K]",
    ] {
      #expect(details.contains(part))
    }
  }

  @Test("every id is unique, and every parameter takes its default")
  func idsAreUniqueAndDefaultsAllowed() throws {
    let ids = DemoCatalog.demos.map { $0.card.id }
    #expect(Set(ids).count == ids.count)
    for type in DemoCatalog.demos {
      let parameters = type.init(viewport: type.card.defaultViewport).parameters
      #expect(Set(parameters.map(\.name)).count == parameters.count)
      for parameter in parameters { try parameter.check(parameter.defaultValue) }
    }
  }
}
