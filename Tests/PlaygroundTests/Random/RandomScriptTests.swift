import TestSupport
import Testing

/// The harness of the random tests: what fails is told by its seed and its shortest script.
struct RandomScriptTests {
  /// A lamp that breaks when it is pressed three times without cooling, and has a fault at the end if it is still lit.
  private final class Lamp: RandomSubject {
    var random = SeededRandom(seed: 0)
    let limit: Int
    private var presses = 0

    init(limit: Int) { self.limit = limit }

    func operate() -> String {
      switch random.int(in: 0..<20) {
      case 0..<2:
        presses += 1
        return "press"
      case 2:
        presses = 0
        return "cool"
      default: return "look"
      }
    }
    func fault() -> String? { presses >= limit ? "broken" : nil }
    func faultAtEnd() -> String? { presses > 0 ? "lit" : nil }
  }

  @Test(
    "a failure reports its seed, its fault and the fewest operations that show it",
    arguments: RandomTests.seeds
  )
  func failure(seed: UInt64) throws {
    let failure = RandomScript(seed: seed, lookingEvery: 7) { Lamp(limit: 3) }.run(2000).failure
    let lines = try #require(failure).split(separator: "\n")
    #expect(lines[0].hasPrefix("seed \(seed), after ") && lines[0].hasSuffix("operations: broken"))
    #expect(lines[1] == "The shortest script, of 3: broken")
    #expect(lines.dropFirst(2).count == 3 && lines.dropFirst(2).allSatisfy { $0.hasPrefix("  press 0x") })
  }

  @Test("a fault at the end is shortened, too", arguments: RandomTests.seeds)
  func faultAtEnd(seed: UInt64) throws {
    // Long enough that it is lit at the end for one of the lengths.
    let failures = (200..<260).compactMap { RandomScript(seed: seed) { Lamp(limit: .max) }.run($0).failure }
    let failure = try #require(failures.first)
    #expect(failure.contains("lit\nThe shortest script, of 1: lit\n  press 0x"))
  }

  @Test("neighbouring seeds have scripts of their own")
  func neighbors() {
    final class Numbers: RandomSubject {
      var random = SeededRandom(seed: 0)
      var drawn: Set<UInt64> = []
      func operate() -> String {
        drawn.insert(random.next())
        return ""
      }
      func fault() -> String? { nil }
    }
    let drawn = (0..<20).map { RandomScript(seed: $0) { Numbers() }.run(50).subject?.drawn ?? [] }
    #expect(Set(drawn.joined()).count == 1000)
  }
}
