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

  /// Returns the view from the container of a transition to its place.
  func restore(from container: UIView?) {
    guard let container, view?.superview === container else { return }
    restore()
  }
  /// Returns the view to its place, unless it is there.
  func restore() {
    guard let view, let superview, view.superview !== superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
  }
}
