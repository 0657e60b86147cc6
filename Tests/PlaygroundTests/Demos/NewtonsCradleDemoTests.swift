import CradleGeometry
import Foundation
import TestSupport
import Testing

@testable import Playground

/// Newton's cradle, seen through its trace.
@Suite("The demo newtons-cradle")
struct NewtonsCradleDemoTests {
  /// The amount by which the kept share of the energy may miss a half: contacts answer in steps.
  private static let energyShare = 0.025
  /// The joules that hanging balls at rest may still have: they sleep below 1 pt/s.
  private static let energyAtRest = 2e-3

  private func cradle(_ set: [(String, Double)] = [], size: Size = Size(width: 800, height: 600)) throws
    -> DemoRun
  {
    try DemoRun(
      NewtonsCradleDemo.self, viewport: size, set: set.map { ($0.0, Parameter.Value.number($0.1)) })
  }

  private func act(_ run: DemoRun, _ action: String, at time: Double) throws {
    try run.host.send(DemoEvent(time: time, kind: .action(action, index: nil)))
  }

  private func energy(_ frame: TraceFrame) throws -> Double {
    let value = try #require(frame.values.first { $0.name == "energy" }).value
    guard case .number(let energy) = value else { return .nan }
    return energy
  }

  @Test("the hint under the balls is whole at any size, or not there")
  func hintIsWhole() {
    for height in stride(from: 60.0, through: 900, by: 7) {
      let demo = NewtonsCradleDemo(viewport: Size(width: 640, height: height))
      guard let place = demo.hintPlace else { continue }
      let lowest = demo.elements.map { $0.center.y + $0.size.height * $0.scale / 2 }.max() ?? 0
      let half = Typography.body.size / 2
      #expect(place.y + half < height && place.y - half > lowest, "\(height)")
    }
    #expect(NewtonsCradleDemo(viewport: Size(width: 504, height: 252)).hintPlace != nil)
  }

  @Test("hangs at rest from the start: balls 50 across, just touching, without energy, and soon pauses")
  func start() throws {
    let run = try cradle()
    let frame = run.frame(at: 0)
    #expect(frame.elements.map(\.id) == (0..<5).map { "ball \($0)" })
    for (a, b) in zip(frame.elements, frame.elements.dropFirst()) {
      #expect(abs(b.center.x - a.center.x - 50) < Tolerance.closedForm && a.center.y == b.center.y)
    }
    #expect(frame.elements.allSatisfy { $0.size == Size(width: 50, height: 50) && $0.scale == 1 })
    #expect(abs(try energy(frame)) < Tolerance.closedForm)
    #expect(run.rest(limit: 2) < 1)
    #expect(try energy(run.frame(at: 3)) < Tolerance.summed)
  }

  @Test("k balls in, k balls out", arguments: [1, 2, 3], [0.0, 2])
  func exchange(raised: Int, gap: Double) throws {
    let run = try cradle([("gap", gap)])
    try act(run, "raise-\(raised)", at: 0)
    var incoming = 0.0
    var speeds: [Double] = []
    for number in 0..<120 {
      speeds = run.frame(at: Double(number) / 60).elements.map(\.velocity.length)
      // The first impact has arrived once the last ball flies.
      if speeds[4] > 10 { break }
      incoming = max(incoming, speeds[raised - 1])
    }
    #expect(incoming > 300)
    for (index, speed) in speeds.enumerated() {
      let share = speed / incoming
      #expect(index >= 5 - raised ? share >= 0.95 && share < 1.01 : share < 0.05, "\(index): \(share)")
    }
  }

  @Test("raises to 45° from rest, with the energy that the height gives", arguments: [1, 2, 3])
  func raise(count: Int) throws {
    let run = try cradle()
    try act(run, "raise-\(count)", at: 0)
    let frame = run.frame(at: 0)
    for index in 0..<count {
      let ball = frame.elements[index]
      let rest = frame.elements[4].center
      #expect(abs(rest.y - ball.center.y - 250 * (1 - 0.5.squareRoot())) < Tolerance.summed)
      #expect(ball.velocity == .zero)
    }
    // m·g·L·(1 − cos 45°), the ball a disc of 0.25 m and 1 kg/m².
    let each = Double.pi * 0.0625 * 10 * 2.5 * (1 - 0.5.squareRoot())
    #expect(abs(try energy(frame) - each * Double(count)) < Tolerance.summed)
    #expect(abs((frame.energy?.potential ?? 0) - each * Double(count)) < Tolerance.summed)
  }

  @Test("keeps its energy: within 5 % after 30 s, never 1 % above the start", arguments: [0.0, 2])
  func energyKept(gap: Double) throws {
    try keep(gap: gap, seconds: 30, within: 0.05)
  }

  @Test("keeps its energy within 20 % for 300 s", .enabled(if: LongTests.areOn), arguments: [0.0, 2])
  func energyKeptLong(gap: Double) throws {
    try keep(gap: gap, seconds: 300, within: 0.2)
  }

  @Test("keeps its energy however fast it swings: 10 s on short strings under four times the gravity")
  func energyKeptFast() throws {
    try keep([("gap", 2), ("gravity", 4), ("length", 100)], seconds: 10, within: 0.05)
  }

  private func keep(gap: Double, seconds: Int, within tolerance: Double) throws {
    try keep([("gap", gap)], seconds: seconds, within: tolerance)
  }

  private func keep(_ values: [(String, Double)], seconds: Int, within tolerance: Double) throws {
    let run = try cradle(values)
    try act(run, "raise-1", at: 0)
    let start = try energy(run.frame(at: 0))
    var late: [Double] = []
    for number in 1...(seconds * 60 + 62 * 2) {
      let now = try energy(run.frame(at: Double(number) / 60))
      #expect(now <= start * 1.01)
      // Two swings of about 1.03 s each.
      if number > seconds * 60 { late.append(now) }
    }
    let mean = late.reduce(0, +) / Double(late.count)
    #expect(abs(mean / start - 1) < tolerance, "\(mean / start)")
  }

  @Test("any ball follows the pointer on its string, lifts those in its way and swings on", arguments: 0..<5)
  func drag(index: Int) throws {
    var run = try cradle()
    run.device = .mouse
    let home = run.frame(at: 0).elements.map(\.center)
    let anchor = Point(x: home[index].x, y: home[index].y - 250)
    let grip = home[index] + Vector(dx: 8, dy: -5)
    try run.pointer(.down, grip.x, grip.y, at: 0.1)
    for step in 1...20 {
      let time = 0.1 + Double(step) * 0.01
      try run.pointer(.move, grip.x - Double(step) * 9, grip.y + 4, at: time)
      let frame = run.frame(at: time)
      #expect(abs(frame.elements[index].center.distance(to: anchor) - 250) < Tolerance.invisible)
      for (a, b) in zip(frame.elements, frame.elements.dropFirst()) {
        #expect(b.center.distance(to: a.center) > 50 - Tolerance.jointGap)
      }
    }
    let held = run.frame(at: 0.3).elements
    #expect(held.prefix(index + 1).allSatisfy { $0.center.x < home[0].x + Double(index) * 50 - 100 })
    #expect(held.dropFirst(index + 1).allSatisfy { abs($0.center.y - home[0].y) < Tolerance.jointGap })
    #expect(run.frame(at: 1).elements[index].center == held[index].center)
    try run.pointer(.up, grip.x - 180, grip.y + 4, at: 1)
    let highest = (0..<60).map { run.frame(at: 1 + Double($0) / 60).elements[4].velocity.length }.max() ?? 0
    #expect(highest > 300)
  }

  @Test("a throw never carries a ball over the bar", arguments: [-6000.0, 6000])
  func hardThrow(speed: Double) throws {
    let run = try cradle()
    let home = run.frame(at: 0).elements[speed < 0 ? 0 : 4].center
    try run.pointer(.down, home.x, home.y, at: 0.1)
    for step in 1...4 {
      let time = 0.1 + Double(step) * 0.005
      try run.pointer(.move, home.x + speed * Double(step) * 0.005, home.y - 20, at: time)
    }
    try run.pointer(.up, home.x + speed * 0.02, home.y - 20, at: 0.12)
    for step in 0..<300 {
      for ball in run.frame(at: 0.12 + Double(step) / 60).elements { #expect(ball.center.y > home.y - 256) }
    }
  }

  @Test(
    "fits every viewport, however far the balls swing", arguments: [(375.0, 667.0), (700, 500), (240, 200)])
  func fits(width: Double, height: Double) throws {
    let run = try cradle([("balls", 11), ("length", 400)], size: Size(width: width, height: height))
    try act(run, "drop-all", at: 0)
    for step in 0..<90 {
      for ball in run.frame(at: Double(step) / 60).elements {
        let radius = 25 * ball.scale
        #expect(ball.center.x - radius >= 0 && ball.center.x + radius <= width)
        #expect(ball.center.y - radius >= 0 && ball.center.y + radius <= height)
      }
    }
  }

  @Test("adds and removes balls while the others swing on, from 2 to 11")
  func count() throws {
    let run = try cradle()
    try act(run, "raise-2", at: 0)
    let before = run.frame(at: 0.7).elements.prefix(5).map(\.velocity.length)
    try act(run, "add", at: 0.7)
    let after = run.frame(at: 0.7)
    #expect(after.elements.count == 6)
    for (a, b) in zip(before, after.elements.prefix(5)) {
      #expect(abs(a - b.velocity.length) < Tolerance.stillness)
    }
    for step in 0..<20 { try act(run, "add", at: 0.8 + Double(step) * 0.05) }
    #expect(run.frame(at: 2).elements.count == 11)
    for step in 0..<20 { try act(run, "remove", at: 2 + Double(step) * 0.05) }
    #expect(run.frame(at: 4).elements.map(\.id) == ["ball 0", "ball 1"])
  }

  @Test("a resize changes nothing of the swing, and a change of the length keeps the balls' angles")
  func whileMoving() throws {
    let (run, other) = (try cradle(), try cradle())
    for each in [run, other] { try act(each, "raise-1", at: 0) }
    try run.host.send(DemoEvent(time: 0.3, kind: .resize(Size(width: 400, height: 300))))
    try run.host.send(DemoEvent(time: 0.6, kind: .resize(Size(width: 800, height: 600))))
    #expect(run.frame(at: 1).elements.map(\.center) == other.frame(at: 1).elements.map(\.center))
    let energy = try energy(run.frame(at: 1))
    try run.host.set("length", .number(300))
    #expect(try self.energy(run.frame(at: 1)) > energy)
    #expect(run.frame(at: 5).nonFinitePlace == nil)
  }

  @Test("two inelastic balls swing as one with half the energy, until the air takes it", arguments: [0, 0.5])
  func inelastic(resistance: Double) throws {
    let run = try cradle([("balls", 2), ("elasticity", 0), ("resistance", resistance)])
    try act(run, "raise-1", at: 0)
    // It is raised within 0.25 s, meets the other one in less than half a second and is on its way with it at 1 s.
    let raised = try energy(run.frame(at: 0.25))
    guard resistance == 0 else {
      #expect(run.rest(rate: 60, limit: 60) < 60)
      return
    }
    // Two equal masses that share their momentum keep half of the energy. Nothing else takes any: a pendulum is ideal.
    for time in [1.5, 10, 45] {
      let share = try energy(run.frame(at: time)) / raised
      #expect(abs(share - 0.5) < Self.energyShare, "\(share) after \(time) s")
    }
  }

  @Test("inelastic balls end as one, and resistance brings all to rest")
  func settle() throws {
    let run = try cradle([("elasticity", 0), ("resistance", 1)])
    try act(run, "raise-3", at: 0)
    #expect(run.rest(rate: 60, limit: 40) < 40)
    #expect(try energy(run.frame(at: 41)) < Self.energyAtRest)
  }
}
