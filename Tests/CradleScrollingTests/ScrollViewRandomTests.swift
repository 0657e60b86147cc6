import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

/// Random gestures, keys, changes and frames: whatever comes, the scroll view stays legal.
@Suite("A scroll view under random operations")
struct ScrollViewRandomTests {
  @Test("the state stays finite and valid, and every begin has one end", arguments: [1, 2, 3, 4] as [UInt64])
  func invariants(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let rig = ScrollRig(content: Size(width: 900, height: 3000))
    var isDown = false
    for _ in 0..<RandomTests.operations / 4 {
      let time = rig.view.time + random.double(in: 0...0.02)
      let place = Point(x: random.double(in: -500...900), y: random.double(in: -500...1200))
      switch random.int(in: 0..<14) {
      case 0, 1:
        rig.view.pointer(PointerEvent(.down, at: place, time: time, device: random.bool() ? .touch : .mouse))
        isDown = true
      case 2, 3, 4: rig.view.pointer(PointerEvent(.move, at: place, time: time))
      case 5:
        rig.view.pointer(PointerEvent(random.bool() ? .up : .cancel, at: place, time: time))
        isDown = false
      case 6:
        let delta = Vector(dx: random.double(in: -4...4), dy: random.double(in: -4...4))
        rig.view.wheel(WheelEvent(delta: delta, isPrecise: random.bool(), at: place, time: time))
      case 7: _ = rig.view.press(ScrollKey.allCases[random.int(in: 0..<8)], time: time)
      case 8:
        let offset = Point(x: random.double(in: -99...2000), y: random.double(in: -99...9000))
        rig.view.setContentOffset(offset, animated: random.bool())
      case 9:
        rig.view.contentSize = Size(width: random.double(in: 0...2000), height: random.double(in: 0...9000))
      case 10:
        rig.view.viewportSize = Size(width: random.double(in: 0...900), height: random.double(in: 0...900))
      case 11:
        rig.view.contentInset = EdgeInsets(
          top: random.double(in: -50...90), left: random.double(in: 0...20),
          bottom: random.double(in: 0...90), right: 0)
      case 12:
        rig.view.feel = Self.feel(&random)
        rig.view.isPagingEnabled = random.int(in: 0..<4) == 0
        rig.view.alwaysBounceVertical = random.bool()
      default: rig.view.advance(by: random.bool() ? random.double(in: 0...0.03) : random.double(in: 0...3))
      }
      check(rig, isDown: isDown)
    }
    rig.view.pointer(PointerEvent(.cancel, at: .zero, time: rig.view.time))
    rig.view.feel = ScrollFeel()
    rig.rest()
    #expect(rig.view.phase == .idle)
    #expect(!rig.view.isDecelerating)
    let begins = rig.log.filter { $0 == "willBeginDecelerating" }.count
    #expect(begins == rig.log.filter { $0 == "didEndDecelerating" }.count)
    #expect(
      rig.log.filter { $0 == "willBeginDragging" }.count
        == rig.log.filter { $0.hasPrefix("didEndDragging") }.count)
  }

  private static func feel(_ random: inout SeededRandom) -> ScrollFeel {
    let platforms = ScrollPlatform.allCases
    if random.bool() { return ScrollFeel(platforms[random.int(in: 0..<platforms.count)]) }
    var feel = ScrollFeel()
    feel.decelerationRate = random.double(in: 0.9...0.9999)
    feel.bounces = random.int(in: 0..<4) > 0
    feel.engine = random.int(in: 0..<3) == 0 ? .dynamics : .laws
    feel.bounceSpring = Spring(
      stiffness: random.double(in: 20...600), damping: random.double(in: 2...60))
    feel.overscrollCurve = random.bool() ? .banded(coefficient: random.double(in: 0...1)) : .half
    return feel
  }

  private func check(_ rig: ScrollRig, isDown: Bool) {
    let view = rig.view
    let isLegal =
      view.contentOffset.isFinite && view.velocity.isFinite && view.minimumOffset.x <= view.maximumOffset.x
      && view.minimumOffset.y <= view.maximumOffset.y
    if !isLegal { Issue.record("not finite: \(view.contentOffset), \(view.velocity)") }
    if view.phase == .idle, !isDown, !isWithin(view) {
      Issue.record(
        "idle beyond the range: \(view.contentOffset) of \(view.minimumOffset) to \(view.maximumOffset)")
    }
    if view.phase == .idle, view.velocity != .zero { Issue.record("idle with speed") }
    for bar in [view.verticalIndicator, view.horizontalIndicator] {
      if let bar, !(bar.frame.isFinite && bar.frame.size.width >= 0 && bar.frame.size.height >= 0) {
        Issue.record("indicator \(bar)")
      }
    }
  }

  private func isWithin(_ view: ScrollView) -> Bool {
    let (offset, low, high) = (view.contentOffset, view.minimumOffset, view.maximumOffset)
    return offset.x >= low.x && offset.x <= high.x && offset.y >= low.y && offset.y <= high.y
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
