import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo rubber-band")
struct RubberBandDemoTests {
  private func x(_ run: DemoRun, _ id: String, at time: Double) throws -> Double {
    try #require(run.element(id, at: time)).center.x - 187.5
  }

  @Test("is three squares of 50 at y 100, 200 and 300")
  func squares() throws {
    let elements = try DemoRun(RubberBandDemo.self).frame(at: 0).elements
    #expect(elements.map(\.id) == ["half", "banded", "free"])
    #expect(elements.map(\.center.y) == [100, 200, 300])
    #expect(elements.allSatisfy { $0.size == Size(width: 50, height: 50) })
  }

  @Test("plots the half in the first colour and the band in the second, as its squares are")
  func plots() throws {
    #expect(try DemoRun(RubberBandDemo.self).host.demo.plots.map(\.title) == ["Half", "Banded"])
  }

  @Test("one drag shows a half, a band and the whole", arguments: [-150.0, -20, 20, 150])
  func drag(pull: Double) throws {
    let run = try DemoRun(RubberBandDemo.self)
    try run.pointer(.down, 180, 300, at: 0.1)
    try run.pointer(.move, 180 + pull + (pull > 0 ? 10 : -10), 300, at: 0.2)
    let banded = pull * 375 * 0.55 / (375 + 0.55 * abs(pull))
    #expect(abs(try x(run, "half", at: 0.2) - pull / 2) < Tolerance.closedForm)
    #expect(abs(try x(run, "banded", at: 0.2) - banded) < Tolerance.closedForm)
    #expect(abs(try x(run, "free", at: 0.2) - pull) < Tolerance.closedForm)
  }

  @Test("does not rest while it is dragged")
  func resting() throws {
    let run = try DemoRun(RubberBandDemo.self)
    try run.pointer(.down, 100, 300, at: 0.1)
    #expect(run.frame(at: 0.15).isResting)
    try run.pointer(.move, 210, 300, at: 0.2)
    #expect(!run.frame(at: 1).isResting)
    try run.pointer(.cancel, 210, 300, at: 1.1)
    #expect(!run.frame(at: 1.2).isResting)
    #expect(run.frame(at: 3).isResting)
  }

  @Test("springs home by the law, and rests there exactly")
  func home() throws {
    let run = try DemoRun(RubberBandDemo.self)
    try run.pointer(.down, 100, 300, at: 0.1)
    try run.pointer(.move, 210, 300, at: 0.2)
    try run.pointer(.up, 210, 300, at: 0.3)
    let spring = Spring(stiffness: 120, damping: 22).curve(from: 100, to: 0)
    #expect(abs(try x(run, "free", at: 0.5) - spring.value(at: 0.2)) < Tolerance.closedForm)
    run.rest()
    for id in ["half", "banded", "free"] { #expect(try x(run, id, at: run.host.time) == 0) }
  }

  @Test("caught on the way, no square jumps; a cancel lets it go home")
  func caught() throws {
    let run = try DemoRun(RubberBandDemo.self)
    try run.pointer(.down, 100, 300, at: 0.1)
    try run.pointer(.move, 310, 300, at: 0.2)
    try run.pointer(.up, 310, 300, at: 0.3)
    let before = run.frame(at: 0.4).elements.map(\.center.x)
    try run.pointer(.down, 100, 300, at: 0.4)
    #expect(run.frame(at: 0.6).elements.map(\.center.x) == before)
    try run.pointer(.move, 110, 300, at: 0.7)
    let after = run.frame(at: 0.7).elements.map(\.center.x)
    #expect(zip(after, before).allSatisfy { abs($0 - $1) < Tolerance.closedForm })
    try run.pointer(.cancel, 110, 300, at: 0.8)
    run.rest()
    #expect(run.host.frame(0).elements.allSatisfy { $0.center.x == 187.5 })
  }
}
