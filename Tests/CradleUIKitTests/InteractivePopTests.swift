import CradleUIKit
import Testing

/// The drag from the left edge that pops the top controller of a navigation controller.
struct InteractivePopTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = UIViewController()
  private let second = UITableViewController(style: .plain)
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    window.rootViewController = navigation
    window.advance(by: 0)
    second.tableView.contentSize.height = 2000
  }

  /// The left edge of the top view as it is shown.
  private var left: CGFloat {
    (second.view.layer.presentation()?.position.x ?? second.view.center.x) - second.view.bounds.width / 2
  }
  /// Drags from a point, in ten steps, and rests at the end for longer than a velocity lasts.
  private func drag(from start: CGPoint, by x: CGFloat, _ y: CGFloat = 0, rests: Bool = true) {
    window.touchDown(at: start, time: 0)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      window.touchMove(to: CGPoint(x: start.x + x * part, y: start.y + y * part), time: Double(step) / 60)
    }
    if rests { window.touchMove(to: CGPoint(x: start.x + x, y: start.y + y), time: 1) }
  }
  private func settle() { for _ in 0..<60 { window.advance(by: 1 / 60) } }

  @Test(
    "the top view follows the finger, and goes on where it lies beyond the middle", arguments: [true, false])
  func follows(_ isFar: Bool) {
    drag(from: CGPoint(x: 4, y: 200), by: isFar ? 210 : 110)
    // A drag is measured from the end of its slop of 10 points.
    #expect(abs(left - (isFar ? 200 : 100)) < 1)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    window.touchUp(time: 1.1)
    settle()
    #expect(navigation.viewControllers.count == (isFar ? 1 : 2))
    #expect((first.viewIfLoaded?.window == nil) != isFar && (second.view.window == nil) == isFar)
    #expect(navigation.transitionCoordinator == nil)
    let top = isFar ? first : second
    #expect(top.view.center.x == 160 && navigation.navigationBar.items?.count == (isFar ? 1 : 2))
  }

  @Test("a fast drag pops although it is short")
  func flick() {
    drag(from: CGPoint(x: 4, y: 200), by: 130, rests: false)
    window.touchUp(time: 10.0 / 60)
    settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("a cancelled drag pops nothing, however far it went")
  func cancelled() {
    drag(from: CGPoint(x: 4, y: 200), by: 250)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    settle()
    #expect(navigation.viewControllers.count == 2 && second.view.center.x == 160)
  }

  @Test("a drag that begins elsewhere, or along the edge, scrolls the content")
  func elsewhere() {
    for start in [CGPoint(x: 200, y: 400), CGPoint(x: 4, y: 400)] {
      second.tableView.contentOffset = .zero
      drag(from: start, by: 20, -200)
      #expect(second.tableView.contentOffset.y > 100)
      window.touchUp(time: 1.1)
      settle()
    }
    drag(from: CGPoint(x: 100, y: 200), by: 200)
    window.touchUp(time: 1.1)
    settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("a drag begins with steps of any size", arguments: [1, 5, 10, 20] as [CGFloat])
  func steps(of size: CGFloat) {
    window.touchDown(at: CGPoint(x: 4, y: 200), time: 0)
    for step in 1...Int(240 / size) {
      window.touchMove(to: CGPoint(x: 4 + size * CGFloat(step), y: 200), time: Double(step) / 60)
    }
    #expect(navigation.transitionCoordinator?.isInteractive == true && abs(left - 230) < 1)
    window.touchUp(time: 10)
    settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("of two navigation controllers the inner one pops, and the outer one once it cannot")
  func nested() {
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.pushViewController(UIViewController(), animated: false)
    navigation.pushViewController(inner, animated: false)
    window.advance(by: 0)
    for count in [(inner: 1, outer: 3), (inner: 1, outer: 2)] {
      drag(from: CGPoint(x: 4, y: 200), by: 250)
      window.touchUp(time: 1.1)
      settle()
      #expect(inner.viewControllers.count == count.inner && navigation.viewControllers.count == count.outer)
    }
  }

  private enum Obstacle: CaseIterable { case root, hidden, replaced, noBar, disabled }
  @Test("a controller without a back button is not popped", arguments: Obstacle.allCases)
  private func obstacles(_ obstacle: Obstacle) {
    switch obstacle {
    case .root: navigation.setViewControllers([second], animated: false)
    case .hidden: second.navigationItem.hidesBackButton = true
    case .replaced: second.navigationItem.leftBarButtonItem = UIBarButtonItem()
    case .noBar: navigation.isNavigationBarHidden = true
    case .disabled: navigation.interactivePopGestureRecognizer?.isEnabled = false
    }
    window.advance(by: 0)
    drag(from: CGPoint(x: 4, y: 200), by: 250)
    window.touchUp(time: 1.1)
    settle()
    #expect(navigation.topViewController === second && second.view.center.x == 160)
  }
}
