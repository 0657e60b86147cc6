import TestSupport
import Testing

@testable import CradlePhysics

@Suite("Physics: four numbers at once")
struct FloatLanesTests {
  private func lanes(_ random: inout SeededRandom) -> FloatLanes {
    func number() -> Float {
      random.bool() ? Float(random.double(in: -5...5)) : Float(Int.random(in: -2...2, using: &random))
    }
    return FloatLanes(number(), number(), number(), number())
  }

  private func numbers(_ lanes: FloatLanes) -> [Float] { [lanes.a, lanes.b, lanes.c, lanes.d] }

  @Test("the mask of the smaller numbers has a bit for each lane, and none for equal numbers")
  func maskOfSmaller() {
    for seed in LongTests.seeds(300, orMany: 5000) {
      var random = SeededRandom(seed: seed)
      let (l, r) = (lanes(&random), lanes(&random))
      let pairs = zip(numbers(l), numbers(r)).enumerated()
      let mask = pairs.reduce(UInt64(0)) { $0 | ($1.element.0 < $1.element.1 ? 1 << UInt64($1.offset) : 0) }
      #expect(FloatLanes.maskOfSmaller(l, r) == mask, "seed \(seed)")
    }
  }

  @Test("the smallest of each four numbers are found at once, in their order")
  func smallestOfEach() {
    for seed in LongTests.seeds(300, orMany: 5000) {
      var random = SeededRandom(seed: seed)
      let columns = [lanes(&random), lanes(&random), lanes(&random), lanes(&random)]
      let found = FloatLanes.smallest(ofEach: columns[0], columns[1], columns[2], columns[3])
      #expect(numbers(found) == columns.compactMap { numbers($0).min() }, "seed \(seed)")
    }
  }
}
