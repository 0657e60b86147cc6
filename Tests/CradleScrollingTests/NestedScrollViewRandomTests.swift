import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

/// Random gestures, keys, changes and frames on a nested scroll view.
@Suite("A nested scroll view under random operations")
struct NestedScrollViewRandomTests {
  @Test("the list scrolls only after the header has left", arguments: RandomTests.seeds)
  func invariants(seed: UInt64) {
    let failure = RandomScript(seed: seed) { RandomNesting() }.run(RandomTests.operationsPerSeed).failure
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(
    "no point is lost: a drag's offset depends on where the pointer is, not on how it came",
    arguments: [5, 6] as [UInt64])
  func conservation(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<RandomTests.operations / 400 {
      let start = random.double(in: 0...1733)
      let rig = NestedScrollRig(at: start)
      rig.hand.down(0, at: 0)
      rig.hand.move(10, at: 0.01)
      var y = 10.0
      for _ in 0..<20 {
        y = random.double(in: -1000...1000)
        rig.hand.move(y, at: rig.time + 0.01)
      }
      let requested = start + 10 - y
      let within = min(max(requested, 0), 1733)
      let over = RubberBand(dimension: 667).value(for: requested - within)
      #expect(rig.sum.isWithin(Tolerance.closedForm, of: within + over))
      #expect(rig.flaw == nil)
    }
  }

  @Test("both offsets are the same at any frame rate, within 0.01 pt", arguments: [11, 12, 13] as [UInt64])
  func frameRates(seed: UInt64) {
    let reference = motion(seed: seed, rate: 60)
    #expect(reference.contains { $0.outer > 0 && $0.outer < 200 } && reference.contains { $0.inner > 0 })
    for rate in [30.0, 90, 120, 144, 240] {
      let other = motion(seed: seed, rate: rate)
      #expect(other.count == reference.count)
      for (a, b) in zip(reference, other)
      where !a.outer.isWithin(Tolerance.invisible, of: b.outer)
        || !a.inner.isWithin(Tolerance.invisible, of: b.inner)
      {
        Issue.record("\(rate) Hz: \(a) instead of \(b)")
        return
      }
    }
  }

  /// The offsets at the common times, every 1/6 s, of a run of random flings and notches about the border.
  private func motion(seed: UInt64, rate: Double) -> [(outer: Double, inner: Double)] {
    var random = SeededRandom(seed: seed)
    let rig = NestedScrollRig(contentHeight: 1200)
    var samples: [(outer: Double, inner: Double)] = []
    var frame = 0
    func frames(until time: Double) {
      while Double(frame + 1) / rate <= time {
        frame += 1
        rig.hand.advance(to: Double(frame) / rate)
        if frame * 6 % Int(rate) == 0 { samples.append((rig.outer, rig.inner)) }
      }
    }
    var time = 0.1
    for _ in 0..<40 {
      frames(until: time)
      if random.int(in: 0..<3) == 0 {
        let delta = Vector(dx: 0, dy: random.double(in: -5...5))
        rig.nested.combined.wheel(WheelEvent(delta: delta, isPrecise: random.bool(), at: .zero, time: time))
      } else {
        let (y, velocity) = (random.double(in: 100...600), random.double(in: -2500...2500))
        rig.hand.down(y, at: time)
        for step in 1...8 {
          let at = time + Double(step) * 0.007
          frames(until: at)
          rig.hand.move(y - velocity * Double(step) * 0.007, at: at)
        }
        rig.hand.up(y - velocity * 0.056, at: time + 0.057)
      }
      time += 0.1 + random.double(in: 0...1.2)
    }
    frames(until: time)
    return samples
  }
}
