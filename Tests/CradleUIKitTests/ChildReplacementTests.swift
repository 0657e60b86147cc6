import CradleUIKit
import TestSupport
import Testing

/// Children that replace each other in an animation.
struct ChildReplacementTests {
  private final class Log { var calls: [String] = [] }
  private final class Child: UIViewController {
    weak var log: Log?
    private func note(_ call: String) { log?.calls.append("\(title ?? "") \(call)") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("appeared") }
    override func viewWillDisappear(_ animated: Bool) { note("will go") }
    override func viewDidDisappear(_ animated: Bool) { note("gone") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test("the calls come before and after the animation, at whose end the old view is removed")
  func order() {
    let (root, old, new, log) = (UIViewController(), Child(), Child(), Log())
    (old.title, new.title, old.log, new.log) = ("A", "B", log, log)
    window.rootViewController = root
    for child in [old, new] { root.addChild(child) }
    root.view.addSubview(old.view)
    window.advance(by: 0)
    log.calls = []
    new.view.alpha = 0
    root.transition(from: old, to: new, duration: 0.5) {
      new.view.alpha = 1
    } completion: {
      log.calls.append("done \($0)")
    }
    window.advance(by: 0.25)
    #expect(log.calls == ["A will go", "B will appear"])
    #expect(old.view.superview === root.view && new.view.superview === root.view)
    window.advance(by: 0.25)
    #expect(log.calls == ["A will go", "B will appear", "A gone", "B appeared", "done true"])
    #expect(old.view.superview == nil && new.view.superview === root.view)
  }

  @Test("a controller that is no child traps with a sentence")
  func stranger() async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, child) = (UIViewController(), UIViewController())
        root.addChild(child)
        root.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
      }
    }
    #expect(
      TrapSentence.has(
        "UIViewController.transition", "call addChild(_:) before", in: output?.standardErrorContent))
  }
}
