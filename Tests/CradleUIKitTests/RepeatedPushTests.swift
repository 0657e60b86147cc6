import CradleUIKit
import TestSupport
import Testing

/// Controllers that are pushed again.
struct RepeatedPushTests {
  @Test("pushing a controller that is on the stack traps with a sentence")
  func onStack() async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root).pushViewController(root, animated: false)
      }
    }
    #expect(
      TrapSentence.has(
        "UINavigationController.pushViewController", "on the stack already", in: output?.standardErrorContent)
    )
  }

  @Test("a controller that was popped can be pushed again")
  func popped() {
    let (navigation, top) = (
      UINavigationController(rootViewController: UIViewController()), UIViewController()
    )
    for _ in 0..<2 {
      navigation.pushViewController(top, animated: false)
      #expect(navigation.topViewController === top)
      navigation.popViewController(animated: false)
    }
    #expect(navigation.viewControllers.count == 1 && top.parent == nil)
  }
}
