import CradleUIKit
import Testing

/// The call between `viewWillAppear(_:)` and `viewDidAppear(_:)`.
struct IsAppearingTests {
  private final class Controller: UIViewController {
    var calls: [String] = []
    var size = CGSize.zero
    override func viewWillAppear(_ animated: Bool) { calls.append("will") }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      size = view.bounds.size
      calls.append(animated ? "is, animated" : "is")
    }
    override func viewDidLayoutSubviews() { if calls.last != "layout" { calls.append("layout") } }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  @Test("it comes once, in the window's size, before the first layout, also when the view comes back")
  func root() {
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.advance(by: 0.1)
    window.advance(by: 0.1)
    #expect(controller.calls == ["will", "is", "layout", "did"])
    #expect(controller.size == CGSize(width: 300, height: 500))
    window.rootViewController = UIViewController()
    controller.calls = []
    window.rootViewController = controller
    window.advance(by: 0.1)
    #expect(controller.calls.filter { $0 != "layout" } == ["will", "is", "did"])
  }

  @Test("a presentation makes it before it ends, and says that it is animated")
  func presentation() {
    let (root, controller) = (UIViewController(), Controller())
    window.rootViewController = root
    window.advance(by: 0.1)
    root.present(controller, animated: true)
    window.advance(by: 0.1)
    #expect(controller.calls == ["will", "is, animated", "layout"])
    window.advance(by: 1)
    #expect(controller.calls.filter { $0 != "layout" } == ["will", "is, animated", "did"])
  }

  @Test("a parent that notifies its child itself makes it, too")
  func child() {
    let controller = Controller()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.calls == ["will", "is", "did"])
  }
}
