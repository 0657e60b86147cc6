import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Two points of a contact that are relaxed together: x ≥ 0, v ≥ 0 and x·v = 0 at both (Signorini), v the approach that
/// is left beyond the gap.
@Suite("Physics: a contact's two points together")
struct ContactPairTests {
  /// The tolerances of a relaxed point's speed, as shares of the speeds before and of the change by the other impulse:
  /// rounding, and the part of a coupling of 1 that `PointPairLanes` leaves out.
  static let rounding = 10 * Float(Tolerance.singlePrecision)
  static let leftCoupling: Float = 6e-4

  /// Eight contacts of sixteen bodies, two by two, with two points each.
  private struct Pair {
    var contact: ContactLanes
    var points: [ContactPointLanes]
    var states: [BodyState]

    init(_ random: inout SeededRandom, bounces: Bool) {
      func number(_ range: ClosedRange<Double>) -> Float { Float(random.double(in: range)) }
      func half(_ number: () -> Float) -> FloatLanes { FloatLanes(number(), number(), number(), number()) }
      func lanes(_ number: () -> Float) -> FloatLanes8 { FloatLanes8(half(number), half(number)) }
      /// A number over four decades, or 0 in a fifth of the cases.
      func spread(_ middle: Float) -> Float {
        let root = number(0.1...10)
        return random.int(in: 0..<5) == 0 ? 0 : middle * root * root
      }
      let angle = Float(random.double(in: 0...(2 * .pi)))
      let normal = LocalVector(1, 0).turned(
        Float(Trigonometry.cosine(Double(angle))), Float(Trigonometry.sine(Double(angle))))
      let massA = lanes { spread(1) }
      let massB = lanes { number(0.01...10) }
      // I = m·L²/12 and more of a box of side L; some bodies do not turn.
      let turnA = massA * lanes { spread(1e-3) }
      let turnB = massB * lanes { spread(1e-3) }
      contact = ContactLanes(
        bodyA: BodyLanes8(low: BodyLanes(0, 1, 2, 3), high: BodyLanes(4, 5, 6, 7)),
        bodyB: BodyLanes8(low: BodyLanes(8, 9, 10, 11), high: BodyLanes(12, 13, 14, 15)),
        contacts: SIMD8(0, 1, 2, 3, 4, 5, 6, 7), count: 2,
        hasFriction: false, bounces: bounces, isSkewed: false, hasCircles: false, inverseMassAX: massA,
        inverseMassAY: massA,
        inverseInertiaA: turnA, inverseMassBX: massB, inverseMassBY: massB, inverseInertiaB: turnB,
        nx: FloatLanes8(normal.x),
        ny: FloatLanes8(normal.y),
        friction: .zero, pair: .none, biasRate: FloatLanes8(10), massScale: FloatLanes8(0.98), lift: .zero,
        bounceSpeed: FloatLanes8(50), missedSpeed: FloatLanes8(50), radiusA: .zero, radiusB: .zero)
      points = []
      for _ in 0..<2 {
        let (armA, armB) = (lanes { number(-40...40) }, lanes { number(-40...40) })
        let (turningA, turningB) = (turnA * armA * armA, turnB * armB * armB)
        let gap = lanes { random.bool() ? 0 : number(-0.5...0.5) }
        points.append(
          ContactPointLanes(
            normalArmA: armA, normalArmB: armB, tangentArmA: .zero, tangentArmB: .zero, separation: gap,
            gap: gap,
            normalImpulse: lanes { random.bool() ? 0 : spread(10) }, tangentImpulse: .zero,
            normalMass: FloatLanes8(1) / (massA + massB + turningA + turningB), tangentMass: .zero))
      }
      states = (0..<16).map { _ in
        BodyState(vx: number(-300...300), vy: number(-300...300), w: number(-5...5))
      }
      contact.pair = PointPairLanes(&contact, points)
    }

    mutating func relax(inverseH: Float) { solve(inverseH: inverseH, useBias: false) }

    mutating func solve(inverseH: Float, useBias: Bool) {
      let pass = ContactPass(
        secondFirst: false, inverseH: FloatLanes8(inverseH), friction: .last, leastBias: FloatLanes8(-300))
      ContactLanes.solve(&contact, &points, &states, pass, useBias: useBias)
    }

    /// The speed at which a point separates, beyond what its gap allows; and the impulse.
    func outcome(_ point: Int, _ lane: Int32, inverseH: Float) -> (speed: Float, impulse: Float) {
      let (a, b) = (states[Int(lane)], states[Int(lane) + 8])
      let normal = LocalVector(contact.nx.lane(lane), contact.ny.lane(lane))
      let (armA, armB) = (points[point].normalArmA.lane(lane), points[point].normalArmB.lane(lane))
      let speed = normal.dot(LocalVector(b.vx - a.vx, b.vy - a.vy)) + b.w * armB - a.w * armA
      return (
        speed + max(0, points[point].gap.lane(lane)) * inverseH, points[point].normalImpulse.lane(lane)
      )
    }
  }

  /// Relaxes a pair, and checks the given points of the given lanes.
  private func check(_ pair: inout Pair, points: Range<Int>, lanes: Range<Int32>) {
    let inverseH: Float = 240
    let before = (0..<2).map { point in (0..<8).map { pair.outcome(point, $0, inverseH: inverseH) } }
    pair.relax(inverseH: inverseH)
    for lane in lanes {
      for point in points {
        let (speed, impulse) = pair.outcome(point, lane, inverseH: inverseH)
        let old = before.map { $0[Int(lane)] }
        let other = pair.outcome(1 - point, lane, inverseH: inverseH).impulse
        let mass = pair.points[point].normalMass.lane(lane)
        let loss = point == 0 ? pair.contact.pair.firstLoss : pair.contact.pair.secondLoss
        let coupling = abs(loss.lane(lane)) / mass
        let speeds = max(abs(old[0].speed), abs(old[1].speed)) + coupling * other + impulse / mass
        let changed = coupling * abs(other - old[1 - point].impulse)
        let most = Self.rounding * (speeds + 1) + Self.leftCoupling * changed
        #expect(impulse >= 0)
        #expect(speed > -most, "lane \(lane): approaches at \(-speed), at most \(most)")
        #expect(impulse == 0 || speed < most, "lane \(lane): separates at \(speed) with \(impulse)")
      }
    }
  }

  @Test("neither point approaches, pulls, or pushes while it separates", arguments: 0..<300)
  func complementarity(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var pair = Pair(&random, bounces: false)
    check(&pair, points: 0..<2, lanes: 0..<8)
  }

  @Test(
    "a point that is left to its impact gets no impulse, and the other is solved alone", arguments: 0..<100)
  func leavesImpacts(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var pair = Pair(&random, bounces: true)
    (pair.points[0].gap, pair.points[0].normalImpulse) = (FloatLanes8(0.1), .zero)
    (pair.points[1].gap, pair.points[1].normalImpulse) = (.zero, FloatLanes8(1))
    // Faster towards each other than any spin of the two separates a point.
    let (x, y) = (pair.contact.nx.lane(0), pair.contact.ny.lane(0))
    for body in 8..<16 {
      pair.states[body].vx -= 2000 * x
      pair.states[body].vy -= 2000 * y
    }
    check(&pair, points: 1..<2, lanes: 0..<8)
    for lane in 0..<Int32(8) { #expect(pair.outcome(0, lane, inverseH: 0).impulse == 0) }
  }

  @Test(
    "a contact with one point moves alike, whether others in its group have two or not", arguments: 0..<100,
    [false, true])
  func grouping(_ seed: UInt64, _ bounces: Bool) {
    var random = SeededRandom(seed: seed)
    var single = Pair(&random, bounces: bounces)
    single.points[1] = .none
    single.contact.pair = PointPairLanes(&single.contact, single.points)
    var grouped = single
    single.contact.count = 1
    for usesBias in [true, false] {
      single.solve(inverseH: 240, useBias: usesBias)
      grouped.solve(inverseH: 240, useBias: usesBias)
      for (one, other) in zip(single.states, grouped.states) {
        #expect(one.vx == other.vx && one.vy == other.vy && one.w == other.w)
      }
    }
  }
}
