import CradleUIKit
import TestSupport
import Testing

final class Pad: UIControl {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began")
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("ended")
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
    super.touchesCancelled(touches, with: event)
  }
}

final class Zoomer: NSObject, UIScrollViewDelegate {
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
}
