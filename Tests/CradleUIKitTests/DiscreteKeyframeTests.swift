import CradleUIKit
import Testing

/// Keyframes that jump.
struct DiscreteKeyframeTests {
  @Test("discrete values without times last equally long, the last one, too")
  func shares() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(box)
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    (blink.values, blink.duration, blink.calculationMode) = ([1, 0], 1, .discrete)
    box.layer.add(blink, forKey: nil)
    window.advance(by: 0.25)
    #expect(box.layer.presentation()?.opacity == 1)
    window.advance(by: 0.5)
    #expect(box.layer.presentation()?.opacity == 0)
  }
}
