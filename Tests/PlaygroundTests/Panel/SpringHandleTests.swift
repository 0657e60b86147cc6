import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import Playground

/// The response curve by its handle: a time and a height are one spring, in whatever words the demo speaks of it.
struct SpringHandleTests {
  /// The share by which dragged values are rounded to numbers that a person would type.
  private static let roundedByHand = 0.03

  /// The search of a damping ratio for a height near the curve's top, where the height changes by its square.
  private static let ratioTolerance = 1e-5

  @Test(
    "the handle lies on the curve and gives its spring back", arguments: [0.05, 0.2, 0.5, 0.9, 1, 1.5, 3],
    [0.05, 0.4, 1.25, 8])
  func handleLiesOnTheCurve(ratio: Double, response: Double) {
    let spring = Spring(response: response, dampingRatio: ratio)
    let handle = SpringHandle(spring)
    #expect(abs(spring.curve(from: 1, to: 0).value(at: handle.time) - handle.height) < Tolerance.closedForm)
    #expect(abs(handle.spring.response - response) < Tolerance.closedForm * response)
    #expect(abs(handle.spring.dampingRatio - ratio) < Self.ratioTolerance)
  }

  @Test("three vocabularies describe the same spring") func vocabulariesAgree() {
    let response = SpringResponse(Spring(response: 0.5, dampingRatio: 0.7))
    #expect(
      response.vocabularies.map { $0.map(\.value) } == [
        ["0.50 s", "0.70"], ["158", "17.59"], ["0.50 s", "0.30"],
      ])
    let creeping = SpringResponse(Spring(response: 1, dampingRatio: 2)).vocabularies
    #expect(creeping[2].map(\.value) == ["1.00 s", "−0.50"])
  }

  @Test("every pair of parameters converts to a spring and back", arguments: SpringPair.allCases)
  func everyPairConverts(pair: SpringPair) throws {
    let spring = Spring(response: 0.5, dampingRatio: 0.25)
    let values = pair.values(of: spring)
    let read = try #require(pair.spring(values.0, values.1))
    #expect(
      abs(read.response - 0.5) < Tolerance.rounding && abs(read.dampingRatio - 0.25) < Tolerance.rounding)
    #expect(pair.spring(-1, 1) == nil && pair.spring(1, -1) == nil)
    let parameters: [Parameter] = [
      .slider(pair.names.0, "First", 0...1000, values.0), .slider(pair.names.1, "Second", 0...1000, values.1),
    ]
    #expect(SpringPair(parameters) == pair)
    #expect(SpringPair([parameters[0]]) == nil)
    #expect(
      SpringResponse.settings(of: parameters, making: spring).map(\.name) == [pair.names.0, pair.names.1])
  }

  private func drag(_ controller: WindowController, to handle: SpringHandle) throws {
    let response = try #require(controller.inspector.response)
    let frame = try #require(controller.inspectorLayout.response).offset(
      by: controller.layout.inspector.origin - .zero + Vector(dx: 0, dy: -controller.inspector.scroll.offset))
    let start = SpringHandle(response.spring)
    let from = SpringResponseView.place(
      time: start.time, height: start.height, span: response.span, in: frame)
    let to = SpringResponseView.place(
      time: handle.time, height: handle.height, span: response.span, in: frame)
    #expect(controller.target(at: from) == .response)
    controller.drag(.down, from.x, from.y, at: 1)
    controller.drag(.move, (from.x + to.x) / 2, (from.y + to.y) / 2, at: 1.1)
    controller.frame(at: 1.1)
    #expect(controller.inspector.response?.span == response.span)
    controller.drag(.move, to.x, to.y, at: 1.2)
    controller.drag(.up, to.x, to.y, at: 1.3)
    controller.frame(at: 1.3)
  }

  @Test(
    "dragging the handle makes the demo's spring the one under the pointer, as one step",
    arguments: ["spring-list", "scroll", "rubber-band", "circle-layout"])
  func dragSetsTheSpring(id: String) throws {
    let demo = try #require(DemoCatalog.demo(id: id))
    let controller = WindowController(demo: demo, size: Size(width: 1280, height: 1400), isAnimated: false) {
      text, _ in
      Double(text.count) * 7
    }
    controller.frame(at: 0)
    let before = controller.session.parameters.settings
    let first = try #require(controller.inspector.response?.spring)
    let wanted = SpringHandle(Spring(response: first.response * 0.8, dampingRatio: first.dampingRatio * 0.8))
    try drag(controller, to: wanted)
    let spring = try #require(controller.inspector.response?.spring)
    #expect(abs(spring.response / (2 * wanted.time) - 1) < Self.roundedByHand)
    #expect(abs(spring.dampingRatio - wanted.spring.dampingRatio) < Self.roundedByHand)
    controller.press("Z", modifiers: .control, at: 2)
    #expect(controller.session.parameters.settings == before)
  }

  @Test("a handle dragged beyond the parameters' ranges sets their ends") func dragStopsAtTheRanges() throws {
    let controller = WindowController.probe(1280, 1000)
    controller.frame(at: 0)
    try drag(controller, to: SpringHandle(time: 0.001, height: 1.4))
    #expect(controller.session.parameters[0].number == 1 && controller.session.parameters[1].number == 4)
  }
}
