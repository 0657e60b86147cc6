import CradleGeometry
import Testing

@testable import Playground

/// A long choice under headings: the pages of the lab.
struct GroupedChoiceTests {
  @Test("every page of the lab stands under its heading, in the order of the list")
  func everyPageStandsUnderItsHeading() throws {
    let demo = DynamicsLabDemo(viewport: Size(width: 375, height: 667))
    let layout = InspectorLayout(demo.parameters, hasResponse: false, width: 296) { Double($0.count) * 7 }
    let row = try #require(layout.rows.first)
    guard case .pills(let pills) = row.control else {
      Issue.record("the pages are no pills")
      return
    }
    #expect(LabPageName.groups.map(\.count).reduce(0, +) == LabPageName.allCases.count)
    #expect(pills.count == LabPageName.allCases.count)
    #expect(row.headings.map(\.title) == ["Joints", "Snap and push", "Fields", "Together"])
    var first = 0
    for (heading, group) in zip(row.headings, LabPageName.groups) {
      let frames = pills[first..<(first + group.count)]
      #expect(frames.allSatisfy { $0.minY > heading.middle && row.card.contains($0) })
      if first > 0 { #expect(pills[first - 1].maxY < heading.middle - 6) }
      first += group.count
    }
    for (index, a) in pills.enumerated() {
      #expect(pills[(index + 1)...].allSatisfy { !$0.intersects(a) })
    }
  }

  @Test(
    "a choice's title begins with a capital, has spaces for hyphens, and keeps capitals of its own",
    arguments: [
      ("spring-field", "Spring field"), ("attachment", "Attachment"), ("iOS", "iOS"), ("off", "Off"),
    ])
  func titles(choice: String, title: String) {
    #expect(Parameter.choice("page", "Page", [choice]).title(of: choice) == title)
  }

  @Test("a word of the user's own is shown as it was typed") func ownWordsStay() {
    let page = Parameter.choice("page", "Page", ["spring-field"])
    page.offer(
      [("spring-field", []), ("soft-2 of 3", [])], groups: [], own: ["soft-2 of 3": "spring-field"])
    #expect(page.title(of: "soft-2 of 3") == "soft-2 of 3")
    #expect(page.title(of: "spring-field") == "Spring field")
  }
}
