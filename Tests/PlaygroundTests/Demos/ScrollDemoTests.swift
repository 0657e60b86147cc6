import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo scroll")
struct ScrollDemoTests {
  @Test("is a hundred rows of 44, full width")
  func rows() throws {
    let run = try DemoRun(ScrollDemo.self)
    let frame = run.frame(at: 0)
    #expect(frame.scrolls[0].name == "main")
    #expect(frame.scrolls[0].maximum == Point(x: 0, y: 4400 - 667))
    #expect(frame.elements.count == 16)
    let first = try #require(frame.elements.first)
    #expect(first.id == "cell 0-0" && first.index == [0, 0])
    #expect(first.center == Point(x: 187.5, y: 22) && first.size == Size(width: 375, height: 44))
    #expect(frame.isResting && frame.energy == nil && frame.bodies == 0)
  }

  @Test("takes every content, and starts it at its start")
  func contents() throws {
    let run = try DemoRun(ScrollDemo.self)
    try run.host.send(DemoEvent(time: 0, kind: .key("End")))
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset.y == 4400 - 667)
    try run.host.set("content", .choice("plane"))
    #expect(run.host.frame(0).scrolls[0].offset == .zero)
    #expect(run.host.frame(0).scrolls[0].maximum == Point(x: 2000 - 375, y: 2000 - 667))
    try run.host.set("content", .choice("short"))
    #expect(run.host.frame(0).elements.count == 3)
    #expect(run.host.frame(0).scrolls[0].maximum == .zero)
  }

  @Test("follows the pointer 1:1 after the slop; the elements show the scrolled place")
  func drag() throws {
    var run = try DemoRun(ScrollDemo.self)
    run.device = .mouse
    try run.pointer(.down, 100, 500, at: 0.1)
    try run.pointer(.move, 100, 447, at: 0.2)
    #expect(run.offset(at: 0.2).y == 50)
    #expect(try #require(run.element("cell 0-2", at: 0.2)).center.y == 60)
  }

  @Test("flings by the law of its rate", arguments: [0.99, 0.995, 0.998])
  func rate(rate: Double) throws {
    let run = try DemoRun(ScrollDemo.self, set: [("rate", .number(rate))])
    let lift = try run.fling(Vector(dx: 0, dy: 1200), at: 0)
    let start = run.offset(at: lift).y
    let law = Deceleration(from: start, velocity: 1200, rate: rate)
    for time in [0.1, 0.4, 0.8] {
      #expect(abs(run.offset(at: lift + time).y - law.value(at: time)) < Tolerance.invisible)
    }
    run.rest()
    #expect(
      abs(run.host.frame(0).scrolls[0].offset.y - (start + 1190 * rate / (1 - rate) / 1000))
        < Tolerance.invisible)
  }

  @Test("follows a pull past the edge by a band, by half or fully", arguments: ["banded", "half", "none"])
  func curve(curve: String) throws {
    let run = try DemoRun(ScrollDemo.self, set: [("curve", .choice(curve)), ("rubberBand", .number(0.4))])
    try run.pointer(.down, 100, 100, at: 0.1)
    try run.pointer(.move, 100, 310, at: 0.2)
    let expected = ["banded": 200 * 667 * 0.4 / (667 + 0.4 * 200), "half": 100, "none": 200][curve]
    #expect(abs(run.offset(at: 0.2).y + (expected ?? 0)) < Tolerance.closedForm)
    #expect(run.frame(at: 0.2).scrolls[0].phase == .dragging)
  }

  @Test("springs back when its pointer is cancelled")
  func cancel() throws {
    let run = try DemoRun(ScrollDemo.self)
    try run.pointer(.down, 100, 100, at: 0.1)
    try run.pointer(.move, 100, 310, at: 0.2)
    try run.pointer(.cancel, 100, 310, at: 0.3)
    #expect(run.frame(at: 0.31).scrolls[0].phase == .bouncing)
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset == .zero)
  }

  @Test("keeps short content still unless alwaysBounce is on")
  func short() throws {
    let run = try DemoRun(ScrollDemo.self, set: [("content", .choice("short"))])
    try run.fling(Vector(dx: 0, dy: -900), at: 0.1)
    #expect(run.offset(at: 0.2) == .zero)
    try run.host.set("alwaysBounce", .choice("on"))
    try run.pointer(.down, 100, 100, at: 1)
    try run.pointer(.move, 100, 200, at: 1.1)
    #expect(run.offset(at: 1.1).y < -40)
  }

  @Test("moves by wheel notch, precise delta and key")
  func wheelAndKeys() throws {
    let run = try DemoRun(ScrollDemo.self)
    try run.wheel(0, -2, at: 0.1)
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset.y == 120)
    try run.wheel(0, -1, precise: true, at: 3)
    #expect(run.offset(at: 3).y == 130)
    try run.key("Down", at: 4)
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset.y == 190)
    try run.key("Home", at: 6)
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset.y == 0)
    try run.host.send(DemoEvent(time: 9, kind: .action("bottom", index: nil)))
    #expect(run.frame(at: 9.1).scrolls[0].phase == .animating)
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset.y == 4400 - 667)
  }

  @Test("pages on a multiple of the viewport")
  func paging() throws {
    let run = try DemoRun(ScrollDemo.self, set: [("paging", .choice("on"))])
    try run.fling(Vector(dx: 0, dy: 2000), at: 0)
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset.y == 667)
  }
}
