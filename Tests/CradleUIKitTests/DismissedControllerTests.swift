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

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let root = UIViewController()
  private let first = Controller()
  private let second = UIViewController()

  /// Begins the animated dismissal of a presented controller.
  private func dismissFirst(_ completion: @escaping () -> Void) {
    window.rootViewController = root
    window.advance(by: 0)
    root.present(first, animated: false)
    window.advance(by: 0)
    root.dismiss(animated: true, completion: completion)
    window.advance(by: 0.1)
  }

  @Test("a controller is presented until its dismissal has ended, and the completion may present another one")
  func links() {
    dismissFirst { [root, second] in root.present(second, animated: false) }
    #expect(root.presentedViewController === first && first.presentingViewController === root)
    #expect(first.isBeingDismissed && first.viewIfLoaded?.window === window)
    root.present(second, animated: false)
    #expect(root.presentedViewController === first && second.viewIfLoaded?.window == nil)
    window.advance(by: 1)
    #expect(root.presentedViewController === second && first.presentingViewController == nil)
    #expect(second.viewIfLoaded?.window === window && !first.isBeingDismissed)
  }

  @Test("a controller that is dismissed again goes once, and takes none with it", arguments: [false, true])
  func again(_ isAnimated: Bool) {
    let log = Log()
    let top = UIViewController()
    dismissFirst { log.calls.append(1) }
    first.dismiss(animated: isAnimated) { log.calls.append(2) }
    #expect(log.calls == (isAnimated ? [] : [1, 2]))
    window.advance(by: 1)
    #expect(log.calls == [1, 2] && first.log == [true, true] && root.presentedViewController == nil)
    root.present(top, animated: false)
    #expect(root.presentedViewController === top)
  }
  private final class Log { var calls: [Int] = [] }
}
