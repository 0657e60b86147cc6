import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

/// Random gestures, keys, changes and frames: whatever comes, the scroll view stays legal.
@Suite("A scroll view under random operations")
struct ScrollViewRandomTests {
  @Test("the state stays finite and valid, and every begin has one end", arguments: RandomTests.seeds)
  func invariants(seed: UInt64) {
    let failure = RandomScript(seed: seed) { RandomScrolling() }.run(RandomTests.operationsPerSeed).failure
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(
    "the same gestures give the same motion at any frame rate, within 0.01 pt",
    arguments: [11, 12, 13] as [UInt64], ScrollEngine.allCases)
  func frameRates(seed: UInt64, engine: ScrollEngine) {
    let reference = motion(seed: seed, rate: 60, engine)
    for rate in [30.0, 120, 144, 240] {
      let other = motion(seed: seed, rate: rate, engine)
      for (a, b) in zip(reference, other) where (a - b).length > 0.01 {
        Issue.record("\(rate) Hz: \(a) instead of \(b)")
        return
      }
    }
  }

  /// Offsets at the common times, every 1/6 s, of a run with random gestures.
  private func motion(seed: UInt64, rate: Double, _ engine: ScrollEngine) -> [Point] {
    var random = SeededRandom(seed: seed)
    let rig = ScrollRig(content: Size(width: 900, height: 3000))
    rig.view.feel.engine = engine
    var samples: [Point] = []
    var frame = 0.0
    var next = 0.0
    func frames(until time: Double) {
      while (frame + 1) / rate <= time {
        frame += 1
        rig.advance(to: frame / rate)
        if frame / rate >= next - 1e-9 {
          samples.append(rig.view.contentOffset)
          next += 1.0 / 6
        }
      }
    }
    var time = 0.1
    for _ in 0..<40 {
      frames(until: time)
      let x = random.double(in: 0...300)
      let y = random.double(in: 100...600)
      if random.int(in: 0..<3) == 0 {
        rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: random.double(in: -5...5)), at: .zero, time: time))
      } else {
        rig.down(y, x: x, at: time)
        let velocity = Vector(dx: random.double(in: -900...900), dy: random.double(in: -4000...4000))
        for step in 1...8 {
          let at = time + Double(step) * 0.007
          frames(until: at)
          rig.move(y + velocity.dy * Double(step) * 0.007, x: x + velocity.dx * Double(step) * 0.007, at: at)
        }
        rig.up(y + velocity.dy * 0.056, x: x + velocity.dx * 0.056, at: time + 0.057)
      }
      time += 0.1 + random.double(in: 0...1.2)
    }
    frames(until: time)
    return samples
  }
}
