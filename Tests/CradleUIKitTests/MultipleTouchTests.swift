import CradleUIKit
import Testing

/// Several fingers on one view.
struct MultipleTouchTests {
  @Test("a view receives one finger at a time, unless it takes several", arguments: [false, true])
  func fingers(_ takesSeveral: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pad = Pad(frame: window.bounds)
    pad.isMultipleTouchEnabled = takesSeveral
    window.addSubview(pad)
    window.touchDown(at: CGPoint(x: 50, y: 50), id: 0)
    window.touchDown(at: CGPoint(x: 90, y: 50), id: 1)
    window.touchUp(id: 1)
    window.touchUp(id: 0)
    #expect(pad.log == (takesSeveral ? ["began", "began", "ended", "ended"] : ["began", "ended"]))
    window.touchDown(at: CGPoint(x: 90, y: 50), id: 1)
    #expect(pad.log.last == "began")
  }
}
