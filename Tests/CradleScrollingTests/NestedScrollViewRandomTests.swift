import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

/// Random gestures, keys, changes and frames on a nested scroll view.
@Suite("A nested scroll view under random operations")
struct NestedScrollViewRandomTests {
  @Test("the list scrolls only after the header has left", arguments: [1, 2, 3, 4] as [UInt64])
  func invariants(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let rig = NestedScrollRig()
    let combined = rig.nested.combined
    for _ in 0..<RandomTests.operations / 4 {
      let time = rig.time + random.double(in: 0...0.02)
      let place = Point(x: random.double(in: -50...400), y: random.double(in: -500...1200))
      switch random.int(in: 0..<14) {
      case 0, 1: combined.pointer(PointerEvent(.down, at: place, time: time))
      case 2...5: combined.pointer(PointerEvent(.move, at: place, time: time))
      case 6: combined.pointer(PointerEvent(random.bool() ? .up : .cancel, at: place, time: time))
      case 7:
        let delta = Vector(dx: 0, dy: random.double(in: -9...9))
        combined.wheel(WheelEvent(delta: delta, isPrecise: random.bool(), at: place, time: time))
      case 8: _ = combined.press(ScrollKey.allCases[random.int(in: 0..<8)], time: time)
      case 9:
        combined.setContentOffset(Point(x: 0, y: random.double(in: -99...2500)), animated: random.bool())
      case 10: rig.nested.contentHeight = random.double(in: 0...4000)
      case 11:
        rig.nested.viewportSize = Size(width: random.double(in: 0...900), height: random.double(in: 0...900))
      case 12:
        combined.feel.bounces = random.int(in: 0..<4) > 0
        combined.feel.bounceSpring = Spring(
          stiffness: random.double(in: 20...600), damping: random.double(in: 2...60))
      default: combined.advance(by: random.double(in: 0...(random.bool() ? 0.03 : 2)))
      }
      if let flaw = rig.flaw {
        Issue.record("\(flaw)")
        return
      }
    }
    combined.pointer(PointerEvent(.cancel, at: .zero, time: rig.time))
    combined.feel = ScrollFeel()
    rig.rest()
    let log = rig.hand.log
    #expect(
      log.filter { $0 == "willBeginDecelerating" }.count == log.filter { $0 == "didEndDecelerating" }.count)
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
      let asked = start + 10 - y
      let within = min(max(asked, 0), 1733)
      let over = RubberBand(dimension: 667).value(for: asked - within)
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
      where !a.outer.isWithin(0.01, of: b.outer) || !a.inner.isWithin(0.01, of: b.inner) {
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
