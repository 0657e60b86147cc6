import CradleUIKit
import Testing

/// The closures of a transition's coordinator.
struct CoordinatorReleaseTests {
  @Test("closures that hold their coordinator are released after the transition")
  func released() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.advance(by: 0)
    weak var token: UIView?
    do {
      let held = UIView()
      token = held
      navigation.pushViewController(UIViewController(), animated: true)
      let coordinator = navigation.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges { _ in _ = (held, coordinator) }
      coordinator?.notifyWhenInteractionEnds { _ in _ = (held, coordinator) }
      _ = coordinator?.animate(
        alongsideTransition: { _ in held.alpha = coordinator == nil ? 0 : 1 },
        completion: { _ in _ = (held, coordinator) })
    }
    for _ in 0..<60 { window.advance(by: 1 / 60) }
    let isGone = token == nil
    #expect(isGone)
  }
}
