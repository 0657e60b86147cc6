import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import Playground

/// Rows in the inspector's own points.
struct InspectorLayoutTests {
  /// The displacement, as a share of the first, at which a response counts as settled.
  private static let settled = 0.01

  private let parameters = QuietDemo(viewport: .zero).parameters

  @Test("sliders are 64 points apart, pills wrap, and a switch is one line") func rowsHaveTheirFrames() {
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

  @Test("pills shrink their padding to fit one row") func pillsShrinkToOneRow() {
    let layout = InspectorLayout(parameters, hasResponse: true, width: 296) { Double($0.count) * 6.2 }
    guard case .pills(let pills) = layout.rows[3].control else {
      Issue.record("\(layout.rows[3].control) instead of pills")
      return
    }
    #expect(Set(pills.map(\.minY)) == [284] && (pills.last?.maxX ?? 999) <= 272)
  }

  @Test("parameters without a spring have no response curve") func noSpringNoResponse() {
    let layout = InspectorLayout([], hasResponse: false, width: 296) { _ in 0 }
    #expect(layout.response == nil && layout.height == 66)
  }

  @Test("the copy button is at the panel's foot, above the hint") func copyButtonIsAtTheFoot() {
    let panel = Rect(x: 984, y: 48, width: 296, height: 752)
    #expect(InspectorLayout.copy(in: panel) == Rect(x: 1008, y: 732, width: 248, height: 32))
    #expect(InspectorLayout.hint(in: panel) == 782)
  }

  @Test(
    "the copy button is inside the panel and copies the code in every demo", arguments: DemoCatalogTests.ids)
  func copyButtonWorksInEveryDemo(id: String) throws {
    let controller = WindowController(
      demo: try #require(DemoCatalog.demo(id: id)), size: Size(width: 1280, height: 800), isAnimated: false
    ) { text, _ in Double(text.count) * 7 }
    controller.frame(at: 0)
    let copy = InspectorLayout.copy(in: controller.layout.inspector)
    #expect(controller.layout.inspector.contains(copy))
    #expect(controller.target(at: copy.center) == .copy)
    controller.drag(.down, copy.midX, copy.midY, at: 0.1)
    controller.drag(.up, copy.midX, copy.midY, at: 0.2)
    #expect(controller.takeRequests().contains(.copy(controller.session.demo.code)))
  }

  @Test("the response is that of the demo's spring, with its settling time")
  func responseIsTheSprings() throws {
    let spring = try #require(SpringResponse.spring(of: parameters))
    #expect(
      abs(spring.frequency - 0.8) < Tolerance.closedForm
        && abs(spring.dampingRatio - 0.5) < Tolerance.closedForm)
    let response = SpringResponse(spring)
    #expect(response.words == "settles in 1.7 s")
    #expect(response.span == 2)
    #expect(response.points.first?.y == 1 && abs(response.points.last?.y ?? 1) < Self.settled)
    #expect(SpringResponse(Spring(frequency: 1, dampingRatio: 0)).words == "never settles")
    let bounce: [Parameter] = [
      .slider("stiffness", "Stiffness", 20...600, 120), .slider("friction", "Friction", 2...60, 22),
    ]
    #expect(SpringResponse.spring(of: bounce) == Spring(stiffness: 120, damping: 22))
    #expect(SpringResponse.spring(of: []) == nil)
  }
}
