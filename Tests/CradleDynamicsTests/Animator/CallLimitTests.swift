import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

/// Work per call is bounded, or refused with a sentence.
@Suite("The limits of an animator's calls")
struct CallLimitTests {
  /// A step's share of a speed of 10 pt/s is rounded in single precision: what that makes of the way of an hour, as a
  /// share, and of the way of a second after it.
  static let hourRounding = 1e-3
  static let secondRounding = 1e-2

  /// The words with which a process ends that advances an animator by a time.
  private func words(_ seconds: Double) async throws -> String {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      // As bits: a number that is none cannot be handed over.
      [bits = seconds.bitPattern as UInt64] in
      let animator = DynamicAnimator()
      animator.addBehavior(GravityBehavior(items: [Box(0, 0)]))
      animator.advance(by: Double(bitPattern: bits))
    }
    return String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  @Test(
    "a frame beyond 10⁹ s traps with a sentence", arguments: [1.000_001e9, 1e300, .infinity, .nan, -1e-9])
  func frame(seconds: Double) async throws {
    #expect(try await words(seconds).contains("the time must be from 0 to 10⁹ s"))
  }

  /// In a debug build an hour of steps takes a while.
  @Test(
    "a motion that never ends is computed for an hour at most in one frame, and continues in the next",
    .enabled(if: LongTests.isRelease || LongTests.areOn), arguments: [3600.0, 3601, 1e6, 1e9])
  func motion(seconds: Double) {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let properties = free(box)
    properties.addLinearVelocity(Vector(dx: 10, dy: 0), for: box)
    animator.addBehavior(properties)
    animator.advance(by: seconds)
    #expect(box.center.x.isWithin(share: Self.hourRounding, of: 36000))
    #expect(animator.isRunning)
    let before = box.center.x
    animator.run(60)
    #expect((box.center.x - before).isWithin(share: Self.secondRounding, of: 10))
  }

  /// Behaviours in a chain, a tree of random shape hanging on each.
  private static func chain(levels: Int, _ random: inout SeededRandom) -> [DynamicBehavior] {
    let chain = (0..<levels).map { _ in DynamicBehavior() }
    // From the top, from the bottom, or in any order.
    var joints = Array(1..<max(levels, 1))
    switch random.int(in: 0..<3) {
    case 0: break
    case 1: joints.reverse()
    default: joints.shuffle(using: &random)
    }
    for level in joints {
      chain[level - 1].addChildBehavior(chain[level])
      if random.int(in: 0..<4) == 0 { chain[level - 1].addChildBehavior(DynamicBehavior()) }
    }
    return chain
  }

  @Test(
    "a hundred levels of children come and go, however they were put together",
    arguments: LongTests.seeds(20, orMany: 2000, inDebug: 8))
  func levels(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let animator = DynamicAnimator()
    let chain = Self.chain(levels: 100, &random)
    animator.addBehavior(chain[0])
    #expect(chain[99].dynamicAnimator === animator)
    // Removed levels make room for others.
    let cut = random.int(in: 1..<99)
    chain[cut - 1].removeChildBehavior(chain[cut])
    #expect(chain[99].dynamicAnimator == nil)
    chain[random.int(in: 0..<cut)].addChildBehavior(chain[cut])
    #expect(chain[99].dynamicAnimator === animator)
    animator.removeBehavior(chain[0])
    #expect(chain[99].dynamicAnimator == nil)
  }

  @Test("one level more traps with a sentence", arguments: LongTests.seeds(6, orMany: 60, inDebug: 3))
  func oneMore(seed: UInt64) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [seed = seed as UInt64] in
      var random = SeededRandom(seed: seed)
      _ = CallLimitTests.chain(levels: 101 + random.int(in: 0..<3), &random)
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("levels of children, of at most 100"))
  }
}
