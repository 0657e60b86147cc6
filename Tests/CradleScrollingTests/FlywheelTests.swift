import CradleGeometry
import TestSupport
import Testing

@testable import CradleScrolling

/// Flicks one after another: what the next one has of the fling that it catches.
struct FlywheelTests {
  /// A view of 100 000 pt, and the speeds after flicks of 40 pt in 20 ms, each stopped by a touch after `pause` seconds.
  private func speeds(_ count: Int, pause: Double, flywheel: Bool = true, back: Bool = false) -> [Double] {
    let view = ScrollView(
      viewportSize: Size(width: 375, height: 667), contentSize: Size(width: 375, height: 1_000_000))
    view.feel.flywheel = flywheel
    view.contentOffset.y = 500_000
    var (time, speeds) = (0.0, [Double]())
    for flick in 0..<count {
      let sign = back && flick % 2 == 1 ? 1.0 : -1.0
      view.pointer(PointerEvent(.down, at: Point(x: 100, y: 400), time: time))
      for step in 1...8 {
        let place = Point(x: 100, y: 400 + sign * Double(step) * 10)
        view.pointer(PointerEvent(.move, at: place, time: time + Double(step) * 0.005))
      }
      time += 0.04
      view.pointer(PointerEvent(.up, at: Point(x: 100, y: 400 + sign * 80), time: time))
      speeds.append(view.velocity.dy)
      time += pause
    }
    return speeds
  }

  @Test("the carried velocity is the published curve, odd, and clamped to 40 000 pt/s")
  func curve() {
    #expect(abs(Flywheel.carried(1000) - 0.000816 * 796_159.4) < Tolerance.subpixel)
    #expect(Flywheel.carried(-1000) == -Flywheel.carried(1000))
    #expect(Flywheel.carried(0) == 0 && Flywheel.carried(1e7) == 40_000)
  }

  @Test("flicks in one direction build up speed, but not without the flywheel")
  func buildUp() {
    let speeds = speeds(4, pause: 0.5)
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $1 > $0 }, "\(speeds)")
    let plain = self.speeds(4, pause: 0.5, flywheel: false)
    #expect(plain.allSatisfy { abs($0 - plain[0]) < Tolerance.summed })
    #expect(speeds[0] == plain[0])
  }

  @Test("a flick back gets nothing, nor does one after the content came to rest")
  func reverse() {
    let back = speeds(2, pause: 0.1, back: true)
    #expect(abs(back[1] + back[0]) < Tolerance.summed)
    let late = speeds(2, pause: 10)
    #expect(abs(late[1] - late[0]) < Tolerance.summed)
  }

  @Test("a press that rests discards the velocity of the fling")
  func press() {
    let view = ScrollView(
      viewportSize: Size(width: 375, height: 667), contentSize: Size(width: 375, height: 1_000_000))
    func flick(at time: Double, rest: Double) {
      view.pointer(PointerEvent(.down, at: Point(x: 100, y: 600), time: time))
      for step in 1...8 {
        let place = Point(x: 100, y: 600 - Double(step) * 10)
        view.pointer(PointerEvent(.move, at: place, time: time + rest + Double(step) * 0.005))
      }
      view.pointer(PointerEvent(.up, at: Point(x: 100, y: 520), time: time + rest + 0.04))
    }
    flick(at: 0, rest: 0)
    let first = view.velocity.dy
    flick(at: 0.1, rest: 0.3)
    #expect(abs(view.velocity.dy - first) < Tolerance.stillness)
  }
}
