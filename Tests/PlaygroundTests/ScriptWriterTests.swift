import CradleGeometry
import CradleScrolling
import Testing

@testable import Playground

struct ScriptWriterTests {
  static let events: [DemoEvent] = {
    var events: [DemoEvent] = []
    for (index, phase) in PointerEvent.Phase.allCases.enumerated() {
      for device in PointerEvent.Device.allCases {
        for button in PointerEvent.Button.allCases {
          let time = Double(index) / 3
          let place = Point(x: 100.1, y: -1 / 3)
          let event = PointerEvent(phase, at: place, time: time, device: device, button: button)
          events.append(DemoEvent(time: time, kind: .pointer(event)))
        }
      }
    }
    for (isPrecise, isZoom) in [(false, false), (true, false), (false, true)] {
      let wheel = WheelEvent(
        delta: Vector(dx: 0.1, dy: -3), isPrecise: isPrecise, at: .zero, time: 2, isZoom: isZoom)
      events.append(DemoEvent(time: 2, kind: .wheel(wheel)))
    }
    let finger = PointerEvent(.down, at: .zero, time: 2, device: .touch, id: 1)
    events.append(DemoEvent(time: 2, kind: .pointer(finger)))
    var paused = WheelEvent(delta: Vector(dx: 0, dy: 1), isPrecise: true, at: .zero, time: 2)
    paused.isPaused = true
    events.append(DemoEvent(time: 2, kind: .wheel(paused)))
    let settings: [DemoEvent.Setting] = [
      .init(name: "speed", value: .number(0.1)), .init(name: "mode", value: .choice("wild")),
    ]
    let kinds: [DemoEvent.Kind] = [
      .key("PageDown"), .key("\\"), .key("\""), .set(settings), .action("kick", index: nil),
      .action("kick", index: 12), .action("kick", index: nil, text: "a \"name\""),
      .resize(Size(width: 1024, height: 700.5)),
    ]
    return events + kinds.map { DemoEvent(time: 2.000001, kind: $0) }
  }()

  @Test("events that are written read back as equal ones") func eventsReadBack() throws {
    let reader = ScriptReader(host: ProbeDemo.host())
    #expect(try reader.events(in: ScriptWriter.text(Self.events), file: "s") == Self.events)
    #expect(try reader.events(in: ScriptWriter.text([]), file: "s") == [])
  }

  @Test("fields at their defaults are left out") func defaultsAreLeftOut() {
    let event = DemoEvent(time: 0.5, kind: .pointer(PointerEvent(.down, at: Point(x: 1, y: 2), time: 0.5)))
    let text = String(decoding: ScriptWriter.text([event]), as: UTF8.self)
    #expect(text == "{\"events\": [\n  {\"at\": 0.5, \"pointer\": \"down\", \"x\": 1.0, \"y\": 2.0}\n]}\n")
  }
}
