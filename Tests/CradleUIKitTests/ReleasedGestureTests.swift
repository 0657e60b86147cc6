import CradleUIKit
import Testing

/// Recognisers of views that are gone.
struct ReleasedGestureTests {
  private final class Owner { var taps = 0 }

  @Test("a recogniser is released with its view after its gesture, with what its action holds")
  func released() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    weak var released: Owner?
    do {
      let (view, owner) = (UIView(frame: window.bounds), Owner())
      view.addGestureRecognizer(UITapGestureRecognizer { _ in owner.taps += 1 })
      window.addSubview(view)
      window.touchDown(at: CGPoint(x: 50, y: 50))
      window.touchUp()
      #expect(owner.taps == 1)
      view.removeFromSuperview()
      released = owner
    }
    window.advance(by: 0)
    #expect(released == nil)
  }
}
