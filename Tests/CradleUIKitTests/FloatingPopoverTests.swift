import CradleUIKit
import Testing

/// Popovers that float.
struct FloatingPopoverTests {
  private final class Log: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var style = UIModalPresentationStyle.none
    var allows = true
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      style
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      calls.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempt")
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("old did") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private let root = UIViewController()
  private let menu = UIViewController()
  private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
  private let log = Log()
  private var taps: Int { counter.count }
  private final class Counter { var count = 0 }
  private let counter = Counter()

  private func present(animated: Bool = false) {
    window.rootViewController = root
    root.view.addSubview(button)
    button.addAction(UIAction { [counter] _ in counter.count += 1 }, for: .touchUpInside)
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 200, height: 100)
    menu.popoverPresentationController?.sourceView = button
    menu.popoverPresentationController?.delegate = log
    root.present(menu, animated: animated)
    window.advance(by: 0)
  }
  private func tap(_ x: CGFloat, _ y: CGFloat) {
    window.touchDown(at: CGPoint(x: x, y: y))
    window.touchUp(time: window.time + 0.05)
    for _ in 0..<40 { window.advance(by: 1 / 60) }
  }
  private var shown: CGRect { menu.view.convert(menu.view.bounds, to: nil) }

  @Test(
    "in a regular width, or with a delegate that adapts to none, it floats beside its source",
    arguments: [true, false])
  func floats(isRegular: Bool) {
    if isRegular {
      window.traitOverrides.horizontalSizeClass = .regular
      log.style = .popover
    }
    present()
    #expect(shown == CGRect(x: 30, y: 153, width: 200, height: 100))
    #expect(menu.popoverPresentationController?.arrowDirection == .up)
    #expect(menu.presentationController?.frameOfPresentedViewInContainerView.minY == 140)
  }

  @Test("it fills a window of another width otherwise")
  func fills() {
    log.style = .popover
    present()
    #expect(shown == window.bounds && menu.popoverPresentationController?.arrowDirection == [])
  }

  @Test("it fades in, and follows another source and another size")
  func follows() {
    present(animated: true)
    let card = menu.view.superview?.superview
    #expect((card?.layer.presentation()?.opacity ?? 1) < 1)
    window.advance(by: 1)
    menu.preferredContentSize.height = 200
    #expect(shown == CGRect(x: 30, y: 153, width: 200, height: 200))
    menu.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 0, height: 0)
    #expect(shown == CGRect(x: 10, y: 113, width: 200, height: 200))
  }

  @Test("a tap beside it dismisses it, and a tap in it does not")
  func dismissal() {
    present()
    tap(60, 200)
    #expect(root.presentedViewController === menu && log.calls.isEmpty)
    tap(120, 120)
    #expect(root.presentedViewController == nil && taps == 0 && menu.view.window == nil)
    #expect(log.calls == ["should", "will", "did", "old did"])
  }

  @Test("a controller or a delegate can keep it", arguments: [true, false])
  func kept(isModal: Bool) {
    present()
    if isModal { menu.isModalInPresentation = true } else { log.allows = false }
    tap(400, 400)
    #expect(root.presentedViewController === menu)
    #expect(log.calls == (isModal ? ["attempt"] : ["should", "attempt"]))
  }

  @Test("touches reach the views that are passed through")
  func passes() {
    present()
    menu.popoverPresentationController?.passthroughViews = [button]
    tap(120, 120)
    #expect(taps == 1 && root.presentedViewController === menu)
  }

  @Test("it points at the item of a bar")
  func barItem() {
    let navigation = UINavigationController(rootViewController: root)
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    window.rootViewController = navigation
    window.advance(by: 0)
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 200, height: 100)
    menu.popoverPresentationController?.barButtonItem = item
    menu.popoverPresentationController?.delegate = log
    root.present(menu, animated: false)
    window.advance(by: 0)
    #expect(shown.maxX == 790 && shown.minY > 20 && shown.minY < 80)
  }

  @Test(
    "a size of the controller at the top of a navigation counts, and another one is reported to the parent")
  func navigation() {
    final class Parent: UIViewController {
      var reports = 0
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
      {
        reports += 1
      }
    }
    window.rootViewController = root
    root.view.addSubview(button)
    menu.preferredContentSize = CGSize(width: 240, height: 120)
    let navigation = UINavigationController(rootViewController: menu)
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.sourceView = button
    navigation.popoverPresentationController?.delegate = log
    root.present(navigation, animated: false)
    window.advance(by: 0)
    #expect(navigation.view.bounds.size == CGSize(width: 240, height: 120))
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 1, height: 1)
    child.preferredContentSize = CGSize(width: 1, height: 1)
    #expect(parent.reports == 1)
  }
}
