import CradleGeometry
import CradlePhysics
import Testing

@testable import Playground

/// Rows in the inspector's own points.
struct InspectorLayoutTests {
  private let parameters = QuietDemo(viewport: .zero).parameters

  @Test func `sliders are 64 apart, pills wrap, switches are one line`() {
    let layout = InspectorLayout(parameters, hasResponse: true, width: 296) { Double($0.count) * 7 }
    #expect(layout.rows.map(\.card.minY) == [58, 122, 186, 250, 364])
    #expect(layout.rows[0].control == .slider(track: Rect(x: 24, y: 94, width: 248, height: 4)))
    #expect(
      layout.rows[3].control
        == .pills([
          Rect(x: 24, y: 284, width: 73, height: 28), Rect(x: 103, y: 284, width: 80, height: 28),
          Rect(x: 189, y: 284, width: 66, height: 28), Rect(x: 24, y: 318, width: 59, height: 28),
        ]))
    #expect(layout.rows[4].control == .toggle(Rect(x: 236, y: 373, width: 36, height: 22)))
    #expect(layout.response == Rect(x: 24, y: 452, width: 248, height: 116))
    #expect(layout.height == 642)
  }

  @Test func `pills give up padding to stand in one row`() {
    let layout = InspectorLayout(parameters, hasResponse: true, width: 296) { Double($0.count) * 6.2 }
    guard case .pills(let pills) = layout.rows[3].control else { return #expect(Bool(false)) }
    #expect(Set(pills.map(\.minY)) == [284] && (pills.last?.maxX ?? 999) <= 272)
  }

  @Test func `without a spring there is no response`() {
    let layout = InspectorLayout([], hasResponse: false, width: 296) { _ in 0 }
    #expect(layout.response == nil && layout.height == 66)
  }

  @Test func `the button that copies is at the panel's foot, over the hint`() {
    let panel = Rect(x: 984, y: 48, width: 296, height: 752)
    #expect(InspectorLayout.copy(in: panel) == Rect(x: 1008, y: 732, width: 248, height: 32))
    #expect(InspectorLayout.hint(in: panel) == 782)
  }

  @Test(arguments: DemoCatalogTests.ids)
  func `the button that copies is in sight and hit in every demo`(id: String) throws {
    let shell = Shell(
      demo: try #require(DemoCatalog.demo(id: id)), size: Size(width: 1280, height: 800), isAnimated: false
    ) { text, _ in Double(text.count) * 7 }
    shell.frame(at: 0)
    let copy = InspectorLayout.copy(in: shell.layout.inspector)
    #expect(shell.layout.inspector.contains(copy))
    #expect(shell.target(at: copy.center) == .copy)
    shell.drag(.down, copy.midX, copy.midY, at: 0.1)
    shell.drag(.up, copy.midX, copy.midY, at: 0.2)
    #expect(shell.takeRequests().contains(.copy(shell.session.demo.code)))
  }

  @Test func `the response is the demo's spring and says when it settles`() throws {
    let spring = try #require(SpringResponse.spring(of: parameters))
    #expect(abs(spring.frequency - 0.8) < 1e-9 && abs(spring.dampingRatio - 0.5) < 1e-9)
    let response = SpringResponse(spring)
    #expect(response.words == "settles in 1.7 s")
    #expect(response.span == 2)
    #expect(response.points.first?.y == 1 && abs(response.points.last?.y ?? 1) < 0.01)
    #expect(SpringResponse(Spring(frequency: 1, dampingRatio: 0)).words == "never settles")
    let bounce: [Parameter] = [
      .slider("stiffness", "Stiffness", 20...600, 120), .slider("friction", "Friction", 2...60, 22),
    ]
    #expect(SpringResponse.spring(of: bounce) == Spring(stiffness: 120, damping: 22))
    #expect(SpringResponse.spring(of: []) == nil)
  }
}
