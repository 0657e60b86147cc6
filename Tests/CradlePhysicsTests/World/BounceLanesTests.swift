import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

@Suite("Physics: contacts that may bounce, four at a time")
struct BounceLanesTests {
  private static let bodyCount = 6

  /// Bodies at random speeds up to a bound; the first one rests.
  private func states(_ bound: Double, _ random: inout SeededRandom) -> [BodyState] {
    func number(_ bound: Double) -> Float { Float(random.double(in: -bound...bound)) }
    return [BodyState()]
      + (1..<Self.bodyCount).map { _ in
        BodyState(
          vx: number(bound), vy: number(bound), w: number(bound / 20), dx: number(5), dy: number(5))
      }
  }

  private func contact(_ random: inout SeededRandom) -> (pair: BouncePair, row: Bounce) {
    func number(_ bound: Double) -> Float { Float(random.double(in: -bound...bound)) }
    let first = Int32.random(in: 0..<Int32(Self.bodyCount - 1), using: &random)
    var pair = BouncePair(contact: 0, bodyA: first, bodyB: first + 1)
    pair.threshold = Float(random.double(in: 1e-4...40))
    var row = Bounce()
    let angle = random.double(in: 0...6.283)
    let (s, c) = Trigonometry.sineAndCosine(angle)
    row.normal = LocalVector(Float(c), Float(s))
    row.acceleration = number(2000)
    row.count = random.bool() ? 2 : 1
    for path in [\Bounce.first, \Bounce.second] {
      row[keyPath: path].crossA = number(40)
      row[keyPath: path].crossB = number(40)
      row[keyPath: path].separation = number(2)
    }
    if row.count == 1 { row.second = row.first }
    return (pair, row)
  }

  @Test(
    "every contact that is due is visited, most others and no empty lane are not", arguments: [1.0, 50, 2000])
  func visits(_ bound: Double) {
    var (dueCount, visitCount, contactCount) = (0, 0, 0)
    for seed in LongTests.seeds(300, orMany: 5000) {
      var random = SeededRandom(seed: seed)
      var (states, masses) = (states(bound, &random), [BodyMass()])
      let count = Int.random(in: 1...FloatLanes.count, using: &random)
      let contacts = (0..<count).map { _ in contact(&random) }
      var (pairs, rows) = (contacts.map { $0.pair }, contacts.map { $0.row })
      var columns = [FloatLanes](repeating: .zero, count: BounceLanes.columnCount)
      states.withUnsafeMutableBufferPointer { states in
        masses.withUnsafeMutableBufferPointer { masses in
          columns.withUnsafeMutableBufferPointer { columns in
            let h: Float = 1.0 / 240
            let context = SolverContext(
              states: states.baseAddress!, masses: masses.baseAddress!, h: h, inverseH: 240,
              conservesEnergy: true, softness: JointSoftness(h: 1.0 / 240), pushOutSpeed: 300)
            let lanes = BounceLanes(0, in: columns.baseAddress!)
            for lane in 0..<FloatLanes.count {
              if lane < count {
                lanes.set(lane, &pairs[lane], &rows[lane])
              } else {
                lanes.clear(lane)
              }
            }
            let approaching = lanes.approaching(context)
            let visited = Set((0..<UInt64.bitWidth).filter { approaching >> UInt64($0) & 1 != 0 })
            #expect(visited.allSatisfy { $0 < count }, "seed \(seed)")
            for lane in 0..<count {
              let flight = Flight(&pairs[lane], &rows[lane], context, after: 0)
              let row = rows[lane]
              let isDue = min(flight.timeOfImpact(row.first), flight.timeOfImpact(row.second)) < .infinity
              #expect(!isDue || flight.approaches(&rows[lane]), "seed \(seed), lane \(lane)")
              #expect(!isDue || visited.contains(lane), "seed \(seed), lane \(lane)")
              if isDue { dueCount += 1 }
            }
            visitCount += visited.count
            contactCount += count
          }
        }
      }
    }
    #expect(dueCount > 0 && visitCount >= dueCount && 4 * visitCount < 3 * contactCount)
  }
}
