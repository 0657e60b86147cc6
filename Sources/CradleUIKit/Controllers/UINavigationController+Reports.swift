extension UINavigationController {
  /// Tells the delegate of the top controller, as in UIKit once it has appeared.
  func report(animated: Bool) {
    guard let top = topViewController else { return }
    dueReport = top.appearance.step == .appearing ? animated : nil
    if dueReport == nil { delegate?.navigationController(self, didShow: top, animated: animated) }
  }
  /// Called after a child has appeared.
  func childDidAppear(_ child: UIViewController) {
    if child === topViewController, let due = dueReport { report(animated: due) }
  }
}
