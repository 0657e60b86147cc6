import CradleUIKit
import Testing

/// The order of the appearance calls of a presented controller and of the one that presents it.
struct PresentationOrderTests {
  private final class Log { var calls: [String] = [] }
  private final class Controller: UIViewController {
    let name: String
    let log: Log
    /// Called in `viewWillDisappear(_:)`, once.
    var onDisappearance: (() -> Void)?
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.calls.append("\(name) will appear \(animated)") }
    override func viewDidAppear(_ animated: Bool) {
      log.calls.append("\(name) appeared" + (isBeingPresented ? " presented" : ""))
    }
    override func viewWillDisappear(_ animated: Bool) {
      log.calls.append("\(name) will go \(animated)")
      let action = onDisappearance
      onDisappearance = nil
      action?()
    }
    override func viewDidDisappear(_ animated: Bool) {
      log.calls.append("\(name) gone" + (isBeingDismissed ? " dismissed" : ""))
    }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let log = Log()

  private func shownRoot() -> Controller {
    let root = Controller("A", log)
    window.rootViewController = root
    window.advance(by: 0)
    log.calls = []
    return root
  }

  @Test(
    "a controller appears after its presentation and before the completion, and goes at once when dismissed")
  func sheet() {
    let (root, sheet) = (shownRoot(), Controller("B", log))
    root.present(sheet, animated: true) { [log] in log.calls.append("presented") }
    window.advance(by: 0.1)
    #expect(log.calls == ["B will appear true"])
    window.advance(by: 0.5)
    #expect(log.calls == ["B will appear true", "B appeared presented", "presented"])
    log.calls = []
    root.dismiss(animated: true) { [log] in log.calls.append("dismissed") }
    window.advance(by: 0.1)
    #expect(log.calls == ["B will go true"] && sheet.view.window != nil)
    window.advance(by: 0.5)
    #expect(log.calls == ["B will go true", "B gone dismissed", "dismissed"] && sheet.view.window == nil)
  }

  @Test("a controller over the whole screen hides the one behind it, which appears after the dismissal")
  func fullScreen() {
    let (root, screen) = (shownRoot(), Controller("B", log))
    screen.modalPresentationStyle = .fullScreen
    root.present(screen, animated: false)
    window.advance(by: 0)
    #expect(log.calls == ["A will go false", "B will appear false", "B appeared presented", "A gone"])
    log.calls = []
    root.dismiss(animated: false)
    window.advance(by: 0)
    #expect(log.calls == ["B will go false", "A will appear false", "A appeared", "B gone dismissed"])
  }

  @Test("a controller between two others does not appear when both above the first one are dismissed")
  func several() {
    let (root, middle, top) = (shownRoot(), Controller("B", log), Controller("C", log))
    for each in [middle, top] { each.modalPresentationStyle = .fullScreen }
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    log.calls = []
    root.dismiss(animated: false)
    window.advance(by: 0)
    #expect(log.calls == ["C will go false", "C gone dismissed", "A will appear false", "A appeared"])
    #expect(middle.view.window == nil && root.presentedViewController == nil)
  }

  @Test("a controller that is dismissed before it has come does not appear")
  func dismissedBefore() {
    let (root, screen) = (shownRoot(), Controller("B", log))
    screen.modalPresentationStyle = .fullScreen
    root.onDisappearance = { [unowned root] in root.dismiss(animated: false) }
    root.present(screen, animated: true)
    window.advance(by: 1)
    #expect(log.calls == ["A will go true", "A gone", "A will appear false", "A appeared"])
    #expect(screen.viewIfLoaded?.window == nil && root.presentedViewController == nil)
  }

  @Test("what enters a controller that its parent notifies appears after a screen over both has gone")
  func managed() {
    final class Manager: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (manager, child, screen) = (Manager(), UIViewController(), Controller("B", log))
    window.rootViewController = manager
    manager.addChild(child)
    manager.view.addSubview(child.view)
    window.advance(by: 0)
    screen.modalPresentationStyle = .fullScreen
    manager.present(screen, animated: false)
    manager.dismiss(animated: false)
    log.calls = []
    let late = Controller("C", log)
    child.addChild(late)
    child.view.addSubview(late.view)
    window.advance(by: 0)
    #expect(log.calls == ["C will appear false", "C appeared"])
  }

  @Test("a controller that is pushed behind a screen appears when the screen goes")
  func pushedBehind() {
    let navigation = UINavigationController(rootViewController: Controller("A", log))
    window.rootViewController = navigation
    window.advance(by: 0)
    let screen = Controller("B", log)
    screen.modalPresentationStyle = .fullScreen
    navigation.present(screen, animated: false)
    log.calls = []
    navigation.pushViewController(Controller("C", log), animated: false)
    window.advance(by: 0)
    #expect(log.calls.isEmpty)
    navigation.dismiss(animated: false)
    window.advance(by: 0)
    #expect(log.calls == ["B will go false", "C will appear false", "C appeared", "B gone dismissed"])
  }
}
