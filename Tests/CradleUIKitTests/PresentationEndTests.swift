import CradleUIKit
import Testing

/// The ends of presentations and dismissals.
struct PresentationEndTests {
  private final class Presenter: UIPresentationController {
    var hasView = true
    var calls: [String] = []
    override var presentedView: UIView? { hasView ? super.presentedView : nil }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("presented \(completed)") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissed \(completed)") }
  }
  private final class Delegate: UIViewControllerTransitioningDelegate {
    let presenter: Presenter
    init(_ presenter: Presenter) { self.presenter = presenter }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { presenter }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()
  private let screen = UIViewController()
  private let presenter: Presenter
  private let delegate: Delegate

  init() {
    presenter = Presenter(presentedViewController: screen, presenting: nil)
    delegate = Delegate(presenter)
    (screen.modalPresentationStyle, screen.transitioningDelegate) = (.custom, delegate)
    window.rootViewController = root
    window.advance(by: 0)
  }
  private func settle() { for _ in 0..<60 { window.advance(by: 1 / 60) } }

  @Test("a presentation without a view of its own is presented and dismissed", arguments: [false, true])
  func withoutView(_ isAnimated: Bool) {
    presenter.hasView = false
    var ends: [String] = []
    root.present(screen, animated: isAnimated) { ends.append("presented") }
    settle()
    #expect(presenter.calls == ["presented true"] && ends == ["presented"])
    #expect(presenter.containerView?.window === window && !screen.isBeingPresented)
    root.dismiss(animated: isAnimated) { ends.append("dismissed") }
    settle()
    #expect(presenter.calls == ["presented true", "dismissed true"] && ends == ["presented", "dismissed"])
    #expect(root.presentedViewController == nil && presenter.containerView?.window == nil)
  }

  @Test("a dismissal that ends a presentation, whose completion dismisses, too", arguments: [false, true])
  func dismissedInCompletion(_ isAnimated: Bool) {
    var ends: [String] = []
    root.present(screen, animated: true) { [root] in
      ends.append("presented")
      root.dismiss(animated: isAnimated) { ends.append("first") }
    }
    window.advance(by: 0.1)
    root.dismiss(animated: true) { ends.append("second") }
    settle()
    #expect(presenter.calls == ["presented true", "dismissed true"])
    #expect(ends == ["presented", "first", "second"])
    #expect(root.presentedViewController == nil && screen.viewIfLoaded?.window == nil)
  }
}
