import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo nested-scroll")
struct NestedScrollDemoTests {
  private func offsets(_ frame: TraceFrame) -> (outer: Double, inner: Double) {
    (frame.scrolls[0].offset.y, frame.scrolls[1].offset.y)
  }

  @Test("is a header of 200 over fifty rows of 44, in the scrolls outer and inner")
  func scene() throws {
    let frame = try DemoRun(NestedScrollDemo.self).frame(at: 0)
    #expect(frame.scrolls.map(\.name) == ["outer", "inner"])
    #expect(frame.scrolls.map(\.maximum) == [Point(x: 0, y: 200), Point(x: 0, y: 2200 - 667)])
    #expect(frame.scrolls.allSatisfy { $0.minimum == .zero && $0.phase == .idle })
    #expect(frame.elements.map(\.id) == ["header"] + (0..<11).map { "cell 0-\($0)" })
    #expect(frame.elements[0].center == Point(x: 187.5, y: 100) && frame.elements[0].size.height == 200)
    #expect(frame.elements[1].center == Point(x: 187.5, y: 222) && frame.isResting)
  }

  @Test("moves both by one drag, and the visible content by the whole drag")
  func drag() throws {
    let run = try DemoRun(NestedScrollDemo.self)
    try run.pointer(.down, 100, 600, at: 0.1)
    for y in stride(from: 590.0, through: 130, by: -23) {
      try run.pointer(.move, 100, y, at: 0.2)
      let (outer, inner) = offsets(run.host.frame(0))
      #expect(outer + inner == 590 - y && (inner == 0 || outer == 200))
      let row = try #require(run.element("cell 0-8", at: 0.2))
      #expect(row.center.y == 200 + 8.5 * 44 - (590 - y))
      let header = try #require(run.element("header", at: 0.2))
      #expect(header.center.y == 100 - outer)
    }
    #expect(offsets(run.host.frame(0)).inner == 260)
  }

  @Test("plots both offsets, and shows every row once on the way to the end")
  func end() throws {
    let run = try DemoRun(NestedScrollDemo.self)
    try run.key("End", at: 0.1)
    var seen: Set<String> = []
    while !run.host.demo.isResting {
      let frame = run.frame(at: run.host.time + 1.0 / 120)
      seen.formUnion(frame.elements.map(\.id))
      #expect(run.host.demo.plots.map(\.value) == frame.scrolls.map(\.offset.y))
    }
    #expect(offsets(run.host.frame(0)) == (200, 1533))
    #expect(seen.count == 51)
    #expect(try #require(run.host.frame(0).elements.last).center.y == 667 - 22)
  }

  @Test("takes its parameters", arguments: [0.99, 0.998])
  func parameters(rate: Double) throws {
    let run = try DemoRun(
      NestedScrollDemo.self, set: [("rate", .number(rate)), ("rubberBand", .number(0.3))])
    try run.pointer(.down, 100, 100, at: 0.1)
    try run.pointer(.move, 100, 210, at: 0.2)
    let band: Double = -100 * 667 * 0.3 / (667 + 30)
    #expect(offsets(run.host.frame(0)).outer.isWithin(Tolerance.closedForm, of: band))
    try run.host.set("bounces", .choice("off"))
    try run.pointer(.move, 100, 310, at: 0.3)
    #expect(offsets(run.host.frame(0)).outer == 0)
    try run.pointer(.cancel, 100, 310, at: 0.4)
    let lift = try run.fling(Vector(dx: 0, dy: 2000), at: 1)
    let (outer, inner) = offsets(run.frame(at: lift))
    let law = Deceleration(from: outer + inner, velocity: 2000, rate: rate)
    let later = offsets(run.frame(at: lift + 0.2))
    #expect((later.outer + later.inner).isWithin(Tolerance.invisible, of: law.value(at: 0.2)))
  }

  @Test("fills any viewport: a tall one shows all rows and still moves the header away")
  func sizes() throws {
    let run = try DemoRun(NestedScrollDemo.self)
    try run.fling(Vector(dx: 0, dy: 900), at: 0.1)
    for size in [Size(width: 900, height: 3000), Size(width: 1, height: 1), Size(width: 320, height: 480)] {
      try run.host.send(DemoEvent(time: run.host.time, kind: .resize(size)))
      let frame = run.frame(at: run.host.time + 0.05)
      #expect(frame.scrolls.map(\.maximum.y) == [200, max(0, 2200 - size.height)])
      #expect(frame.elements.allSatisfy { $0.size.width == size.width })
      let (outer, inner) = offsets(frame)
      #expect(inner == 0 || outer == 200)
    }
    run.rest()
    #expect(run.host.demo.isResting)
  }
}
