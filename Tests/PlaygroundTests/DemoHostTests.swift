import CradleGeometry
import Testing

@testable import Playground

struct DemoHostTests {
  let host = ProbeDemo.host()

  /// The least distance of an indicator's corners from the inside of the edge, in points.
  private static let clearance = 0.7

  @Test("past an end the indicator is inside the frame's round corners", arguments: [-1.0, 1])
  func indicatorIsClearOfCorners(end: Double) throws {
    let size = Size(width: 375, height: 560)
    let view = try #require(DemoHost(ScrollDemo.self, viewport: size).demo.scrolls.first?.view)
    view.setContentOffset(
      Point(x: 0, y: end < 0 ? view.minimumOffset.y - 200 : view.maximumOffset.y + 200), animated: false)
    let bar = try #require(view.verticalIndicator).frame
    let radius = StageView.frameRadius
    let middle = Point(x: size.width - radius, y: end < 0 ? radius : size.height - radius)
    let corner = Point(x: bar.maxX, y: end < 0 ? bar.minY : bar.maxY)
    #expect(abs(corner.y - middle.y) < radius)
    #expect(corner.distance(to: middle) <= radius - 1 - Self.clearance)
  }

  @Test("several settings apply all or none") func settingsApplyAllOrNone() throws {
    #expect(throws: HostError.self) {
      try host.set([.init(name: "speed", value: .number(5)), .init(name: "mode", value: .choice("odd"))])
    }
    #expect(host.demo.parameters[0].isDefault)
    try host.set([.init(name: "speed", value: .number(5)), .init(name: "mode", value: .choice("wild"))])
    #expect(host.demo.parameters.map(\.value) == [.number(5), .choice("wild"), .choice("off")])
  }

  private static let springs: [DemoEvent.Setting] = [
    .init(name: "damping", value: .number(0.25)), .init(name: "preset", value: .choice("Stiff")),
    .init(name: "resistance", value: .number(640)),
  ]

  @Test(
    "every value that is set holds in any order, and a preset gives the others",
    arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func everySetValueHolds(order: [Int]) throws {
    let host = DemoHost(SpringListDemo.self, viewport: SpringListDemo.card.defaultViewport)
    try host.set(order.map { Self.springs[$0] })
    let values = host.demo.parameters.settings
    for setting in Self.springs { #expect(values.contains(setting)) }
    #expect(values.contains(.init(name: "frequency", value: .number(0.8))))
  }

  @Test("a refused value changes nothing") func refusedValueChangesNothing() {
    let host = DemoHost(SpringListDemo.self, viewport: SpringListDemo.card.defaultViewport)
    #expect(throws: HostError.self) {
      try host.set([
        .init(name: "preset", value: .choice("Stiff")), .init(name: "damping", value: .number(11)),
      ])
    }
    #expect(host.demo.parameters.allSatisfy { $0.isDefault })
  }

  @Test(
    "parameters take the values of a choice's preset, and no preset sets another choice",
    arguments: DemoCatalogTests.ids)
  func presetsAreTaken(id: String) throws {
    let type = try #require(DemoCatalog.demo(id: id))
    let parameters = type.init(viewport: type.card.defaultViewport).parameters
    for values in parameters.flatMap(\.presets.values) {
      #expect(parameters.accepted(of: values) == values)
      #expect(values.allSatisfy { parameters.named($0.name)?.isChoice == false })
    }
    for parameter in parameters where !parameter.presets.isEmpty {
      #expect(
        parameter.kind
          == .choice(
            parameter.presets.keys.sorted { a, b in
              guard case .choice(let words) = parameter.kind else { return a < b }
              return (words.firstIndex(of: a) ?? 0) < (words.firstIndex(of: b) ?? 0)
            }))
    }
  }

  @Test("a page of the lab sets the sliders to its defaults, by parameter or by key")
  func labPageSetsTheSliders() throws {
    let hosts = (0..<2).map { _ in
      DemoHost(DynamicsLabDemo.self, viewport: DynamicsLabDemo.card.defaultViewport)
    }
    try hosts[0].set("page", .choice("sliding"))
    try hosts[1].send(DemoEvent(time: 0, kind: .action("next", index: nil)))
    #expect(hosts[0].demo.parameters.settings == hosts[1].demo.parameters.settings)
    try hosts[0].set("page", .choice("vortex"))
    #expect(hosts[0].demo.parameters.named("strength")?.number == 3)
  }

  @Test("R restores the defaults, an action's key performs it, and other keys reach the demo")
  func keysRestoreActOrPass() throws {
    let demo = try #require(host.demo as? ProbeDemo)
    try host.set("speed", .number(5))
    for key in ["R", "K", "A"] { try host.send(DemoEvent(time: 0, kind: .key(key))) }
    #expect(demo.parameters[0].isDefault)
    #expect(demo.log == ["speed=number(5.0)", "speed=number(100.0)", "kick -1", "key A"])
  }
}
