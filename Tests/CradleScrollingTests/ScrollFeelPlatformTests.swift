import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

/// The feels of other platforms in a scroll view: their flings, their edges, and that neither depends on how often time
/// moves.
@Suite struct ScrollFeelPlatformTests {
  private static func rig(_ feel: ScrollFeel) -> ScrollRig {
    let rig = ScrollRig()
    rig.view.feel = feel
    return rig
  }

  @Test("a fling inside the range follows the law", arguments: ScrollPlatform.allCases)
  func aFlingInsideGoesByTheLaw(platform: ScrollPlatform) throws {
    let rig = Self.rig(ScrollFeel(platform))
    let lift = rig.fling(1500, at: 0.5)
    let (start, velocity) = (rig.view.contentOffset.y, rig.view.velocity.dy)
    try #require(velocity > 1000)
    let curve = ScrollFeel(platform).fling.curve(from: start, velocity: velocity)
    for time in [0.05, 0.2, 0.6, 4] {
      rig.advance(to: lift + time)
      #expect(rig.view.contentOffset.y.isWithin(Tolerance.closedForm, of: curve.value(at: time)))
    }
  }

  @Test("frames of any length show the same offsets", arguments: ScrollPlatform.allCases)
  func frameRate(platform: ScrollPlatform) {
    var random = SeededRandom(seed: 11)
    for _ in 0..<40 {
      let (first, second) = (random.double(in: -9000...9000), random.double(in: -9000...9000))
      let pause = random.double(in: 0...0.6)
      let growth = random.double(in: -2000...2000)
      let offsets = [1.0 / 30, 1.0 / 144, 0.013].map { frame -> [Double] in
        let rig = Self.rig(ScrollFeel(platform))
        rig.view.setContentOffset(Point(x: 0, y: 1800), animated: false)
        func run(to end: Double) -> Double {
          while rig.view.time + frame < end { rig.view.advance(by: frame) }
          rig.advance(to: end)
          return rig.view.contentOffset.y
        }
        var shown = [rig.fling(first, at: 0.2)]
        shown.append(run(to: 0.26 + pause))
        rig.view.contentSize.height += growth
        shown.append(run(to: 0.5 + pause))
        shown.append(rig.fling(second, at: 0.5 + pause))
        shown += [0.7, 0.9, 2, 20].map { run(to: $0 + pause) }
        return shown
      }
      for (one, others) in zip(offsets[0], zip(offsets[1], offsets[2])) {
        #expect(one.isWithin(Tolerance.summed, of: others.0) && one.isWithin(Tolerance.summed, of: others.1))
      }
    }
  }

  @Test(
    "a feel that bounces comes to rest on the edge; one that does not never leaves it",
    arguments: ScrollPlatform.allCases)
  func edges(platform: ScrollPlatform) {
    let rig = Self.rig(ScrollFeel(platform))
    let maximum = rig.view.maximumOffset.y
    rig.view.setContentOffset(Point(x: 0, y: maximum - 400), animated: false)
    let lift = rig.fling(4000, at: 0.1)
    var farthest = 0.0
    for frame in 1...1200 {
      rig.advance(to: lift + Double(frame) / 120)
      farthest = max(farthest, rig.view.contentOffset.y - maximum)
    }
    #expect(rig.view.contentOffset.y == maximum && rig.view.phase == .idle)
    #expect(ScrollFeel(platform).bounces ? farthest > 5 : farthest == 0)
    if platform == .gtk { #expect(farthest <= RubberBand.gtkLimit) }
  }

  @Test(
    "Android's edge takes content at 13 times its speed and shows EdgeEffect's stretch of the spring's way")
  func androidEdge() throws {
    let rig = Self.rig(ScrollFeel(.android))
    let maximum = rig.view.maximumOffset.y
    rig.view.setContentOffset(Point(x: 0, y: maximum - 400), animated: false)
    let lift = rig.fling(3000, at: 0.1)
    let curve = FlingLaw.spline().curve(from: rig.view.contentOffset.y, velocity: rig.view.velocity.dy)
    let hit = try #require(curve.time(reaching: maximum))
    // x(t) of a spring of 24.657 rad/s and damping ratio 0.98, from 0 at 13 times the speed of the hit.
    let (natural, ratio) = (24.657, 0.98)
    let spring = Spring(frequency: natural / (2 * .pi), dampingRatio: ratio)
    let pull = spring.curve(from: 0, to: 0, velocity: 13 * curve.velocity(at: hit))
    let band = RubberBand(curve: .stretched, dimension: 667)
    for time in [0.01, 0.04, 0.1, 0.2] {
      rig.advance(to: lift + hit + time)
      let shown = rig.view.contentOffset.y - maximum
      #expect(shown.isWithin(Tolerance.summed, of: band.value(for: pull.value(at: time))))
      #expect(rig.view.phase == .bouncing)
    }
  }

  @Test("Flutter's spring starts with at most 5000 pt/s", arguments: [12_000.0, 20_000])
  func flutterImpact(speed: Double) throws {
    let rig = Self.rig(ScrollFeel(.flutterBouncing))
    let maximum = rig.view.maximumOffset.y
    rig.view.setContentOffset(Point(x: 0, y: maximum - 1500), animated: false)
    let lift = rig.fling(speed, at: 0.1)
    let curve = FlingLaw.flutterBouncing.curve(from: rig.view.contentOffset.y, velocity: rig.view.velocity.dy)
    let hit = try #require(curve.time(reaching: maximum))
    try #require(curve.velocity(at: hit) > 5000)
    let spring = rig.view.feel.bounceSpring.curve(from: 0, to: 0, velocity: 5000)
    rig.advance(to: lift + hit + 0.05)
    #expect((rig.view.contentOffset.y - maximum).isWithin(Tolerance.summed, of: spring.value(at: 0.05)))
  }

  @Test(
    "a fling whose content is moved on its way goes on by its own time", arguments: ScrollPlatform.allCases)
  func shift(platform: ScrollPlatform) {
    let plain = Self.rig(ScrollFeel(platform))
    let moved = Self.rig(ScrollFeel(platform))
    let lifts = [plain, moved].map { $0.fling(2500, at: 0.1) }
    for rig in [plain, moved] { rig.advance(to: lifts[0] + 0.15) }
    moved.view.contentOffset.y += 321
    for time in [0.2, 0.5, 6] {
      for rig in [plain, moved] { rig.advance(to: lifts[0] + time) }
      let distance = moved.view.contentOffset.y - plain.view.contentOffset.y
      #expect(distance.isWithin(Tolerance.summed, of: 321))
    }
  }
}
