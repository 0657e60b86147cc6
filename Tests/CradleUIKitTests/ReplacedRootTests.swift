import CradleUIKit
import Testing

/// A window whose root controller is replaced while it presents another one.
struct ReplacedRootTests {
  private final class Controller: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will go") }
    override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let old = Controller()
  private let presented = Controller()

  private func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
    window.rootViewController = old
    window.advance(by: 0)
    presented.modalPresentationStyle = style
    old.present(presented, animated: animated)
    window.advance(by: 0.1)
    (old.log, presented.log) = ([], [])
  }

  @Test(
    "what the former root presents goes with it",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen], [false, true])
  func gone(_ style: UIModalPresentationStyle, _ isAnimated: Bool) {
    present(style, animated: isAnimated)
    let new = UIViewController()
    window.rootViewController = new
    window.advance(by: 1)
    #expect(window.subviews.count == 1 && new.view.superview === window)
    #expect(old.presentedViewController == nil && presented.presentingViewController == nil)
    #expect(presented.log.suffix(2) == ["will go", "gone"] && !old.log.contains("will appear"))
  }

  @Test(
    "a presented controller may become the root",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func promoted(_ style: UIModalPresentationStyle) {
    present(style)
    window.rootViewController = presented
    window.advance(by: 0)
    #expect(window.subviews.count == 1 && presented.view.superview === window)
    #expect(presented.view.frame == window.bounds && presented.presentingViewController == nil)
    #expect(presented.log == ["will go", "gone", "will appear"])
  }

  @Test("what a child of the former root presents goes, too")
  func child() {
    let child = UIViewController()
    child.definesPresentationContext = true
    old.addChild(child)
    old.view.addSubview(child.view)
    child.didMove(toParent: old)
    window.rootViewController = old
    window.advance(by: 0)
    presented.modalPresentationStyle = .overCurrentContext
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === child)
    window.rootViewController = nil
    #expect(window.subviews.isEmpty && presented.presentingViewController == nil)
  }
}
