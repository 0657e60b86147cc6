import CradleGeometry
import CradleScrolling
import CradleStage
import TestSupport
import Testing

@testable import Playground

@Suite("The pages of the demo dynamics-lab")
struct DynamicsLabPageTests: DynamicsLabSuite {
  /// The points by which a rope or a weld may give way while things are thrown about.
  private static let stretched = 3.0
  /// The points that the level may slide to either side.
  private static let railLength = 100.0
  /// The points by which a planet may leave the circle of 140 points on which it starts.
  private static let orbit = 25.0

  @Test("holds a disc at the pointer at once, where nothing is in its way")
  func held() throws {
    let run = try run("vortex")
    let place = try element(run, "disc 2", at: 0.3).center
    try run.pointer(.down, place.x, place.y, at: 0.3)
    try run.pointer(.move, 300, 560, at: 0.32)
    let center = try element(run, "disc 2", at: 0.33).center
    #expect(center.distance(to: Point(x: 300, y: 560)) < Tolerance.closedForm)
    try run.pointer(.up, 300, 560, at: 0.4)
    #expect(try element(run, "disc 2", at: 1.5).center.distance(to: center) > 10)
  }

  @Test("snap: a click moves where the boxes rest, and they rest there exactly")
  func snap() throws {
    let run = try run("snap")
    try run.pointer(.down, 200, 520, at: 1.5)
    try run.pointer(.up, 200, 520, at: 1.6)
    run.rest()
    #expect(run.host.demo.isResting)
    #expect(try element(run, "wide", at: run.host.time).center == Point(x: 200, y: 490))
    #expect(try element(run, "left", at: run.host.time).center == Point(x: 152, y: 568))
  }

  @Test("push: a click knocks the nearest thing towards it, and holding goes on pushing")
  func push() throws {
    let run = try run("push")
    run.host.advance(to: 3)
    let before = try element(run, "kite", at: 3)
    try run.pointer(.down, before.center.x - 80, before.center.y + 100, at: 3)
    let knocked = try element(run, "kite", at: 3.1).velocity
    #expect(knocked.dx < -50 && knocked.dy > 50)
    let held = try element(run, "kite", at: 3.3).velocity
    #expect(held.length > 20)
    try run.pointer(.up, before.center.x - 80, before.center.y + 100, at: 3.4)
    run.rest(limit: 60)
    #expect(run.host.demo.isResting)
  }

  @Test("the joints hold while things are thrown about: rail, rope, weld and pin")
  func joints() throws {
    let sliding = try run("sliding")
    for step in 1...200 {
      let level = try element(sliding, "level", at: Double(step) / 50)
      #expect(
        abs(level.center.y - 261.5) < Tolerance.jointGap
          && abs(level.center.x - 187.5) < Self.railLength + Tolerance.resting)
    }
    let limit = try run("limit")
    let length = Vector(dx: 90, dy: 30).length
    for step in 1...200 {
      let time = Double(step) / 50
      let box = try element(limit, "box", at: time)
      let corner = box.center + Transform(angle: box.angle).apply(Vector(dx: -20, dy: -20))
      #expect(corner.distance(to: try element(limit, "hub", at: time).center) < length + Self.stretched)
    }
    let fixed = try run("fixed")
    for step in 1...200 {
      let time = Double(step) / 50
      let (one, other) = (try element(fixed, "box 0-0", at: time), try element(fixed, "box 0-1", at: time))
      #expect(abs(one.center.distance(to: other.center) - 46) < Self.stretched)
    }
  }

  @Test("radial: planets stay on their orbits")
  func orbits() throws {
    let run = try run("radial")
    for step in 1...300 {
      let center = try element(run, "disc 2", at: Double(step) / 60).center
      #expect(abs(center.distance(to: Point(x: 187.5, y: 361.5)) - 140) < Self.orbit)
    }
  }

  @Test("electric: unlike charges fall in, like ones flee")
  func charges() throws {
    let run = try run("electric")
    let frame = run.frame(at: 3)
    let ways = frame.elements.map { $0.center.distance(to: Point(x: 187.5, y: 361.5)) }
    #expect(max(ways[1], ways[3], ways[5]) < min(ways[0], ways[2], ways[4]))
  }

  @Test(
    "at no strength and falloff discs run away, thrown hard or not",
    arguments: ["vortex", "radial", "linear", "noise", "turbulence", "spring-field", "electric", "magnetic"],
    [-1.0, 0, 3])
  func fastest(page: String, falloff: Double) throws {
    let run = try run(page)
    try run.host.set("strength", .number(20))
    try run.host.set("falloff", .number(falloff))
    let place = run.frame(at: 0.1).elements[0].center
    try run.pointer(.down, place.x, place.y, at: 0.1)
    for step in 1...4 {
      try run.pointer(
        .move, place.x + 40 * Double(step), place.y + 20 * Double(step), at: 0.1 + 0.01 * Double(step))
    }
    try run.pointer(.up, place.x + 180, place.y + 90, at: 0.145)
    for frame in 1...300 {
      // A throw's 4500 pt/s, and what the core of the strongest field adds to it. Turbulence alone reaches 2·10⁸.
      for element in run.frame(at: 0.2 + Double(frame) / 60).elements {
        #expect(element.velocity.length < 20_000, "\(element.id)")
      }
    }
  }

  @Test("a push page shows its knock, for a moment")
  func knockIsSeen() throws {
    func picture(at time: Double) throws -> [Color?] {
      let run = try run("push")
      run.host.advance(to: time)
      let stage = try OffscreenStage(size: Size(width: 375, height: 667))
      run.host.demo.draw(on: stage.canvas, theme: .dark)
      // Along the knock's way, from the box's edge to the arrow's tip.
      return (45...80).map { step in
        let place = Point(x: 187.5 - 80, y: 361.5 + 60) + Vector(dx: 1.6, dy: -1) * Double(step)
        return stage.pixel(x: Int(place.x), y: Int(place.y))
      }
    }
    func redness(_ colors: [Color?]) -> Double {
      colors.compactMap { $0 }.reduce(0) { max($0, $1.red - $1.blue) }
    }
    #expect(redness(try picture(at: 0)) > 0.2)
    #expect(redness(try picture(at: 3)) < 0.1)
  }
}
