extension UINavigationController {
  /// Reports the top controller to the delegate, as in UIKit once the controller has appeared.
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
