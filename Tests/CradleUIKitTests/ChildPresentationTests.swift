import CradleUIKit
import Testing

/// Controllers that a child presents.
struct ChildPresentationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let child = UIViewController()
  private let modal = UIViewController()

  private func shownNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: child)
    window.rootViewController = navigation
    window.advance(by: 0)
    return navigation
  }

  @Test("the outermost parent presents what a child presents")
  func outermost() {
    let navigation = shownNavigation()
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === navigation && navigation.presentedViewController === modal)
    #expect(child.presentedViewController === modal && navigation.visibleViewController === modal)
    let other = UIViewController()
    navigation.present(other, animated: false)
    #expect(navigation.presentedViewController === modal && other.presentingViewController == nil)
    child.dismiss(animated: false)
    #expect(child.presentedViewController == nil && navigation.presentedViewController == nil)
    #expect(modal.presentingViewController == nil && modal.viewIfLoaded?.window == nil)
  }

  @Test("a child of the presented controller dismisses it")
  func childOfPresented() {
    let navigation = shownNavigation()
    let (inner, outer) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    child.present(outer, animated: false)
    #expect(inner.presentingViewController === navigation && inner.presentedViewController == nil)
    inner.dismiss(animated: false)
    #expect(navigation.presentedViewController == nil)
  }

  @Test("a child that defines the context presents what is shown over the context")
  func context() {
    let navigation = shownNavigation()
    child.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === child && child.presentedViewController === modal)
    #expect(navigation.presentedViewController == nil)
    modal.dismiss(animated: false)
    #expect(child.presentedViewController == nil)
  }
}
