import Testing

@testable import Playground

struct DemoHostTests {
  let host = ProbeDemo.host()

  @Test func `several settings apply all or none`() throws {
    #expect(throws: HostError.self) {
      try host.set([.init(name: "speed", value: .number(5)), .init(name: "mode", value: .choice("odd"))])
    }
    #expect(host.demo.parameters[0].isDefault)
    try host.set([.init(name: "speed", value: .number(5)), .init(name: "mode", value: .choice("wild"))])
    #expect(host.demo.parameters.map(\.value) == [.number(5), .choice("wild"), .choice("off")])
  }

  /// Every order of the named values, with the least and the most of them overwritten.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]], [false, true])
  func `every named value holds, whatever overwrites it`(order: [Int], isMutual: Bool) throws {
    let settings: [DemoEvent.Setting] = [
      .init(name: "pace", value: .number(3)), .init(name: "style", value: .choice("fast")),
      .init(name: "scene", value: .choice("day")),
    ]
    let host = OverwritingDemo.host(isMutual: isMutual)
    try host.set(order.map { settings[$0] })
    #expect(host.demo.parameters.map(\.value) == settings.map(\.value))
    let demo = try #require(host.demo as? OverwritingDemo)
    #expect(demo.log.prefix(3) == ["pace", "style", "scene"])
    if !isMutual { #expect(demo.log == ["pace", "style", "scene", "pace", "style", "pace"]) }
  }

  @Test func `what is not named keeps what a choice gave it`() throws {
    let host = OverwritingDemo.host(isMutual: false)
    try host.set([.init(name: "scene", value: .choice("day"))])
    #expect(host.demo.parameters.map(\.value) == [.number(1), .choice("slow"), .choice("day")])
    #expect(throws: HostError.self) {
      try host.set([.init(name: "style", value: .choice("fast")), .init(name: "pace", value: .number(11))])
    }
    #expect(host.demo.parameters.map(\.value) == [.number(1), .choice("slow"), .choice("day")])
  }

  @Test func `R restores the defaults, an action's key does it, the rest goes to the demo`() throws {
    let demo = try #require(host.demo as? ProbeDemo)
    try host.set("speed", .number(5))
    for key in ["R", "K", "A"] { try host.send(DemoEvent(time: 0, kind: .key(key))) }
    #expect(demo.parameters[0].isDefault)
    #expect(demo.log == ["speed=number(5.0)", "speed=number(100.0)", "kick -1", "key A"])
  }
}
