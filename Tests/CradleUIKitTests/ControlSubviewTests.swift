import CradleUIKit
import Testing

/// Controls with subviews of the app's.
struct ControlSubviewTests {
  @Test("a control tracks a touch on a subview only if the subview receives none")
  func subview() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (control, card) = (UIControl(frame: window.bounds), UIView())
    card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    control.addSubview(card)
    window.addSubview(control)
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    func tap(_ x: CGFloat) {
      window.touchDown(at: CGPoint(x: x, y: 50))
      window.touchMove(to: CGPoint(x: x + 1, y: 50))
      window.touchUp()
    }
    tap(50)
    #expect(events.isEmpty && !control.isHighlighted)
    tap(150)
    #expect(events == ["down", "up"])
    card.isUserInteractionEnabled = false
    tap(50)
    #expect(events == ["down", "up", "down", "up"])
  }
}
