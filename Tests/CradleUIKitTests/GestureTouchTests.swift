import CradleUIKit
import TestSupport
import Testing

/// Touches that several gestures of the content handle.
struct GestureTouchTests {
  /// The share by which the recogniser's scale may differ from the view's: the view measures from the end of the slop.
  private static let pinchShare: CGFloat = 0.05

  @Test(
    "a gesture cancels its view's touches unless cancelsTouchesInView is false", arguments: [true, false])
  func cancels(_ takes: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = takes
    window.addGestureRecognizer(pan)
    window.addSubview(pad)
    window.touchDown(at: CGPoint(x: 50, y: 50))
    window.touchMove(to: CGPoint(x: 80, y: 50), time: 0.1)
    window.touchUp(time: 0.2)
    #expect(pad.log == ["began", takes ? "cancelled" : "ended"])
  }

  @Test("a control's own tap takes precedence over a tap of its superview, but not over a double tap")
  func controls() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var taps: [Int] = []
    for count in 1...2 {
      let tap = UITapGestureRecognizer { _ in taps.append(count) }
      tap.numberOfTapsRequired = count
      tap.cancelsTouchesInView = false
      window.addGestureRecognizer(tap)
    }
    window.addSubview(pad)
    for time in [0, 0.2] {
      window.touchDown(at: CGPoint(x: 50, y: 50), time: time)
      window.touchUp(time: time + 0.05)
    }
    #expect(taps == [2] && pad.log == ["began", "ended", "began", "ended"])
  }

  @Test("a recognizer that ignores a touch goes on with the others")
  func ignores() {
    final class OneFinger: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > 1 { for touch in touches { ignore(touch, for: event) } }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pan = OneFinger()
    window.addGestureRecognizer(pan)
    window.touchDown(at: CGPoint(x: 50, y: 50), id: 0)
    window.touchDown(at: CGPoint(x: 200, y: 50), id: 1, time: 0.1)
    #expect(pan.numberOfTouches == 1)
    window.touchMove(to: CGPoint(x: 200, y: 150), id: 1, time: 0.2)
    #expect(pan.state == .possible)
    window.touchMove(to: CGPoint(x: 50, y: 90), id: 0, time: 0.3)
    #expect(pan.state == .began && pan.location(in: nil) == CGPoint(x: 50, y: 90))
  }

  @Test("an ignored touch alone is no gesture")
  func ignoresAll() {
    let pan = UIPanGestureRecognizer()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    final class Blind: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { ignore(touch, for: event) }
      }
    }
    let blind = Blind()
    window.addGestureRecognizer(blind)
    window.addGestureRecognizer(pan)
    window.touchDown(at: CGPoint(x: 50, y: 50))
    #expect(blind.state == .failed && pan.state == .possible)
  }

  private struct Swipe: Sendable {
    var way: (dx: Double, dy: Double)
    var duration = 0.1
    var direction: UISwipeGestureRecognizer.Direction
    var isOne = false
  }

  @Test(
    "a swipe is quick, straight and along its direction",
    arguments: [
      Swipe(way: (100, 0), direction: .right, isOne: true),
      Swipe(way: (-100, 10), direction: .left, isOne: true),
      Swipe(way: (0, -100), direction: [.up, .down], isOne: true),
      Swipe(way: (0, 100), direction: .down, isOne: true), Swipe(way: (100, 0), direction: .left),
      Swipe(way: (100, 70), direction: .right), Swipe(way: (100, 0), duration: 3, direction: .right),
      Swipe(way: (20, 0), direction: .right),
    ])
  private func swipe(_ sample: Swipe) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var count = 0
    let swipe = UISwipeGestureRecognizer { _ in count += 1 }
    swipe.direction = sample.direction
    window.addGestureRecognizer(swipe)
    window.touchDown(at: CGPoint(x: 150, y: 150))
    for step in 1...10 {
      let part = Double(step) / 10
      window.touchMove(
        to: CGPoint(x: 150 + sample.way.dx * part, y: 150 + sample.way.dy * part),
        time: sample.duration * part)
    }
    window.touchUp(time: sample.duration)
    #expect(count == (sample.isOne ? 1 : 0))
  }

  @Test("the pinch of a scroll view reports the engine's states")
  func pinch() throws {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroller = UIScrollView(frame: window.bounds)
    window.addSubview(scroller)
    #expect(scroller.pinchGestureRecognizer == nil)
    let zoomer = Zoomer()
    scroller.addSubview(zoomer.view)
    (scroller.delegate, scroller.contentSize, scroller.maximumZoomScale) = (
      zoomer, zoomer.view.bounds.size, 4
    )
    let pinch = try #require(scroller.pinchGestureRecognizer)
    var states: [UIGestureRecognizer.State] = []
    pinch.addAction { states.append($0.state) }
    window.touchDown(at: CGPoint(x: 100, y: 150), id: 0, time: 1)
    window.touchDown(at: CGPoint(x: 200, y: 150), id: 1, time: 1.01)
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 100 - 5 * CGFloat(step), y: 150), id: 0, time: 1.01 + Double(step) / 60)
      window.touchMove(to: CGPoint(x: 200 + 5 * CGFloat(step), y: 150), id: 1, time: 1.01 + Double(step) / 60)
    }
    #expect(states.first == .began && states.last == .changed)
    #expect(abs(pinch.scale - scroller.zoomScale) < Self.pinchShare * scroller.zoomScale, "\(pinch.scale)")
    #expect(pinch.velocity > 0 && pinch.numberOfTouches == 2 && pinch.view === scroller)
    window.touchUp(id: 1, time: 1.3)
    window.touchUp(id: 0, time: 1.3)
    #expect(states.contains(.ended))
  }
}
