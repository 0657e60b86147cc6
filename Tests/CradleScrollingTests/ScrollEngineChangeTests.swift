import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("Changes of a ScrollView that dynamics carries")
struct ScrollEngineChangeTests {
  /// The velocity in points per second that a change of the engine may lose: dynamics computes in single precision.
  private static let engineChange = 1e-3

  @Test("a change of range, feel or engine applies from the present offset and velocity")
  func changes() {
    let rig = ScrollRig.dynamics()
    rig.view.contentOffset = Point(x: 0, y: 2000)
    let lift = rig.fling(3000, at: 0)
    rig.advance(to: lift + 0.3)
    let (offset, velocity) = (rig.view.contentOffset, rig.view.velocity)
    rig.view.feel.engine = .laws
    #expect(rig.view.contentOffset == offset && (rig.view.velocity - velocity).length < Tolerance.summed)
    rig.view.feel.engine = .dynamics
    #expect(rig.view.contentOffset == offset && (rig.view.velocity - velocity).length < Self.engineChange)
    rig.view.contentSize.height = 3200
    #expect(rig.view.contentOffset == offset)
    rig.rest()
    #expect(rig.view.contentOffset.y == 3200 - 667)
  }

  @Test("a notch or a page takes over from it")
  func takenOver() {
    let rig = ScrollRig.dynamics()
    let lift = rig.fling(2000, at: 0)
    rig.advance(to: lift + 0.2)
    rig.view.wheel(
      WheelEvent(delta: Vector(dx: 0, dy: 1), at: Point(x: 10, y: 10), time: lift + 0.2))
    #expect(rig.view.phase == .animating)
    rig.rest()
    let offset = rig.view.contentOffset.y
    #expect(offset < 1000)
    rig.view.isPagingEnabled = true
    rig.fling(600, at: rig.view.time + 1)
    rig.rest()
    #expect(rig.view.contentOffset.y.truncatingRemainder(dividingBy: 667) == 0)
  }

  @Test("pages and targets use dynamics' numbers and ignore fling and bounceSpring")
  func numbers() {
    func play(_ change: (inout ScrollFeel) -> Void) -> [Double] {
      let rig = ScrollRig.dynamics()
      rig.view.isPagingEnabled = true
      change(&rig.view.feel)
      rig.fling(600, at: 0)
      rig.view.advance(by: 1.5)
      var offsets = [rig.view.contentOffset.y]
      rig.view.setContentOffset(.zero, animated: false)
      // Held beyond the edge and let go: home from a standstill by x = x₀·(1 + ωt)·e^(−ωt).
      rig.down(100, at: 3)
      rig.move(310, at: 3.1)
      rig.up(310, at: 3.5)
      let (start, omega) = (rig.view.contentOffset.y, 4 * Double.pi)
      for time in [0.05, 0.1, 0.3] {
        rig.advance(to: 3.5 + time)
        offsets.append(rig.view.contentOffset.y)
        let law = start * (1 + omega * time) * Elementary.exponential(-omega * time)
        #expect(rig.view.contentOffset.y.isWithin(Tolerance.closedForm, of: law))
      }
      return offsets
    }
    let same = play { _ in }
    #expect(same[0] == 667)
    #expect(play { $0.decelerationRate = 0.9 } == same)
    #expect(play { $0.bounceSpring = Spring(stiffness: 500, damping: 60) } == same)
  }

  @Test("content that a changed range leaves beyond an edge returns and goes on inside")
  func overtaken() {
    let rig = ScrollRig.dynamics()
    rig.view.contentOffset = Point(x: 0, y: 3000)
    let lift = rig.fling(-2400, at: 0)
    rig.advance(to: lift + 0.05)
    let offset = rig.view.contentOffset.y
    rig.view.contentSize.height = offset - 40 + 667
    #expect(rig.view.contentOffset.y == offset && rig.view.phase == .bouncing)
    rig.rest()
    #expect(rig.view.contentOffset.y < offset - 400)
  }
}
