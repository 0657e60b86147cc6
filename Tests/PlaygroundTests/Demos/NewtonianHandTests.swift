import CradleGeometry
import TestSupport
import Testing

@testable import Playground

@Suite("The demo newtonian, by hand")
struct NewtonianHandTests: NewtonianSuite {
  /// The speed in points per second by which a throw may miss the hand's, which is pulled by a spring.
  private static let thrown = (along: 60.0, across: 30.0)

  @Test(
    "a drag carries a cell at the pointer at once, a throw sends it off; beside all cells nothing is held")
  func drag() throws {
    let run = try DemoRun(NewtonianDemo.self)
    try run.action("add", at: 0)
    let rest = run.rest(limit: 30)
    let start = try #require(run.host.frame(0).elements.first).center
    try run.pointer(.down, 20, 20, at: rest)
    try run.pointer(.move, 60, 60, at: rest + 0.1)
    try run.pointer(.up, 60, 60, at: rest + 0.1)
    #expect(run.frame(at: rest + 0.2).elements.first?.center == start && run.host.demo.isResting)
    // Off its middle: it is carried by where it was taken.
    try run.pointer(.down, start.x + 20, start.y - 10, at: rest + 1)
    for step in 1...10 {
      let time = rest + 1 + Double(step) * 0.01
      try run.pointer(.move, start.x + 20 - 12 * Double(step), start.y - 10, at: time)
      let cell = try #require(run.host.frame(0).elements.first)
      #expect(cell.center.distance(to: start - Vector(dx: 12 * Double(step), dy: 0)) < Tolerance.summed)
    }
    try run.pointer(.up, start.x - 100, start.y - 10, at: rest + 1.1)
    let thrown = try #require(run.host.frame(0).elements.first)
    #expect(
      abs(thrown.velocity.dx + 1200) < Self.thrown.along && abs(thrown.velocity.dy) < Self.thrown.across)
    #expect(try #require(run.element("cell 0", at: rest + 1.15)).center.x < thrown.center.x - 30)
  }

  @Test("a cell that is held and removed falls; the hand holds nothing any more")
  func heldAndRemoved() throws {
    let run = try DemoRun(NewtonianDemo.self)
    try run.action("add", at: 0)
    let rest = run.rest(limit: 30)
    try run.pointer(.down, 187, 380, at: rest)
    try run.action("remove", at: rest + 0.5)
    try run.pointer(.move, 100, 100, at: rest + 0.7)
    let cell = try #require(run.host.frame(0).elements.first)
    #expect(cell.center.y > 400 && cell.velocity.dy > 100)
    try run.pointer(.up, 100, 100, at: rest + 0.8)
    #expect(run.frame(at: rest + 3).elements.isEmpty)
    // A falling ball cannot be taken, nor removed again.
    try run.action("add", at: rest + 3)
    run.rest(limit: 30)
    let place = try #require(run.host.frame(0).elements.first).center
    try run.click(place.x, place.y, at: run.host.time, button: .right)
    try run.click(place.x, place.y, at: run.host.time, button: .right)
    try run.pointer(.down, place.x, place.y, at: run.host.time)
    #expect(number(run, "falling") == 1 && number(run, "hanging") == 0)
    #expect(run.frame(at: run.host.time + 0.3).elements.first?.velocity.dy ?? 0 > 200)
  }

  @Test("a wall holds a cell once it has been inside; a right click lets one fall", arguments: rates)
  func walls(rate: Double) throws {
    let run = try DemoRun(
      NewtonianDemo.self,
      set: [("walls", .choice("on")), ("length", .number(50)), ("frequency", .number(0.3))])
    try run.action("add", at: 0)
    var hasEntered = false
    for _ in 0..<Int(20 * rate) {
      guard let cell = run.frame(at: run.host.time + 1 / rate).elements.first else { break }
      if cell.center.x < 300 { hasEntered = true }
      if hasEntered { #expect(cell.center.x > 45 && cell.center.x < 375 && cell.center.y < 667) }
    }
    #expect(hasEntered)
    let cell = try #require(run.host.frame(0).elements.first)
    try run.click(cell.center.x, cell.center.y, at: run.host.time, button: .right)
    #expect(number(run, "hanging") == 0)
  }

  @Test(
    "cells that fly and spin without losses stay within the walls, corners and all",
    arguments: [(300.0, 1.0), (100, 3)], [Size(width: 375, height: 667), Size(width: 1000, height: 700)])
  func wallsAndCorners(_ rope: (length: Double, frequency: Double), size: Size) throws {
    let run = try DemoRun(
      NewtonianDemo.self, viewport: size,
      set: [
        ("walls", .choice("on")), ("elasticity", .number(1)), ("damping", .number(0)),
        ("resistance", .number(0)), ("length", .number(rope.length)), ("frequency", .number(rope.frequency)),
      ])
    // A boundary lies a point outside of its bounds.
    let walls = Rect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
    var hasEntered = [Bool](repeating: false, count: 8)
    for frame in 0..<900 {
      if frame % 42 == 0, frame / 42 < 8 { try run.action("add", at: run.host.time) }
      run.host.advance(to: run.host.time + 1.0 / 60)
      for (index, reach) in run.reaches(beyond: walls).enumerated() {
        if reach < -1 { hasEntered[index] = true }
        if hasEntered[index] { #expect(reach < 1.2, "cell \(index) at \(run.host.time)") }
      }
    }
    #expect(hasEntered.count { $0 } >= 4, "the others find no room inside")
  }
}
