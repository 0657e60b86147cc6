import CradleUIKit
import TestSupport
import Testing

/// Moves what comes from the right by the container's width.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  let isComing: Bool
  var ended: [Bool] = []
  init(isComing: Bool) { self.isComing = isComing }
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isComing ? .to : .from) else { return }
    let width = context.containerView.bounds.width
    if isComing {
      context.containerView.addSubview(view)
      if let coming = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: coming).offsetBy(dx: width, dy: 0)
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: { view.frame.origin.x = self.isComing ? 0 : width },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// A card in the lower half, over a veil.
private final class Card: UIPresentationController {
  let veil = UIView()
  var calls: [String] = []
  override var frameOfPresentedViewInContainerView: CGRect {
    let room = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: room.midY, width: room.width, height: room.height / 2)
  }
  override func presentationTransitionWillBegin() {
    calls.append("will")
    veil.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(veil, at: 0)
    veil.alpha = 0
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.veil.alpha = 1 })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did \(completed)") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("gone \(completed)") }
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
  let comes = Slide(isComing: true)
  let goes = Slide(isComing: false)
  var hand: UIPercentDrivenInteractiveTransition?
  var card: Card?
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { comes }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  {
    goes
  }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { hand }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    card = Card(presentedViewController: presented, presenting: presenting)
    return card
  }
}

/// Controllers come and go by animators, and by hand.
@Suite struct TransitionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = UIViewController()
  private let second = UIViewController()
  private let chooser = Chooser()
  private func shown(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).frame.minX }

  private func present(_ style: UIModalPresentationStyle = .fullScreen) {
    window.rootViewController = first
    window.advance(by: 0)
    second.transitioningDelegate = chooser
    second.modalPresentationStyle = style
    first.present(second, animated: true)
  }

  @Test("an animator moves the presented view over its duration, and the presentation ends with it")
  func presentation() {
    present()
    #expect(second.isBeingPresented && first.presentedViewController === second)
    window.advance(by: 0.25)
    #expect(abs(shown(second.view) - 160) < Tolerance.closedForm && chooser.comes.ended.isEmpty)
    #expect(second.transitionCoordinator?.transitionDuration == 0.5)
    window.advance(by: 0.25)
    #expect(shown(second.view) == 0 && chooser.comes.ended == [true] && !second.isBeingPresented)
    #expect(second.transitionCoordinator == nil)
    var isGone = false
    first.dismiss(animated: true) { isGone = true }
    window.advance(by: 0.125)
    #expect(abs(shown(second.view) - 80) < Tolerance.closedForm && second.isBeingDismissed && !isGone)
    window.advance(by: 0.375)
    #expect(isGone && second.view.window == nil && first.presentedViewController == nil)
    #expect(window.subviews == [first.view])
  }

  @Test("a presentation controller places the view, and its own views change along with the animation")
  func card() throws {
    present(.custom)
    let card = try #require(chooser.card)
    window.advance(by: 0.25)
    // Along with it the change is slow at both ends: half of the way at half of the time.
    #expect(abs((card.veil.layer.presentation() ?? card.veil.layer).opacity - 0.5) < Tolerance.opacity)
    window.advance(by: 0.25)
    #expect(second.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
    #expect(card.calls == ["will", "did true"] && second.presentationController === card)
    second.dismiss(animated: false)
    #expect(card.calls == ["will", "did true", "gone true"] && card.veil.window == nil)
  }

  @Test("an interaction drives a dismissal; cancelled it goes back, finished it goes on")
  func hand() {
    present()
    window.advance(by: 0.5)
    let hand = UIPercentDrivenInteractiveTransition()
    chooser.hand = hand
    first.dismiss(animated: true)
    #expect(hand.duration == 0.5)
    hand.update(0.4)
    window.advance(by: 1)
    #expect(abs(shown(second.view) - 128) < Tolerance.summed && hand.percentComplete == 0.4)
    hand.update(1)
    #expect(
      abs(shown(second.view) - 320) < Tolerance.invisible && chooser.goes.ended.isEmpty,
      "a hand at the end can go back")
    hand.update(0.5)
    hand.cancel()
    window.advance(by: 0.125)
    #expect(abs(shown(second.view) - 80) < Tolerance.summed)
    window.advance(by: 0.2)
    #expect(shown(second.view) == 0 && second.view.frame.minX == 0 && chooser.goes.ended == [false])
    #expect(first.presentedViewController === second && second.view.window != nil)

    first.dismiss(animated: true)
    hand.update(0.5)
    hand.completionSpeed = 2
    hand.finish()
    window.advance(by: 0.0625)
    #expect(abs(shown(second.view) - 240) < Tolerance.summed)
    window.advance(by: 0.0625)
    #expect(chooser.goes.ended == [false, true] && first.presentedViewController == nil)
  }

  @Test(
    "a navigation controller's delegate animates a push, and a pop by hand that goes back leaves the stack as it was"
  )
  func navigation() {
    final class Guide: NSObject, UINavigationControllerDelegate {
      var hand: UIPercentDrivenInteractiveTransition?
      var calls: [String] = []
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Slide(isComing: operation == .push) }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? { hand }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("did \(viewController.title ?? "")") }
    }
    let (guide, navigation) = (Guide(), UINavigationController(rootViewController: first))
    (first.title, second.title) = ("A", "B")
    window.rootViewController = navigation
    window.advance(by: 0)
    navigation.delegate = guide
    navigation.pushViewController(second, animated: true)
    window.advance(by: 0.25)
    #expect(
      abs(shown(second.view) - 160) < Tolerance.closedForm && first.view.window != nil
        && second.isMovingToParent)
    window.advance(by: 0.25)
    #expect(second.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436) && first.view.window == nil)
    guide.hand = UIPercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    guide.hand?.update(0.5)
    #expect(navigation.viewControllers == [first] && abs(shown(second.view) - 160) < Tolerance.summed)
    guide.hand?.cancel()
    window.advance(by: 0.3)
    #expect(navigation.viewControllers == [first, second] && second.view.superview === navigation.view)
    #expect(second.view.frame.minX == 0 && navigation.transitionCoordinator == nil)
    #expect(guide.calls == ["will B", "did B", "will A", "did B"])
  }

  @Test("children get their appearance calls")
  func children() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        calls.append(parent == nil ? "will go" : "will come")
      }
      override func didMove(toParent parent: UIViewController?) {
        calls.append(parent == nil ? "gone" : "come")
      }
    }
    let child = Child()
    first.addChild(child)
    #expect(child.calls == ["will come"])
    child.didMove(toParent: first)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.calls == ["will come", "come", "will go", "gone"] && first.children.isEmpty)
  }

  @Test("a flip turns a view away by a quarter, and back from the other side")
  func flip() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(card)
    var ends: [Bool] = []
    UIView.transition(
      with: card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], animations: { card.tag = 1 },
      completion: { ends.append($0) })
    #expect(card.tag == 1)
    var angles: [CGFloat] = []
    for _ in 0..<4 {
      window.advance(by: 0.2)
      let turn = (card.layer.presentation() ?? card.layer).transform
      angles.append(CGFloat(atan2(Double(-turn.m13), Double(turn.m11))) / .pi)
    }
    #expect(
      zip(angles, [0.2, 0.4, -0.4, -0.2]).allSatisfy { abs($0 - $1) < Tolerance.closedForm }, "\(angles)")
    window.advance(by: 0.2)
    #expect(ends == [true] && CATransform3DIsIdentity((card.layer.presentation() ?? card.layer).transform))
    let back = UIView(frame: card.frame)
    UIView.transition(from: card, to: back, duration: 0.5, options: .transitionCrossDissolve)
    #expect(card.superview == nil && back.superview === window)
  }
}
