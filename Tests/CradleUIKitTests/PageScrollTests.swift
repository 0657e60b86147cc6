import CradleUIKit
import Testing

/// The scroll view of a page controller, which apps search among the subviews to follow a turn.
@Suite struct PageScrollTests {
  private final class Book: PageBook, UIPageViewControllerDelegate, UIScrollViewDelegate {
    var calls: [String] = []
    var offsets: [CGFloat] = []
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { calls.append("will") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { calls.append("did \(completed)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.x + scrollView.contentOffset.y)
      if calls.last == "will" { calls.append("scroll") }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let book = Book()

  private func open(
    at page: Int, _ orientation: UIPageViewController.NavigationOrientation = .horizontal, gap: Int = 0
  ) throws -> (UIPageViewController, UIScrollView) {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: gap])
    controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
    (controller.dataSource, controller.delegate) = (book, book)
    window.rootViewController = controller
    window.advance(by: 0)
    let scroll = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    scroll.delegate = book
    return (controller, scroll)
  }
  private func drag(by offset: CGFloat, isVertical: Bool = false) {
    let start = window.time
    func place(_ part: CGFloat) -> CGPoint {
      isVertical ? CGPoint(x: 160, y: 240 + offset * part) : CGPoint(x: 160 + offset * part, y: 200)
    }
    window.touchDown(at: place(0))
    for step in 1...10 {
      window.touchMove(to: place(CGFloat(step) / 10), time: start + Double(step) / 60)
    }
    // Kept still, the finger leaves no speed.
    window.touchUp(time: start + 1)
    for _ in 0..<240 { window.advance(by: 1 / 60) }
  }

  @Test(
    "the first, a middle and the last page rest at the width of the scroll view, in content of three pages",
    arguments: [0, 1, 2], [0, 20])
  func rest(page: Int, gap: Int) throws {
    let (controller, scroll) = try open(at: page, gap: gap)
    #expect(scroll.bounds.width == 320 + CGFloat(gap) && scroll.contentSize.width == 3 * scroll.bounds.width)
    #expect(scroll.contentOffset.x == scroll.bounds.width)
    drag(by: -60)
    #expect(scroll.contentOffset.x == scroll.bounds.width, "it springs back")
    #expect(controller.viewControllers == [book.pages[page]])
    #expect(book.pages[page].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("pages below each other rest at the height")
  func vertical() throws {
    let (controller, scroll) = try open(at: 1, .vertical)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 480))
    drag(by: -300, isVertical: true)
    #expect(controller.viewControllers == [book.pages[2]] && scroll.contentOffset == CGPoint(x: 0, y: 480))
  }

  @Test("with a scroll delegate of the app pages turn, and it sees the progress from 0 to 1, then 0")
  func delegate() throws {
    let (controller, scroll) = try open(at: 0)
    book.offsets = []
    drag(by: -200)
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.calls == ["begin", "will", "scroll", "did true", "rest"])
    let progress = book.offsets.map { $0 / scroll.bounds.width - 1 }
    #expect(progress.last == 0 && progress.dropLast().last == 1)
    #expect(zip(progress, progress.dropFirst()).dropLast().allSatisfy { $0 <= $1 })
  }

  @Test("a pull where there is no page moves the content less than the finger, and springs back")
  func edge() throws {
    let (_, scroll) = try open(at: 0)
    drag(by: 200)
    let least = try #require(book.offsets.min())
    #expect(least < 320 && least > 320 - 150 && scroll.contentOffset.x == 320 && !book.calls.contains("will"))
  }

  @Test("a turn by the app scrolls to the next place, and ends in the middle")
  func turn() throws {
    let (controller, scroll) = try open(at: 0)
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    window.advance(by: 0.1)
    #expect(scroll.contentOffset.x > 320 && scroll.contentOffset.x < 640)
    for _ in 0..<120 { window.advance(by: 1 / 60) }
    #expect(scroll.contentOffset.x == 320)
    controller.setViewControllers([book.pages[1]], direction: .reverse, animated: true)
    window.advance(by: 0.1)
    #expect(scroll.contentOffset.x > 0 && scroll.contentOffset.x < 320)
  }

  @Test("a turn that the app begins during a drag goes on when the finger lifts", arguments: [-60, -10, 200])
  func turnInDrag(offset: CGFloat) throws {
    let (controller, scroll) = try open(at: 1)
    window.touchDown(at: CGPoint(x: 160, y: 200), time: window.time)
    window.touchMove(to: CGPoint(x: 130, y: 200), time: window.time + 0.1)
    var results: [Bool] = []
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { results.append($0) }
    window.touchMove(to: CGPoint(x: 130 + offset, y: 200), time: window.time + 0.1)
    window.advance(by: 0.5)
    #expect(results.isEmpty)
    window.touchUp(time: window.time)
    for _ in 0..<120 { window.advance(by: 1 / 60) }
    #expect(results == [true] && controller.viewControllers == [book.pages[2]])
    #expect(scroll.contentOffset.x == 320 && controller.children == [book.pages[2]])
  }

  @Test("a data source that is set during a drag is asked for the pages of the next one")
  func changedSource() throws {
    let (controller, _) = try open(at: 1)
    window.touchDown(at: CGPoint(x: 160, y: 200), time: window.time)
    window.touchMove(to: CGPoint(x: 130, y: 200), time: window.time + 0.1)
    #expect(controller.children.count == 3)
    controller.dataSource = nil
    window.advance(by: 1)
    window.touchUp(time: window.time)
    for _ in 0..<120 { window.advance(by: 1 / 60) }
    #expect(controller.children == [book.pages[1]])
    drag(by: -200)
    #expect(controller.viewControllers == [book.pages[1]])
  }
}
