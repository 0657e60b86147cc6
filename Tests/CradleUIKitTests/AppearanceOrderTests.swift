import CradleUIKit
import Testing

/// The order of the appearance calls of two controllers, of which one replaces the other.
struct AppearanceOrderTests {
  private final class Log { var calls: [String] = [] }
  private final class Controller: UIViewController {
    let name: String
    let log: Log
    /// Called in `viewWillAppear(_:)`, once.
    var onAppearance: (() -> Void)?
    /// Called in `viewWillDisappear(_:)`, once.
    var onDisappearance: (() -> Void)?
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ call: String, _ isAnimated: Bool) {
      log.calls.append("\(name) \(call)\(isAnimated ? " animated" : "")")
    }
    override func viewDidLoad() { note("loads", false) }
    override func viewWillAppear(_ animated: Bool) {
      note("will appear", animated)
      let action = onAppearance
      onAppearance = nil
      action?()
    }
    override func viewDidAppear(_ animated: Bool) { note("appeared", animated) }
    override func viewWillDisappear(_ animated: Bool) {
      note("will go", animated)
      let action = onDisappearance
      onDisappearance = nil
      action?()
    }
    override func viewDidDisappear(_ animated: Bool) { note("gone", animated) }
  }
  /// Fades for half a second, and logs what it shows.
  private final class Guide: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    let log: Log
    var hand: UIPercentDrivenInteractiveTransition?
    init(_ log: Log) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.calls.append("did show") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { hand }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.5
    }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.5, animations: { view.alpha = 1 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let log = Log()

  /// A navigation controller that shows a controller A.
  private func shownNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: Controller("A", log))
    window.rootViewController = navigation
    window.advance(by: 0)
    log.calls = []
    return navigation
  }

  @Test("the old controller goes before the new one comes, and is gone before that one has appeared")
  func push() {
    let (navigation, guide) = (shownNavigation(), Guide(log))
    navigation.pushViewController(Controller("B", log), animated: false)
    window.advance(by: 0)
    #expect(log.calls == ["B loads", "A will go", "B will appear", "A gone", "B appeared"])
    log.calls = []
    navigation.delegate = guide
    navigation.popViewController(animated: false)
    window.advance(by: 0)
    #expect(log.calls == ["B will go", "A will appear", "B gone", "A appeared", "did show"])
  }

  @Test("an animated change calls the controllers before and after its animation")
  func animated() {
    let (navigation, guide) = (shownNavigation(), Guide(log))
    navigation.delegate = guide
    navigation.pushViewController(Controller("B", log), animated: true)
    window.advance(by: 0.25)
    #expect(log.calls == ["B loads", "A will go animated", "B will appear animated"])
    window.advance(by: 0.25)
    #expect(log.calls.suffix(3) == ["A gone animated", "B appeared animated", "did show"])
  }

  @Test("after a change that is cancelled the old controller appears again")
  func cancelled() {
    let (navigation, guide) = (shownNavigation(), Guide(log))
    navigation.delegate = guide
    let hand = UIPercentDrivenInteractiveTransition()
    guide.hand = hand
    navigation.pushViewController(Controller("B", log), animated: true)
    hand.update(0.5)
    window.advance(by: 0.1)
    log.calls = []
    hand.cancel()
    window.advance(by: 0.5)
    #expect(
      log.calls == [
        "B will go animated", "A will appear animated", "B gone animated", "A appeared animated", "did show",
      ])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("a controller that is replaced before its animation begins does not appear afterwards")
  func replacedBefore() {
    let (first, guide) = (Controller("A", log), Guide(log))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.advance(by: 0)
    navigation.delegate = guide
    let last = Controller("C", log)
    first.onDisappearance = { [unowned navigation] in
      navigation.setViewControllers([last], animated: false)
    }
    navigation.pushViewController(Controller("B", log), animated: true)
    window.advance(by: 1)
    #expect(!log.calls.contains("B will appear animated") && log.calls.contains("C appeared"))
    #expect(navigation.viewControllers.count == 1 && last.view.window === window)
  }

  @Test("a controller that replaces itself while it appears is taken out")
  func replacedMeanwhile() {
    let navigation = shownNavigation()
    let (passing, last) = (Controller("B", log), Controller("C", log))
    passing.onAppearance = { [unowned navigation] in
      navigation.setViewControllers([last], animated: false)
    }
    navigation.pushViewController(passing, animated: false)
    window.advance(by: 0)
    #expect(navigation.viewControllers.count == 1 && last.view.window === window)
    #expect(passing.viewIfLoaded?.window == nil && log.calls.last == "C appeared")
  }
}
