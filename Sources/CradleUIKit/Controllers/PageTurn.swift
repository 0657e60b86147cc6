/// A turn of a page controller's pages that the app began.
final class PageTurn {
  let completion: ((Bool) -> Void)?
  let target: UIViewController

  init(to target: UIViewController, _ completion: ((Bool) -> Void)?) {
    (self.target, self.completion) = (target, completion)
  }
}
