import CradleUIKit
import Testing

/// Gestures that are over.
struct GestureResetTests {
  private typealias State = UIGestureRecognizer.State
  private final class Pan: UIPanGestureRecognizer {
    var log: [String] = []
    override func reset() {
      super.reset()
      log.append("reset \(state == .possible)")
    }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test("a drag is possible again after its last action, which finds it over", arguments: [false, true])
  func ends(_ isCancelled: Bool) {
    let pan = Pan()
    pan.addAction { [unowned pan] in pan.log.append("\($0.state)") }
    window.addGestureRecognizer(pan)
    for start in [0.0, 1] {
      pan.log = []
      window.touchDown(at: CGPoint(x: 50, y: 50), time: start)
      window.touchMove(to: CGPoint(x: 90, y: 50), time: start + 0.1)
      if isCancelled { window.touchCancel(time: start + 0.2) } else { window.touchUp(time: start + 0.2) }
      #expect(pan.log == ["began", isCancelled ? "cancelled" : "ended", "reset true"])
      #expect(pan.state == .possible && pan.location(in: nil) == CGPoint(x: 90, y: 50))
    }
  }

  @Test("a gesture that has failed becomes possible again when the last finger lifts")
  func fails() {
    let tap = UITapGestureRecognizer()
    window.addGestureRecognizer(tap)
    for id in 0..<2 { window.touchDown(at: CGPoint(x: 50, y: 50), id: id) }
    for id in 0..<2 { window.touchMove(to: CGPoint(x: 90, y: 50), id: id) }
    #expect(tap.state == .failed)
    window.touchUp(id: 0)
    #expect(tap.state == .failed)
    window.touchUp(id: 1)
    #expect(tap.state == .possible)
  }

  @Test("a tap that waits for a double tap is recognised later, and then possible again")
  func waits() {
    var states: [State] = []
    let (tap, double) = (UITapGestureRecognizer { states.append($0.state) }, UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    for recognizer in [tap, double] { window.addGestureRecognizer(recognizer) }
    window.touchDown(at: CGPoint(x: 50, y: 50), time: 0)
    window.touchUp(time: 0.05)
    #expect(states.isEmpty && tap.state == .possible)
    window.advance(by: 1)
    #expect(states == [.ended] && tap.state == .possible && double.state == .possible)
  }

  @Test("a tap that waits for a swipe is not recognised after the swipe")
  func swipe() {
    var states: [State] = []
    let (tap, swipe) = (UITapGestureRecognizer { states.append($0.state) }, UISwipeGestureRecognizer())
    tap.require(toFail: swipe)
    for recognizer in [tap, swipe] { window.addGestureRecognizer(recognizer) }
    window.touchDown(at: CGPoint(x: 50, y: 50), time: 0)
    window.touchMove(to: CGPoint(x: 120, y: 50), time: 0.1)
    #expect(swipe.state == .ended)
    window.touchUp(time: 0.2)
    window.advance(by: 1)
    #expect(states.isEmpty && swipe.state == .possible && tap.state == .possible)
  }
}
