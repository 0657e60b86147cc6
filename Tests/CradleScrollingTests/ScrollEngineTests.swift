import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("ScrollView carried by dynamics")
struct ScrollEngineTests {
  /// The distance in points by which bouncing content may leave its fling's line: half a point of edge contact, rounded
  /// up.
  private static let offLine = 0.6

  private static let rates = [30.0, 60, 120, 144, 240]

  /// The remaining speed and the distance after a time under a resistance of 2: steps of 1/120 s, as dynamics
  /// takes them, v ← v/(1 + 2h).
  private func coast(_ velocity: Double, _ time: Double) -> (way: Double, velocity: Double) {
    let step = 1.0 / 120
    let left = pow(1 / (1 + 2 * step), time / step)
    return (velocity * (1 - left) / 2, velocity * left)
  }

  private func pow(_ base: Double, _ exponent: Double) -> Double {
    (0..<Int(exponent.rounded())).reduce(1) { product, _ in product * base }
  }

  @Test("flings against a resistance of 2, and stops at 10 pt/s", arguments: rates)
  func fling(rate: Double) {
    let rig = ScrollRig.dynamics()
    let lift = rig.fling(1000, at: 0)
    let start = rig.view.contentOffset.y
    #expect(rig.view.phase == .decelerating && rig.view.velocity.dy.isWithin(Tolerance.stillness, of: 1000))
    let velocity = rig.view.velocity.dy
    for frame in 1...Int(rate) {
      rig.advance(to: lift + Double(frame) / rate)
      guard frame * 120 % Int(rate) == 0 else { continue }
      let law = coast(velocity, Double(frame) / rate)
      #expect((rig.view.contentOffset.y - start).isWithin(Tolerance.invisible, of: law.way))
      #expect(rig.view.velocity.dy.isWithin(Tolerance.invisible, of: law.velocity))
    }
    rig.rest(step: 1 / rate)
    #expect(rig.view.contentOffset.y.isWithin(Tolerance.subpixel, of: start + (velocity - 10) / 2))
    #expect(rig.view.velocity == .zero)
  }

  @Test("hits an edge, bounces once and rests on it, the same at every frame rate")
  func edge() {
    func play(_ rate: Double) -> (states: [Point], peak: Double, phases: [ScrollView.Phase], end: Double) {
      let rig = ScrollRig.dynamics()
      rig.view.contentOffset = Point(x: 0, y: 500)
      let lift = rig.fling(-3000, at: 0)
      var (states, phases, peak): ([Point], [ScrollView.Phase], Double) = ([], [], 0)
      var frame = 0
      while rig.view.phase != .idle, frame < Int(6 * rate) {
        frame += 1
        rig.advance(to: lift + Double(frame) / rate)
        if frame % Int(rate / 6) == 0 { states.append(rig.view.contentOffset) }
        if phases.last != rig.view.phase { phases.append(rig.view.phase) }
        peak = min(peak, rig.view.contentOffset.y)
      }
      return (states, peak, phases, rig.view.contentOffset.y)
    }
    let reference = play(240)
    #expect(reference.phases == [.decelerating, .bouncing, .idle])
    #expect(reference.end == 0)
    // x = v·t·e^(−ωt): 0.368·v/ω for a critical 2-Hz spring, a little less for the resistance.
    #expect(reference.peak < -50 && reference.peak > -0.368 * 2400 / (4 * .pi))
    for rate in Self.rates {
      let other = play(rate)
      #expect(other.phases == reference.phases && other.end == 0)
      for (a, b) in zip(other.states, reference.states) { #expect((a - b).length < Tolerance.invisible) }
    }
  }

  @Test("a fling on both axes bounces back along its own path")
  func ownPath() {
    let rig = ScrollRig.dynamics(Size(width: 2000, height: 2000))
    rig.view.contentOffset = Point(x: 300, y: 800)
    let velocity = Vector(dx: -2400, dy: 600)
    rig.down(300, x: 100, at: 0)
    for step in 1...12 {
      let place = Point(x: 100, y: 300) - velocity * (Double(step) * 0.005)
      rig.move(place.y, x: place.x, at: Double(step) * 0.005)
    }
    rig.up(300 - 36, x: 244, at: 0.06)
    let start = rig.view.contentOffset
    let direction = rig.view.velocity.normalized
    var outermost = 0.0
    var landing = start
    while rig.view.phase != .idle {
      rig.view.advance(by: 1.0 / 240)
      landing = rig.view.contentOffset
      outermost = min(outermost, landing.x)
      #expect(abs((landing - start).cross(direction)) < Self.offLine)
    }
    #expect(outermost < -40 && landing.x == 0)
    #expect(landing.y.isWithin(Tolerance.invisible, of: start.y - start.x * direction.dy / direction.dx))
  }

  @Test("calls its delegate in UIScrollView's order, each method once")
  func delegate() {
    let rig = ScrollRig.dynamics()
    rig.fling(-2000, at: 0)
    rig.rest()
    #expect(rig.story == ScrollRig.flingStory)
  }

  @Test("released beyond an edge it springs back, flung inward it goes on inside")
  func beyond() {
    let held = ScrollRig.dynamics()
    held.down(100, at: 0)
    held.move(310, at: 0.1)
    held.up(310, at: 0.5)
    #expect(held.view.phase == .bouncing)
    var last = held.view.contentOffset.y
    while held.view.phase != .idle {
      held.view.advance(by: 1.0 / 120)
      #expect(held.view.contentOffset.y >= last && held.view.contentOffset.y <= 0)
      last = held.view.contentOffset.y
    }
    #expect(last == 0)

    let flung = ScrollRig.dynamics()
    flung.down(100, at: 0)
    flung.move(310, at: 0.1)
    for step in 1...10 { flung.move(310 - 15 * Double(step), at: 0.3 + 0.005 * Double(step)) }
    flung.up(160, at: 0.35)
    #expect(flung.view.contentOffset.y < 0)
    flung.rest()
    #expect(flung.view.contentOffset.y > 300)
  }

  @Test("is caught without a jump, inside and beyond; a cancel still springs back")
  func touchStopsMotion() {
    for wait in [0.1, 0.35] {
      let rig = ScrollRig.dynamics()
      rig.view.contentOffset = Point(x: 0, y: 500)
      let lift = rig.fling(-3000, at: 0)
      rig.advance(to: lift + wait)
      let offset = rig.view.contentOffset
      rig.down(300, at: lift + wait)
      #expect(rig.view.contentOffset == offset && rig.view.phase == .held)
      rig.advance(to: lift + wait + 1)
      #expect(rig.view.contentOffset == offset)
      rig.move(310, at: lift + wait + 1)
      #expect((rig.view.contentOffset - offset).length < Tolerance.closedForm)
      rig.cancel(at: lift + wait + 1.1)
      rig.rest()
      #expect(rig.view.contentOffset.y == max(0, offset.y))
    }
  }

  @Test("without bounces it ends at the edge, and the other axis goes on")
  func noBounces() {
    let rig = ScrollRig.dynamics(Size(width: 2000, height: 20_000))
    rig.view.feel.bounces = false
    rig.view.contentOffset = Point(x: 100, y: 1000)
    rig.down(600, x: 100, at: 0)
    for step in 1...12 {
      rig.move(600 - 10 * Double(step), x: 100 + 10 * Double(step), at: 0.005 * Double(step))
    }
    rig.up(480, x: 220, at: 0.06)
    rig.view.advance(by: 0.3)
    #expect(rig.view.contentOffset.x == 0 && rig.view.phase == .decelerating)
    rig.rest()
    #expect(rig.view.contentOffset.x == 0 && rig.view.contentOffset.y > 1800)
  }
}
