import CradleGeometry
import CradlePhysics
import Foundation
import RandomNumbers

extension Distribution {
  /// Newton's cradles of all builds, on the plain settings.
  static let cradles = Distribution(
    name: "cradles",
    claim:
      "k balls in, k balls out; energy within 5 % after 30 s, 20 % after 300 s, never 1 % above the start",
    count: 600, sample: Sample(count: 100, fewest: 100)
  ) { seed, settings in CradleRun(seed, settings).outcome() }
}

/// One cradle: balls of 50 pt that touch or nearly touch, on rods, restitution 1, friction 0.
private struct CradleRun {
  static let radius = 25.0
  static let raise = Double.pi / 4
  /// The tolerance of a ball's speed as a share of the incoming speed: the far ones carry 95 %, the others less than 5.
  static let allowed = 0.05
  /// A pendulum's period at 45° over its period at no height: 1/agm(1, cos 22.5°).
  static let stretch = 1.0400

  let seed: UInt64
  let count: Int
  let raised: Int
  /// The gap between two hanging balls, points.
  let gap: Double
  let length: Double
  /// pt/s².
  let gravity: Double
  let step: Double
  let world: World
  let balls: [BodyHandle]

  init(_ seed: UInt64, _ settings: World.Settings) {
    var random = SeededRandom(seed: seed)
    self.seed = seed
    count = random.int(in: 2..<12)
    raised = random.int(in: 1..<min(6, count))
    gap = random.double(in: 0...0.1, zeroShare: 0.25) * 2 * Self.radius
    length = random.double(in: 50...400)
    gravity = random.logarithmic(in: 0.1...10) * 1000
    step = settings.stepDuration
    let world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: gravity)
    let (gap, length, raised) = (gap, length, raised)
    balls = (0..<count).map { index in
      let anchor = Point(x: Double(index) * (2 * Self.radius + gap), y: 0)
      let angle = index < raised ? -Self.raise : 0
      var body = BodyDefinition(position: anchor + Vector(dx: sin(angle), dy: cos(angle)) * length)
      body.allowsRotation = false
      let ball = world.addBody(body)
      world.addShape(
        ShapeDefinition(.circle(center: .zero, radius: Self.radius), friction: 0, restitution: 1), to: ball)
      world.addJoint(.rod(.world(anchor), .body(ball), length: length))
      return ball
    }
    self.world = world
  }

  /// The speed of the raised balls at the bottom, pt/s.
  private var incoming: Double { (2 * gravity * length * (1 - cos(Self.raise))).squareRoot() }

  /// The kinetic and potential energy as a share of the raised balls' at the start.
  private var energy: Double {
    let lifted = balls.reduce(0.0) { $0 + (length - world[$1].position.y) * world[$1].mass }
    let start = Double(raised) * world[balls[0]].mass * gravity * length * (1 - cos(Self.raise))
    return (world.kineticEnergy + lifted * gravity) / start
  }

  func outcome() -> Outcome {
    let series = firstSeries()
    let swing = Int((2 * .pi * (length / gravity).squareRoot() * Self.stretch / step).rounded(.up))
    // A sixth of the seeds runs for 300 s.
    let ends = seed % 6 == 0 ? [30.0, 300] : [30.0]
    var findings: [Finding] = []
    var highest = 0.0
    var taken = 0
    func advance() -> Double {
      world.step()
      taken += 1
      let now = energy
      highest = max(highest, now.isNaN ? .infinity : now)
      return now
    }
    // The world may be late: a shock that it carries from ball to ball takes steps. The delay is printed, and not
    // judged.
    while taken < series.end - 1 { _ = advance() }
    var (off, late) = (Double.infinity, 0)
    for state in series.states {
      _ = advance()
      let worst = zip(shares, state).map { abs($0 - $1) }.max() ?? 0
      if worst < off { (off, late) = (worst, taken - series.end) }
      if off < Self.allowed { break }
    }
    findings.append(Finding("k in, k out: worst ball off, of incoming", off, .atMost(Self.allowed)))
    findings.append(Finding("the first series is late by, steps", Double(late)))
    for end in ends {
      while Double(taken) * step < end { _ = advance() }
      let mean = (0..<swing).reduce(0.0) { sum, _ in sum + advance() } / Double(swing)
      findings.append(Finding("energy after \(Int(end)) s", mean, .within(end == 30 ? 0.05 : 0.2, of: 1)))
    }
    findings.append(Finding("highest energy", highest, .atMost(1.01)))
    let scene =
      "\(raised) of \(count) balls, gap \(Text.figure(gap)) pt, length \(Text.figure(length)) pt, "
      + "gravity \(Text.figure(gravity / 1000))"
    return Outcome(seed: seed, scene: scene, group: gap == 0 ? "touching" : "with gaps", findings: findings)
  }

  /// Each ball's speed as a share of the raised balls' speed at the bottom: for the far ones the speed that they would have at
  /// the bottom, which a free swing keeps; for the others the present one.
  private func shares(_ angles: [Double], _ speeds: [Double]) -> [Double] {
    zip(angles, speeds).enumerated().map { ball, swing in
      let (angle, speed) = swing
      guard ball >= count - raised else { return speed / incoming }
      let square = speed * speed + 2 * gravity * length * (1 - cos(angle))
      return (speed < 0 ? -1 : 1) * square.squareRoot() / incoming
    }
  }

  private var shares: [Double] {
    let ways = balls.enumerated().map { world[$1].position - Point(x: anchorX($0), y: 0) }
    return shares(
      ways.map { atan2($0.dx, $0.dy) }, zip(balls, ways).map { world[$0].velocity.cross($1) / length })
  }

  private func anchorX(_ index: Int) -> Double { Double(index) * (2 * Self.radius + gap) }

  /// The step just after the first series of impacts, and what rigid balls carry then and after every later step until
  /// the last ball turns round. Plain shares are not enough: with gaps a ball stops beside its rest position, and
  /// swings back.
  private func firstSeries() -> (end: Int, states: [[Double]]) {
    var exact = ExactCradle(
      radius: Self.radius, spacing: 2 * Self.radius + gap, length: length, gravity: gravity,
      angles: (0..<count).map { $0 < raised ? -Self.raise : 0 })
    // A radian of a small swing takes √(L/g); a two-thousandth of that is a move of a thousandth of a ball at most.
    let radian = (length / gravity).squareRoot()
    let parts = max(1, Int((step * 2000 / radian).rounded(.up)))
    var states: [[Double]] = []
    var end = 0
    var hasFlown = false
    while !(hasFlown && exact.speeds[count - 1] <= 0) && Double(states.count) * step < 20 * radian {
      for _ in 0..<parts where exact.advance(by: step / Double(parts)) > Self.allowed * incoming {
        end = states.count + 1
      }
      states.append(shares(exact.angles, exact.speeds))
      if exact.speeds[count - 1] > 0.5 * incoming { hasFlown = true }
    }
    return (end, Array(states[(end - 1)...]))
  }
}
