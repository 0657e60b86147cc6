import CradleUIKit
import Testing

/// Presented controllers that go.
struct DismissedControllerTests {
  private final class Controller: UIViewController {
    var log: [Bool] = []
    override func viewWillDisappear(_ animated: Bool) { log.append(isBeingDismissed) }
    override func viewDidDisappear(_ animated: Bool) { log.append(isBeingDismissed) }
  }

  @Test("a controller is being dismissed while its view disappears", arguments: [false, true])
  func dismissal(_ isAnimated: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (root, presented) = (UIViewController(), Controller())
    window.rootViewController = root
    window.advance(by: 0)
    root.present(presented, animated: false)
    window.advance(by: 0)
    root.dismiss(animated: isAnimated)
    window.advance(by: 1)
    #expect(presented.log == [true, true] && !presented.isBeingDismissed)
    #expect(presented.viewIfLoaded?.window == nil)
  }
}
