import CradleUIKit
import Testing

/// Animators of presentations behind which the presenter disappears.
struct PresenterViewTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var keys: [[Bool]] = []
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
      keys.append([
        from != nil && from === context.viewController(forKey: .from)?.view,
        to != nil && to === context.viewController(forKey: .to)?.view,
      ])
      for view in [to, from] { if let view { context.containerView.addSubview(view) } }
      UIView.animate(
        withDuration: 0.3, animations: { from?.alpha = 0.5 },
        completion: { _ in
          from?.alpha = 1
          context.completeTransition(true)
        })
    }
  }

  @Test("an animator gets both views if the presenter disappears, and the presenter's is put back")
  func views() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (root, fade, cover) = (UIViewController(), Fade(), UIView())
    window.rootViewController = root
    window.addSubview(cover)
    window.advance(by: 0)
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let top = UIViewController()
      (top.modalPresentationStyle, top.transitioningDelegate, fade.keys) = (style, fade, [])
      root.present(top, animated: true)
      window.advance(by: 0.1)
      let container = top.view.superview
      #expect((root.view.superview === container) == (style == .fullScreen))
      window.advance(by: 1)
      #expect(root.view.superview === window && top.view.superview === container)
      #expect(window.subviews.first === root.view && window.subviews.last === container)
      root.dismiss(animated: true)
      window.advance(by: 1)
      let disappears = style == .fullScreen
      #expect(fade.keys == [[disappears, true], [true, disappears]])
      #expect(window.subviews == [root.view, cover] && top.view.superview == nil)
      #expect(root.presentedViewController == nil)
    }
  }
}
