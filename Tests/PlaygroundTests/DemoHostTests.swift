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

  @Test func `R restores the defaults, an action's key does it, the rest goes to the demo`() throws {
    let demo = try #require(host.demo as? ProbeDemo)
    try host.set("speed", .number(5))
    for key in ["R", "K", "A"] { try host.send(DemoEvent(time: 0, kind: .key(key))) }
    #expect(demo.parameters[0].isDefault)
    #expect(demo.log == ["speed=number(5.0)", "speed=number(100.0)", "kick -1", "key A"])
  }
}
