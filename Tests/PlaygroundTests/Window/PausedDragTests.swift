import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// A pointer that moves while the demo's clock stands still: what it drags follows, and gets no velocity.
@Suite("Dragging while the clock stands still")
struct PausedDragTests {
  /// A speed, in pt/s, that one step of gravity does not reach: 1000 pt/s² for 1/60 s are 17 pt/s. A drag's displacement
  /// divided by the steps' time would be thousands.
  private static let slow = 60.0

  private func session(_ demo: any Demo.Type, _ body: (DemoSession) throws -> Void) rethrows {
    try body(DemoSession(demo, viewport: demo.card.defaultViewport))
  }

  private func pointer(_ phase: PointerEvent.Phase, at place: Point, _ session: DemoSession, _ now: Double) {
    session.send(.pointer(PointerEvent(phase, at: place, time: now)), at: now)
  }

  /// Drags by twice a displacement while paused, each with a single step after it, and lifts.
  private func dragInSteps(_ session: DemoSession, from place: Point, by displacement: Vector) {
    session.togglePause(at: 1)
    pointer(.down, at: place, session, 1)
    for number in 1...2 {
      let now = 1 + Double(number)
      pointer(.move, at: place + displacement * Double(number), session, now)
      session.step()
    }
    pointer(.up, at: place + displacement * 2, session, 4)
  }

  @Test("content follows between single steps, and stays where it is on release")
  func content() throws {
    try session(ScrollDemo.self) { session in
      var recorded: [DemoEvent] = []
      session.observer = { recorded.append($0) }
      dragInSteps(session, from: Point(x: 150, y: 600), by: Vector(dx: 0, dy: -150))
      let view = try #require(session.demo.scrolls.first?.view)
      // The mouse's slop does not scroll.
      let offset = 300 - PointerEvent.Device.mouse.slop
      #expect(view.contentOffset.y.isWithin(Tolerance.closedForm, of: offset) && view.velocity == .zero)
      session.togglePause(at: 5)
      for frame in 0...60 { session.advance(to: 5 + Double(frame) / 60) }
      #expect(view.contentOffset.y.isWithin(Tolerance.closedForm, of: offset))
      // A recording of it moves the same.
      let reader = ScriptReader(host: DemoHost(ScrollDemo.self, viewport: session.demo.viewport))
      let script = try reader.events(in: ScriptWriter.text(recorded), file: "s")
      #expect(script == recorded)
      for event in script { try reader.host.send(event) }
      reader.host.advance(to: 2)
      #expect(reader.host.demo.scrolls.first?.view.contentOffset == view.contentOffset)
    }
  }

  @Test("a drag that goes on after the pause has the velocity since then")
  func resumed() throws {
    try session(ScrollDemo.self) { session in
      session.togglePause(at: 1)
      pointer(.down, at: Point(x: 150, y: 600), session, 1)
      pointer(.move, at: Point(x: 150, y: 300), session, 2)
      session.togglePause(at: 3)
      session.advance(to: 3)
      for number in 1...6 {
        let now = 3 + Double(number) / 100
        pointer(.move, at: Point(x: 150, y: 300 - 10 * Double(number)), session, now)
      }
      let view = try #require(session.demo.scrolls.first?.view)
      #expect(view.velocity.dy.isWithin(share: 0.001, of: 1000))
    }
  }

  @Test("a pause without a movement keeps the velocity before it")
  func stillPause() throws {
    try session(ScrollDemo.self) { session in
      session.advance(to: 1)
      pointer(.down, at: Point(x: 150, y: 600), session, 1)
      for number in 1...6 {
        let now = 1 + Double(number) / 100
        pointer(.move, at: Point(x: 150, y: 600 - 10 * Double(number)), session, now)
      }
      session.togglePause(at: 1.06)
      pointer(.up, at: Point(x: 150, y: 540), session, 9)
      let view = try #require(session.demo.scrolls.first?.view)
      #expect(view.phase == .decelerating && view.velocity.dy.isWithin(share: 0.01, of: 1000))
    }
  }

  @Test("a stall that the clock leaves out gives no velocity, at any speed", arguments: DemoClock.speeds)
  func stall(speed: Double) throws {
    try session(ScrollDemo.self) { session in
      session.clock.speed = speed
      session.advance(to: 1)
      pointer(.down, at: Point(x: 150, y: 600), session, 1)
      pointer(.move, at: Point(x: 150, y: 590), session, 1.01)
      // The desktop stood still for a second.
      pointer(.move, at: Point(x: 150, y: 290), session, 2.01)
      pointer(.up, at: Point(x: 150, y: 290), session, 2.02)
      let view = try #require(session.demo.scrolls.first?.view)
      #expect(view.contentOffset.y > 290 && view.velocity == .zero)
    }
  }

  @Test("a body follows between single steps, and falls from rest on release")
  func body() throws {
    try session(GravityCollisionDemo.self) { session in
      session.send(.action("add-box", index: nil), at: 0)
      for frame in 0...60 { session.advance(to: Double(frame) / 60) }
      let box = try #require(session.demo.elements.last)
      dragInSteps(session, from: box.center, by: Vector(dx: 0, dy: -60))
      session.step()
      let thrown = try #require(session.demo.elements.last)
      #expect(thrown.id == box.id && box.center.y - thrown.center.y > 110)
      #expect(thrown.velocity.length < Self.slow)
    }
  }

  @Test("a ball of the cradle follows between single steps, and swings from rest on release")
  func ball() throws {
    try session(NewtonsCradleDemo.self) { session in
      let ball = try #require(session.demo.elements.first { $0.id == "ball 0" })
      dragInSteps(session, from: ball.center, by: Vector(dx: -60, dy: -10))
      session.step()
      let swung = try #require(session.demo.elements.first { $0.id == "ball 0" })
      #expect(ball.center.x - swung.center.x > 100 && swung.velocity.length < Self.slow)
    }
  }
}
