import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport

/// A nested scroll view under random operations at any time.
final class RandomNesting: RandomSubject {
  var random = SeededRandom(seed: 0)
  private let rig = NestedScrollRig()

  func operate() -> String {
    let combined = rig.nested.combined
    let time = rig.time + random.double(in: 0...0.02)
    let place = Point(x: random.double(in: -50...400), y: random.double(in: -500...1200))
    switch random.int(in: 0..<14) {
    case 0, 1:
      combined.pointer(PointerEvent(.down, at: place, time: time))
      return "down"
    case 2...5:
      combined.pointer(PointerEvent(.move, at: place, time: time))
      return "move"
    case 6:
      combined.pointer(PointerEvent(random.bool() ? .up : .cancel, at: place, time: time))
      return "up"
    case 7:
      let delta = Vector(dx: 0, dy: random.double(in: -9...9))
      combined.wheel(WheelEvent(delta: delta, isPrecise: random.bool(), at: place, time: time))
      return "wheel"
    case 8:
      _ = combined.press(ScrollKey.allCases[random.int(in: 0..<8)], time: time)
      return "key"
    case 9:
      combined.setContentOffset(Point(x: 0, y: random.double(in: -99...2500)), animated: random.bool())
      return "offset"
    case 10:
      rig.nested.contentHeight = random.double(in: 0...4000)
      return "content"
    case 11:
      rig.nested.viewportSize = Size(width: random.double(in: 0...900), height: random.double(in: 0...900))
      return "viewport"
    case 12:
      combined.feel.bounces = random.int(in: 0..<4) > 0
      combined.feel.bounceSpring = Spring(
        stiffness: random.double(in: 20...600), damping: random.double(in: 2...60))
      return "feel"
    default:
      combined.advance(by: random.double(in: 0...(random.bool() ? 0.03 : 2)))
      return "advance"
    }
  }

  func fault() -> String? { rig.flaw }

  /// It comes to rest, and every deceleration that begins has its end.
  func faultAtEnd() -> String? {
    rig.nested.combined.pointer(PointerEvent(.cancel, at: .zero, time: rig.time))
    rig.nested.combined.feel = ScrollFeel()
    let end = rig.time + 30
    while rig.nested.combined.phase != .idle, rig.time < end {
      rig.nested.combined.advance(by: 1 / 120)
      if let flaw = rig.flaw { return flaw }
    }
    if rig.nested.combined.phase != .idle { return "it never rests" }
    let log = rig.hand.log
    let begins = log.count { $0 == "willBeginDecelerating" }
    let ends = log.count { $0 == "didEndDecelerating" }
    return begins == ends ? nil : "\(begins) decelerations begin and \(ends) end"
  }
}
