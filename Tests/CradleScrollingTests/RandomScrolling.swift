import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport

/// A scroll view under random operations at any time.
final class RandomScrolling: RandomSubject {
  var random = SeededRandom(seed: 0)
  private let rig = ScrollRig(content: Size(width: 900, height: 3000))
  private var isDown = false

  func operate() -> String {
    let time = rig.view.time + random.double(in: 0...0.02)
    let place = Point(x: random.double(in: -500...900), y: random.double(in: -500...1200))
    switch random.int(in: 0..<14) {
    case 0, 1:
      rig.view.pointer(PointerEvent(.down, at: place, time: time, device: random.bool() ? .touch : .mouse))
      isDown = true
      return "down"
    case 2, 3, 4:
      rig.view.pointer(PointerEvent(.move, at: place, time: time))
      return "move"
    case 5:
      rig.view.pointer(PointerEvent(random.bool() ? .up : .cancel, at: place, time: time))
      isDown = false
      return "up"
    case 6:
      let delta = Vector(dx: random.double(in: -4...4), dy: random.double(in: -4...4))
      rig.view.wheel(WheelEvent(delta: delta, isPrecise: random.bool(), at: place, time: time))
      return "wheel"
    case 7:
      _ = rig.view.press(ScrollKey.allCases[random.int(in: 0..<8)], time: time)
      return "key"
    default: return change()
    }
  }

  private func change() -> String {
    switch random.int(in: 0..<8) {
    case 0:
      let offset = Point(x: random.double(in: -99...2000), y: random.double(in: -99...9000))
      rig.view.setContentOffset(offset, animated: random.bool())
      return "offset"
    case 6:
      rig.view.contentOffset = Point(x: random.double(in: -99...2000), y: random.double(in: -99...9000))
      return "shift"
    case 7:
      let size = rig.view.contentSize
      let added = Vector(dx: 0, dy: random.double(in: -200...200))
      rig.view.setContentSize(
        Size(width: size.width, height: max(0, size.height + added.dy)), shiftingOffsetBy: added)
      return "shifted content"
    case 1:
      rig.view.contentSize = Size(width: random.double(in: 0...2000), height: random.double(in: 0...9000))
      return "content"
    case 2:
      rig.view.viewportSize = Size(width: random.double(in: 0...900), height: random.double(in: 0...900))
      return "viewport"
    case 3:
      rig.view.contentInset = EdgeInsets(
        top: random.double(in: -50...90), left: random.double(in: 0...20),
        bottom: random.double(in: 0...90), right: 0)
      return "insets"
    case 4:
      rig.view.feel = feel()
      rig.view.isPagingEnabled = random.int(in: 0..<4) == 0
      rig.view.alwaysBounceVertical = random.bool()
      return "feel"
    default:
      rig.view.advance(by: random.bool() ? random.double(in: 0...0.03) : random.double(in: 0...3))
      return "advance"
    }
  }

  private func feel() -> ScrollFeel {
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

  func fault() -> String? {
    let view = rig.view
    let (offset, low, high) = (view.contentOffset, view.minimumOffset, view.maximumOffset)
    let isLegal = offset.isFinite && view.velocity.isFinite && low.x <= high.x && low.y <= high.y
    if !isLegal { return "not finite: \(offset), \(view.velocity), range \(low) to \(high)" }
    if view.phase == .idle {
      let isWithin = offset.x >= low.x && offset.x <= high.x && offset.y >= low.y && offset.y <= high.y
      if !isDown, !isWithin { return "idle beyond the range: \(offset) of \(low) to \(high)" }
      if view.velocity != .zero { return "idle with a speed of \(view.velocity)" }
    }
    if view.isStill || view.isDragging, view.isScrollAnimating || view.isDecelerating {
      return "\(view.phase), but the end of a motion is not reported"
    }
    for case .some(let bar) in [view.verticalIndicator, view.horizontalIndicator] {
      let isLegal = bar.frame.isFinite && bar.frame.size.width >= 0 && bar.frame.size.height >= 0
      if !isLegal { return "indicator \(bar)" }
    }
    return nil
  }

  /// It comes to rest, and every begin has its end.
  func faultAtEnd() -> String? {
    rig.view.pointer(PointerEvent(.cancel, at: .zero, time: rig.view.time))
    isDown = false
    rig.view.feel = ScrollFeel()
    rig.rest()
    if rig.view.phase != .idle || rig.view.isDecelerating { return "it never rests" }
    if let fault = fault() { return fault }
    for (begin, end) in [
      ("willBeginDecelerating", "didEndDecelerating"), ("willBeginDragging", "didEndDragging"),
    ] {
      let begins = rig.log.count { $0 == begin }
      let ends = rig.log.count { $0.hasPrefix(end) }
      if begins != ends { return "\(begins) times \(begin), \(ends) times \(end)" }
    }
    return nil
  }
}
