import CradleUIKit
import Testing

/// The touches of a tap, as its action sees them.
struct TapTouchTests {
  private final class Log { var places: [[CGPoint]] = [] }

  @Test("the action of a tap finds its fingers, of which none is left afterwards", arguments: [1, 2])
  func fingers(_ count: Int) {
    let (window, log) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Log())
    let tap = UITapGestureRecognizer { tap in
      log.places.append((0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: nil) })
    }
    tap.numberOfTouchesRequired = count
    window.addGestureRecognizer(tap)
    let places = [CGPoint(x: 50, y: 60), CGPoint(x: 90, y: 60)].prefix(count)
    for (id, place) in places.enumerated() { window.touchDown(at: place, id: id) }
    for id in 0..<count { window.touchUp(id: id) }
    #expect(log.places == [Array(places)])
    #expect(tap.numberOfTouches == 0)
  }
}
