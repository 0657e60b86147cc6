import CradleUIKit
import Testing

/// Presenting controllers that are hidden, and whose views leave and enter the window.
struct CoveredPresenterTests {
  private final class Log { var calls: [String] = [] }
  private final class Controller: UIViewController {
    var log: Log?
    override func viewWillAppear(_ animated: Bool) { log?.calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log?.calls.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { log?.calls.append("will go") }
    override func viewDidDisappear(_ animated: Bool) { log?.calls.append("gone") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let root = Controller()
  private let screen = UIViewController()
  private let log = Log()

  /// Takes the presenter's view out of the window and puts it back.
  private func putBack() throws {
    let view = try #require(root.viewIfLoaded)
    view.removeFromSuperview()
    window.insertSubview(view, at: 0)
    window.advance(by: 0)
  }
  private func present(_ style: UIModalPresentationStyle) {
    root.log = log
    window.rootViewController = root
    window.advance(by: 0)
    screen.modalPresentationStyle = style
    root.present(screen, animated: false)
    window.advance(by: 0)
    log.calls = []
  }

  @Test("a hidden presenter does not appear when its view enters the window, but after the dismissal")
  func hidden() throws {
    present(.fullScreen)
    try putBack()
    #expect(log.calls.isEmpty)
    root.dismiss(animated: false)
    window.advance(by: 0)
    #expect(log.calls == ["will appear", "appeared"])
  }

  @Test("a presenter that stays visible appears with its view")
  func visible() throws {
    present(.overFullScreen)
    try putBack()
    #expect(log.calls == ["will go", "gone", "will appear", "appeared"])
  }
}
