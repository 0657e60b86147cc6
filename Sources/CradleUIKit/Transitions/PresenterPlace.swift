/// The place of the view of a presenting controller that disappears behind the presented one. An animator gets that
/// view, as in UIKit, and may put it into the container of the transition.
struct PresenterPlace {
  private weak var view: UIView?
  private weak var superview: UIView?
  private let index: Int

  /// Nil for a controller whose view is in no other one.
  init?(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return nil }
    (self.view, self.superview, self.index) = (view, superview, index)
  }

  /// Moves the view from a transition's container back to its place, even if the animator
  /// has put it into a subview.
  func restore(from container: UIView) {
    guard let view, let superview, view.isDescendant(of: container) else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
  }
  /// Returns the view to its place if an animator has taken it out of all views. As in UIKit the app may move it to
  /// another view meanwhile, where it stays.
  func restoreRemoved() {
    guard let view, let superview, view.superview == nil else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
  }
}
