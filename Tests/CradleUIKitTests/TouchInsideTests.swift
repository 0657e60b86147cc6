import CradleUIKit
import Testing

/// What a control knows of its touch.
struct TouchInsideTests {
  private final class Pad: UIControl {
    var ends: [Bool] = []
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ends.append(isTouchInside) }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  @Test("a control knows at the end whether the touch is inside")
  func end() {
    window.addSubview(pad)
    for x in [30, 200] as [CGFloat] {
      window.touchDown(at: CGPoint(x: 25, y: 25))
      window.touchMove(to: CGPoint(x: x, y: 25))
      window.touchUp()
    }
    #expect(pad.ends == [true, false] && !pad.isTouchInside)
  }

  @Test("a highlight that the app removes makes no touch leave")
  func highlight() {
    window.addSubview(pad)
    var enters = 0
    pad.addAction(UIAction { _ in enters += 1 }, for: [.touchDragEnter, .touchDragExit])
    window.touchDown(at: CGPoint(x: 25, y: 25))
    pad.isHighlighted = false
    #expect(pad.isTouchInside)
    window.touchMove(to: CGPoint(x: 30, y: 25))
    #expect(enters == 0 && pad.isHighlighted)
    window.touchUp()
  }
}
