import CradleGeometry

/// The layout of a collection view, and the interactive transition to another one.
///
/// The engine's layouts are the `engine`s of these UIKit layouts.
final class InstalledLayouts {
  /// The layout outside of a transition.
  private(set) var current: UICollectionViewLayout
  private var transition: InteractiveLayoutTransition?
  /// The layout of an interactive transition that the engine has not started yet.
  private var pending: UICollectionViewTransitionLayout?

  init(_ layout: UICollectionViewLayout) { current = layout }

  /// The layout in use.
  var shown: UICollectionViewLayout { transition?.layout ?? current }

  /// Changes the layout, and calls `completion` at the end.
  func set(
    _ layout: UICollectionViewLayout, in view: UICollectionView, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = current
    layout.owner = view
    for element in view.elements.views { element.willTransition(from: old, to: layout) }
    current = layout
    view.movingInBlock {
      view.engine.setCollectionViewLayout(layout.engine, animated: animated, completion: completion)
    }
    end(in: view)
    if old !== layout { old.owner = nil }
    for element in view.elements.views { element.didTransition(from: old, to: layout) }
    view.setNeedsLayout()
  }

  /// Starts a transition, after one that is under way has ended at its nearer side.
  func start(
    to layout: UICollectionViewLayout, in view: UICollectionView,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let transition {
      if transition.layout.transitionProgress > 0.5 {
        view.finishInteractiveTransition()
      } else {
        view.cancelInteractiveTransition()
      }
    }
    let old = current
    layout.owner = view
    for element in view.elements.views { element.willTransition(from: old, to: layout) }
    let between = view.engine.startInteractiveTransition(to: layout.engine, completion: completion)
    guard let shown = between.uikit as? UICollectionViewTransitionLayout else {
      preconditionFailure(
        "UICollectionView: a transition layout that is not UIKit's; use the view's own calls")
    }
    shown.owner = view
    transition = InteractiveLayoutTransition(layout: shown, old: old, new: layout)
    view.setNeedsLayout()
    return shown
  }

  /// Returns the delegate's transition layout, or a `UICollectionViewTransitionLayout`.
  func transitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout, in view: UICollectionView
  ) -> EngineTransitionLayout {
    let layout =
      view.delegate?.collectionView(view, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    pending = layout
    return layout.transitionEngine
  }

  /// Handles the end of a transition, which the engine may have caused for a batch.
  func end(in view: UICollectionView) {
    guard let ended = transition, !view.engine.isInTransition else { return }
    (transition, pending) = (nil, nil)
    ended.layout.owner = nil
    let remaining = view.engine.collectionViewLayout.uikit
    for layout in [ended.old, ended.new] where layout !== remaining { layout.owner = nil }
    if let remaining { current = remaining }
    for element in view.elements.views { element.didTransition(from: ended.old, to: remaining ?? ended.new) }
    view.setNeedsLayout()
  }
}

/// A transition between layouts that a gesture drives.
private struct InteractiveLayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
}
