import CradleUIKit
import Testing

/// The first controller that a navigation controller shows.
struct FirstShownControllerTests {
  private final class Guide: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("will show \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("did show \(viewController.title ?? "")") }
  }
  private final class Root: UIViewController {
    weak var guide: Guide?
    override func viewWillAppear(_ animated: Bool) { guide?.calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { guide?.calls.append("did appear") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test("the delegate is told of the root's first appearance, once")
  func root() {
    let (root, guide) = (Root(), Guide())
    (root.title, root.guide) = ("A", guide)
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = guide
    #expect(guide.calls.isEmpty)
    window.rootViewController = navigation
    window.advance(by: 0)
    #expect(guide.calls == ["will show A", "will appear", "did appear", "did show A"])
    guide.calls = []
    window.rootViewController = UIViewController()
    window.advance(by: 0)
    window.rootViewController = navigation
    window.advance(by: 0)
    #expect(guide.calls == ["will appear", "did appear"])
  }

  @Test("a controller that is pushed before the first appearance is told of once")
  func pushed() {
    let (guide, pushed) = (Guide(), UIViewController())
    pushed.title = "B"
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = guide
    navigation.loadViewIfNeeded()
    navigation.pushViewController(pushed, animated: false)
    window.rootViewController = navigation
    window.advance(by: 0)
    #expect(guide.calls == ["will show B", "did show B"])
  }
}
