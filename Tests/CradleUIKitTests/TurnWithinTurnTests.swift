import CradleUIKit
import Testing

/// A page that is set while another turn begins.
struct TurnWithinTurnTests {
  private final class Page: UIViewController {
    var goes: () -> Void = {}
    var joins: () -> Void = {}
    override func viewWillDisappear(_ animated: Bool) { goes() }
    override func didMove(toParent parent: UIViewController?) { if parent != nil { joins() } }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let first = Page()
  private let second = Page()
  private let third = Page()
  private final class Log { var results: [Bool] = [] }
  private let log = Log()

  private func open() {
    controller.setViewControllers([first], direction: .forward, animated: false)
    window.rootViewController = controller
    window.advance(by: 0)
  }
  private func turnToSecond() {
    controller.setViewControllers([second], direction: .forward, animated: true) { [log] in
      log.results.append($0)
    }
  }

  @Test("a page that the disappearing one sets replaces the target of the turn", arguments: [false, true])
  func disappearing(_ isAnimated: Bool) {
    open()
    first.goes = { [controller, first, third] in
      first.goes = {}
      controller.setViewControllers([third], direction: .forward, animated: isAnimated)
    }
    turnToSecond()
    #expect(log.results == [false])
    for _ in 0..<120 { window.advance(by: 1 / 60) }
    #expect(controller.viewControllers?.first === third)
    #expect(controller.children.count == 1 && third.view.window === window)
    #expect(second.viewIfLoaded?.superview == nil && log.results == [false])
  }

  @Test("a page that a joining one sets replaces the target of the turn")
  func joining() {
    open()
    second.joins = { [controller, second, third] in
      second.joins = {}
      controller.setViewControllers([third], direction: .forward, animated: false)
    }
    turnToSecond()
    for _ in 0..<120 { window.advance(by: 1 / 60) }
    #expect(controller.viewControllers?.first === third && controller.children.count == 1)
    #expect(log.results == [false])
  }
}
