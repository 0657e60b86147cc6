/// A turn of a page controller's pages that the app began.
final class PageTurn {
  let completion: ((Bool) -> Void)?
  let target: UIViewController
  /// The place of the target among the three pages.
  let place: CGFloat

  init(to target: UIViewController, isForward: Bool, _ completion: ((Bool) -> Void)?) {
    (self.target, place, self.completion) = (target, isForward ? 2 : 0, completion)
  }
}

extension UIViewController {
  /// Makes the appearance calls before a turn from this page to another one. As in UIKit a page that is only loaded does
  /// not appear.
  func beginTurn(to new: UIViewController, while isRunning: @autoclosure () -> Bool) {
    beginDisappearance(isAnimated: true)
    // The app may have ended the turn in this call.
    guard isRunning() else { return }
    new.appearance.isBesidePage = false
    new.beginAppearance(isAnimated: true)
  }
}
