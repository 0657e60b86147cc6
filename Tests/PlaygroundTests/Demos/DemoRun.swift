import CradleGeometry
import CradleScrolling

@testable import Playground

/// A demo in its host, driven by gestures in numbers and looked at through its trace.
struct DemoRun {
  let host: DemoHost
  /// How the pointer of `down` counts until the next one.
  var device = PointerEvent.Device.touch

  init(
    _ demo: any Demo.Type, viewport: Size = Size(width: 375, height: 667),
    set: [(String, Parameter.Value)] = []
  ) throws {
    host = DemoHost(demo, viewport: viewport)
    for (name, value) in set { try host.set(name, value) }
  }

  func pointer(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double,
    button: PointerEvent.Button = .left
  ) throws {
    let event = PointerEvent(phase, at: Point(x: x, y: y), time: time, device: device, button: button)
    try host.send(DemoEvent(time: time, kind: .pointer(event)))
  }

  /// A press that lifts where it went down.
  func click(_ x: Double, _ y: Double, at time: Double, button: PointerEvent.Button = .left) throws {
    try pointer(.down, x, y, at: time, button: button)
    try pointer(.up, x, y, at: time, button: button)
  }

  func action(_ name: String, index: Int? = nil, at time: Double) throws {
    try host.send(DemoEvent(time: time, kind: .action(name, index: index)))
  }

  func resize(_ width: Double, _ height: Double, at time: Double) throws {
    try host.send(DemoEvent(time: time, kind: .resize(Size(width: width, height: height))))
  }

  /// The trace's value with a name; nil without one.
  func value(_ name: String) -> Parameter.Value? { host.frame(0).values.first { $0.name == name }?.value }

  func key(_ name: String, at time: Double) throws {
    try host.send(DemoEvent(time: time, kind: .key(name)))
  }

  func wheel(_ dx: Double, _ dy: Double, precise: Bool = false, at time: Double) throws {
    let event = WheelEvent(
      delta: Vector(dx: dx, dy: dy), isPrecise: precise, at: Point(x: 100, y: 100), time: time)
    try host.send(DemoEvent(time: time, kind: .wheel(event)))
  }

  /// Flings: moves of 5 ms for 60 ms, the offset moving at `velocity` pt/s; returns the lift's time.
  @discardableResult
  func fling(
    _ velocity: Vector, from start: Point = Point(x: 180, y: 400), at time: Double
  ) throws -> Double {
    try pointer(.down, start.x, start.y, at: time)
    for step in 1...12 {
      let elapsed = Double(step) * 0.005
      let place = start - velocity * elapsed
      try pointer(.move, place.x, place.y, at: time + elapsed)
    }
    let place = start - velocity * 0.06
    try pointer(.up, place.x, place.y, at: time + 0.06)
    return time + 0.06
  }

  /// The frame at a time.
  func frame(at time: Double) -> TraceFrame {
    host.advance(to: time)
    return host.frame(0)
  }

  func offset(at time: Double) -> Point { frame(at: time).scrolls[0].offset }

  func element(_ id: String, at time: Double) -> TraceElement? {
    frame(at: time).elements.first { $0.id == id }
  }

  /// Advances frame by frame until it rests; returns the time.
  @discardableResult
  func rest(rate: Double = 120, limit: Double = 30) -> Double {
    let end = host.time + limit
    while !host.demo.isResting, host.time < end { host.advance(to: host.time + 1 / rate) }
    return host.time
  }
}
