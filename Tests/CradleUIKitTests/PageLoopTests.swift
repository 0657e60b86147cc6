import CradleUIKit
import TestSupport
import Testing

/// Pages in a loop, and the space between pages.
struct PageLoopTests {
  private final class Loop: NSObject, UIPageViewControllerDataSource {
    let pages: [UIViewController]
    init(_ count: Int) { pages = (0..<count).map { _ in UIViewController() } }
    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      pages.firstIndex { $0 === controller }.map { pages[($0 + step + pages.count) % pages.count] }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func open(_ loop: Loop) {
    controller.setViewControllers([loop.pages[0]], direction: .forward, animated: false)
    controller.dataSource = loop
    window.rootViewController = controller
    window.advance(by: 0)
  }
  private func drag(from start: CGFloat, by offset: CGFloat) {
    window.touchDown(at: CGPoint(x: start, y: 200))
    for step in 1...10 {
      window.touchMove(
        to: CGPoint(x: start + offset * CGFloat(step) / 10, y: 200), time: window.time + 1 / 60)
    }
  }
  private func left(_ page: UIViewController) -> CGFloat { page.view.convert(CGPoint.zero, to: nil).x }
  /// How far the second page is to the right of the first one, in points.
  private func distance(_ loop: Loop) -> CGFloat { left(loop.pages[1]) - left(loop.pages[0]) }
  private func settle() {
    // Kept still, the finger leaves no speed.
    window.touchUp(time: window.time + 1)
    for _ in 0..<240 { window.advance(by: 1 / 60) }
  }

  @Test("the other page of a loop of two comes in from each side", arguments: [-1, 1] as [CGFloat])
  func two(_ side: CGFloat) {
    let loop = Loop(2)
    open(loop)
    for turn in 1...3 {
      let (old, new) = (loop.pages[(turn - 1) % 2], loop.pages[turn % 2])
      drag(from: 160 - side * 100, by: side * 220)
      #expect(abs(left(new) - (left(old) - side * 320)) < Tolerance.closedForm)
      settle()
      #expect(controller.viewControllers?.first === new && left(new) == 0)
    }
  }

  @Test("a drag that changes its side brings the other page of two in there")
  func changedSide() {
    let loop = Loop(2)
    open(loop)
    drag(from: 160, by: -60)
    #expect(distance(loop) > 0)
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 100 + 20 * CGFloat(step), y: 200), time: window.time + 1 / 60)
    }
    #expect(distance(loop) < 0)
    window.touchUp(time: window.time + 1)
  }

  @Test("the page of a loop of one stays in sight")
  func one() {
    let loop = Loop(1)
    open(loop)
    drag(from: 160, by: -60)
    #expect(left(loop.pages[0]) < 0 && left(loop.pages[0]) > -60)
    settle()
    #expect(left(loop.pages[0]) == 0 && controller.viewControllers?.first === loop.pages[0])
  }

  @Test("a space between pages that is not finite traps with a sentence")
  func space() async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal,
          options: [.interPageSpacing: Double.infinity])
      }
    }
    #expect(
      TrapSentence.has("interPageSpacing is inf", "give a finite number", in: output?.standardErrorContent))
  }
}
