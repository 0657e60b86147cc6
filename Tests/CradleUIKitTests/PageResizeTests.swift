import CradleUIKit
import Testing

/// A page controller whose window changes its size while a finger turns a page.
struct PageResizeTests {
  private final class Source: UIPageViewControllerDataSource {
    let first = UIViewController()
    let second = UIViewController()
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === second ? first : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === first ? second : nil }
  }

  @Test("the drag ends at the page that is shown, which has the new size", arguments: [210, 60])
  func resized(_ distance: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = Source()
    controller.dataSource = source
    controller.setViewControllers([source.first], direction: .forward, animated: false)
    window.rootViewController = controller
    window.advance(by: 0)
    window.touchDown(at: CGPoint(x: 300, y: 200), time: 0)
    for step in 1...10 {
      let x = 300 - distance * CGFloat(step) / 10
      window.touchMove(to: CGPoint(x: x, y: 200), time: Double(step) / 60)
    }
    window.frame = CGRect(x: 0, y: 0, width: 700, height: 400)
    window.advance(by: 1 / 60)
    window.touchMove(to: CGPoint(x: 300 - distance, y: 200), time: 1)
    window.touchUp(time: 2)
    for _ in 0..<180 { window.advance(by: 1 / 60) }
    let page = distance > 160 ? source.second : source.first
    #expect(controller.viewControllers?.first === page)
    let size = page.view.bounds.size
    #expect(size == CGSize(width: 700, height: 400))
    let corner = page.view.convert(CGPoint.zero, to: nil)
    #expect(corner == CGPoint.zero)
  }
}
