import CradleUIKit
import Testing

/// The appearance calls of pages that are turned.
struct PageAppearanceTests {
  private final class Log { var calls: [String] = [] }
  private final class Page: UIViewController {
    weak var log: Log?
    private func note(_ call: String) { log?.calls.append("\(title ?? "") \(call)") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("appeared") }
    override func viewWillDisappear(_ animated: Bool) { note("will go") }
    override func viewDidDisappear(_ animated: Bool) { note("gone") }
  }
  private final class Book: NSObject, UIPageViewControllerDataSource {
    let pages: [Page]
    init(_ log: Log) {
      pages = (0..<3).map { number in
        let page = Page()
        (page.title, page.log) = ("\(number)", log)
        return page
      }
    }
    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }), pages.indices.contains(index + step)
      else { return nil }
      return pages[index + step]
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = Log()
  private let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func opened() -> Book {
    let book = Book(log)
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    controller.dataSource = book
    window.rootViewController = controller
    window.advance(by: 0)
    log.calls = []
    return book
  }
  private func drag(by offset: CGFloat) {
    let start = window.time
    window.touchDown(at: CGPoint(x: 160, y: 200))
    for step in 1...10 {
      window.touchMove(
        to: CGPoint(x: 160 + offset * CGFloat(step) / 10, y: 200), time: start + Double(step) / 60)
    }
    window.touchUp(time: start + 1)
    for _ in 0..<240 { window.advance(by: 1 / 60) }
  }

  @Test("a drag makes only the page appear that it turns to, and it has appeared once the page rests")
  func turn() {
    let book = opened()
    drag(by: -200)
    #expect(log.calls == ["1 will go", "2 will appear", "1 gone", "2 appeared"])
    #expect(controller.viewControllers?.first === book.pages[2])
  }

  @Test("a page does not appear if the delegate shows another one as the turn begins")
  func replaced() {
    final class Turner: NSObject, UIPageViewControllerDelegate {
      var onTurn: (() -> Void)?
      func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
      ) {
        let action = onTurn
        onTurn = nil
        action?()
      }
    }
    let (book, turner) = (opened(), Turner())
    turner.onTurn = { controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false) }
    controller.delegate = turner
    drag(by: -200)
    let hasTurned = turner.onTurn == nil
    #expect(hasTurned && controller.viewControllers?.first === book.pages[0])
    #expect(!log.calls.contains("2 will appear") && log.calls.last == "0 appeared")
  }

  @Test("a page that springs back appears again, and the other one goes")
  func springBack() {
    let book = opened()
    drag(by: -60)
    #expect(
      log.calls == ["1 will go", "2 will appear", "2 will go", "1 will appear", "2 gone", "1 appeared"])
    log.calls = []
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    window.advance(by: 0)
    #expect(log.calls.sorted() == ["1 gone", "1 will go", "2 appeared", "2 will appear"])
  }

  @Test("a page beside the one that is shown does not appear when a screen over both goes")
  func behindScreen() {
    let book = opened()
    drag(by: -60)
    log.calls = []
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    controller.present(screen, animated: false)
    controller.dismiss(animated: false)
    window.advance(by: 0)
    #expect(log.calls == ["1 will go", "1 gone", "1 will appear", "1 appeared"])
    #expect(controller.viewControllers?.first === book.pages[1])
  }

  @Test("a page that the app turns to appears before the turn, and has appeared after it")
  func byApp() {
    let book = opened()
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    window.advance(by: 0.1)
    #expect(log.calls == ["1 will go", "2 will appear"])
    for _ in 0..<120 { window.advance(by: 1 / 60) }
    #expect(log.calls == ["1 will go", "2 will appear", "1 gone", "2 appeared"])
  }
}
