import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("Other content under a scroll")
struct ScrollViewRelocationTests {
  private let other = Size(width: 375, height: 9000)
  private let wide = Size(width: 9000, height: 667)
  private let place = Point(x: 0, y: 5000)

  @Test("a fling goes on from there as if nothing had happened, with one end", arguments: [-2000.0, 2000])
  func fling(velocity: Double) {
    let (rig, twin) = (ScrollRig(), ScrollRig(content: other))
    rig.view.contentOffset.y = 2000
    rig.fling(velocity, at: 0)
    rig.view.advance(by: 0.2)
    let way = rig.view.contentOffset.y
    rig.clearLog()
    rig.view.relocate(to: place, contentSize: other)
    #expect(rig.view.contentOffset == place && rig.view.phase == .decelerating)
    twin.view.contentOffset.y = 2000 + place.y - way
    twin.fling(velocity, at: 0)
    twin.view.advance(by: 0.2)
    while twin.view.phase != .idle {
      #expect(rig.view.contentOffset.y.isWithin(1e-6, of: twin.view.contentOffset.y))
      #expect(rig.view.velocity.dy.isWithin(1e-6, of: twin.view.velocity.dy))
      for view in [rig.view, twin.view] { view.advance(by: 1.0 / 120) }
    }
    rig.rest()
    #expect(rig.story == ["didScroll", "didEndDecelerating"])
  }

  @Test("where the other content does not scroll that way a fling stops, and its end is told at once")
  func across() {
    let rig = ScrollRig()
    rig.fling(2000, at: 0)
    rig.view.advance(by: 0.1)
    rig.clearLog()
    rig.view.relocate(to: Point(x: 3000, y: 0), contentSize: wide)
    #expect(rig.view.phase == .idle && rig.view.contentOffset == Point(x: 3000, y: 0))
    #expect(rig.story == ["didScroll", "didEndDecelerating"])
  }

  @Test("a fling that meets the other content's edge bounces there")
  func edge() {
    let rig = ScrollRig()
    rig.fling(3000, at: 0)
    rig.view.relocate(to: Point(x: 0, y: 1e9), contentSize: other)
    let edge = rig.view.maximumOffset.y
    #expect(rig.view.contentOffset.y == edge)
    rig.view.advance(by: 0.1)
    #expect(rig.view.phase == .bouncing && rig.view.contentOffset.y > edge + 50)
    rig.rest()
    #expect(rig.view.contentOffset.y == edge)
  }

  @Test("what a notch, a key, a program or a bounce moves stops where it is put")
  func stops() {
    for kind in 0..<4 {
      let rig = ScrollRig()
      switch kind {
      case 0: rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -5), at: .zero, time: 0))
      case 1: _ = rig.view.press(.end, time: 0)
      case 2: rig.view.setContentOffset(Point(x: 0, y: 900), animated: true)
      default: rig.fling(-2000, at: 0)
      }
      rig.view.advance(by: 0.1)
      #expect(rig.view.phase == (kind < 3 ? .animating : .bouncing))
      rig.view.relocate(to: place, contentSize: other)
      #expect(rig.view.phase == .idle)
      rig.view.advance(by: 1)
      #expect(rig.view.contentOffset == place)
    }
  }

  @Test("a drag goes on from there, without a jump")
  func drag() {
    let rig = ScrollRig()
    rig.down(400, at: 0)
    rig.move(300, at: 0.1)
    rig.view.relocate(to: place, contentSize: other)
    rig.move(280, at: 0.12)
    #expect(rig.view.isDragging && rig.view.contentOffset.y == place.y + 20)
  }

  @Test("what dynamics carries goes on, too")
  func dynamics() {
    let rig = ScrollRig()
    rig.view.feel.engine = .dynamics
    rig.fling(2000, at: 0)
    rig.view.advance(by: 0.1)
    let velocity = rig.view.velocity.dy
    rig.view.relocate(to: place, contentSize: other)
    #expect(rig.view.velocity.dy.isWithin(1, of: velocity) && velocity > 1000)
    rig.view.advance(by: 0.1)
    #expect(rig.view.contentOffset.y > place.y + 100)
    rig.view.relocate(to: .zero, contentSize: wide)
    rig.view.advance(by: 0.1)
    #expect(rig.view.phase == .idle && rig.view.contentOffset == .zero)
  }

  // MARK: Led elsewhere

  @Test("a fling is led elsewhere with its speed, never a step backwards; what is no offset leaves it")
  func redirected() {
    for target in [2100.0, 2600, 4000, 0, .nan] {
      let rig = ScrollRig(content: other)
      rig.view.contentOffset.y = 1500
      rig.fling(1500, at: 0)
      rig.view.advance(by: 0.1)
      let (start, velocity) = (rig.view.contentOffset.y, rig.view.velocity.dy)
      // UIScrollView, measured: the curve ends (v₀ − 10)·0.499 on.
      let natural = start + (velocity - 10) * 0.499
      rig.clearLog()
      rig.view.redirectFling { proposed, told in
        #expect(proposed.y.isWithin(1, of: natural) && told.dy == velocity)
        return Point(x: 0, y: target)
      }
      #expect(rig.view.velocity.dy.isWithin(1e-6, of: velocity) && rig.view.phase == .decelerating)
      var last = start
      while rig.view.phase != .idle {
        rig.view.advance(by: 1.0 / 240)
        if target > start { #expect(rig.view.contentOffset.y >= last - 1e-9) }
        last = rig.view.contentOffset.y
      }
      #expect(last.isWithin(target.isFinite ? 0 : 1, of: target.isFinite ? target : natural))
      #expect(rig.story == ["didScroll", "didEndDecelerating"])
    }
  }

  @Test("only a fling is led elsewhere")
  func nothingToLead() {
    let rig = ScrollRig()
    rig.view.redirectFling { _, _ in Point(x: 0, y: 100) }
    #expect(rig.view.phase == .idle)
    _ = rig.view.press(.down, time: 0)
    rig.view.redirectFling { _, _ in Point(x: 0, y: 1000) }
    rig.rest()
    #expect(rig.view.contentOffset.y == 60)
  }

  @Test("with paging a fling goes on to a page of the other content")
  func paging() {
    let rig = ScrollRig()
    rig.view.isPagingEnabled = true
    rig.fling(800, at: 0)
    rig.view.advance(by: 0.05)
    rig.view.relocate(to: Point(x: 0, y: 1500), contentSize: other)
    rig.view.redirectFling { proposed, _ in proposed }
    rig.rest()
    #expect(rig.view.contentOffset.y == 667 * 3)
  }
}
