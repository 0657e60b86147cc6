import CradleUIKit
import Testing

/// A page that the app takes out while a drag returns from it.
struct LeavingPageTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    var goes: () -> Void = {}
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { goes() }
  }
  private final class Source: UIPageViewControllerDataSource {
    var pages: [Page] = []
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === pages.first ? pages.last : nil }
  }

  @Test("a page that leaves in a call of its disappearance appears elsewhere")
  func leaving() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second, third, source) = (Page(), Page(), Page(), Source())
    source.pages = [first, second]
    controller.dataSource = source
    controller.setViewControllers([first], direction: .forward, animated: false)
    window.rootViewController = controller
    window.advance(by: 0)
    second.goes = { [controller, third, weak second] in
      second?.goes = {}
      controller.setViewControllers([third], direction: .forward, animated: false)
    }
    window.touchDown(at: CGPoint(x: 300, y: 200), time: 0)
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 300 - 6 * CGFloat(step), y: 200), time: Double(step) / 60)
    }
    #expect(second.calls.first == "will appear")
    window.touchMove(to: CGPoint(x: 240, y: 200), time: 1)
    window.touchUp(time: 2)
    for _ in 0..<120 { window.advance(by: 1 / 60) }
    #expect(controller.viewControllers?.first === third && second.parent == nil)
    #expect(first.calls == ["will appear", "appeared"], "only when it was shown first")
    second.calls = []
    window.rootViewController = second
    window.advance(by: 0)
    #expect(second.calls == ["will appear", "appeared"])
  }
}
