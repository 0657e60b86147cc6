import CradleUIKit
import Testing

/// Pages that a drag turns.
@Suite struct PageControllerTests {
  private final class Book: PageBook, UIPageViewControllerDelegate {
    var calls: [String] = []
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { calls.append("will " + (pendingViewControllers.first?.title ?? "")) }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { calls.append("from \(previousViewControllers.first?.title ?? "") \(completed)") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let book = Book()
  private let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func open(at page: Int) {
    controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
    (controller.dataSource, controller.delegate) = (book, book)
    window.rootViewController = controller
    window.advance(by: 0)
  }
  private func drag(by offset: CGFloat) {
    let start = window.time
    window.touchDown(at: CGPoint(x: 160, y: 200))
    for step in 1...10 {
      window.touchMove(
        to: CGPoint(x: 160 + offset * CGFloat(step) / 10, y: 200), time: start + Double(step) / 60)
    }
    // Kept still, the finger leaves no speed.
    window.touchUp(time: start + 1)
    for _ in 0..<240 { window.advance(by: 1 / 60) }
  }

  @Test("a drag over half of a page turns it, and the delegate is called before and after")
  func turn() {
    open(at: 0)
    drag(by: -200)
    #expect(book.calls == ["will 1", "from 0 true"] && controller.viewControllers == [book.pages[1]])
    #expect(controller.children == [book.pages[1]] && book.pages[0].parent == nil)
    #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
    drag(by: 200)
    #expect(
      book.calls.suffix(2) == ["will 0", "from 1 true"] && controller.viewControllers == [book.pages[0]])
  }

  @Test("a short drag springs back, and the delegate's call says that it is not completed")
  func springBack() {
    open(at: 1)
    drag(by: -60)
    #expect(book.calls == ["will 2", "from 1 false"] && controller.viewControllers == [book.pages[1]])
    #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("the app turns pages by scrolling without calls of the delegate")
  func byApp() {
    open(at: 0)
    var ends: [Bool] = []
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { ends.append($0) }
    window.advance(by: 0.1)
    let offset = book.pages[2].view.convert(CGPoint.zero, to: nil).x
    #expect(offset > 0 && offset < 320 && ends.isEmpty)
    for _ in 0..<120 { window.advance(by: 1 / 60) }
    #expect(ends == [true] && controller.viewControllers == [book.pages[2]] && book.calls.isEmpty)
    drag(by: -200)
    #expect(
      controller.viewControllers == [book.pages[2]] && book.calls.isEmpty, "there is none after the last")
  }
}
