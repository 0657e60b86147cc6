import CradleGeometry
import CradleScrolling

/// A change of a collection's viewport size: the layout follows, and at rest the item that was in the middle stays there.
struct ViewportChange {
  private let view: CollectionView
  private let size: Size

  /// A change to a size in points.
  init(of view: CollectionView, to size: Size) { (self.view, self.size) = (view, size) }

  /// Makes the change, as part of the present work.
  func make() {
    // The app may set a frame before its data are ready: as in UIKit only the first pass loads them.
    if view.contents.needsReload, view.contents.sections.isEmpty {
      view.pass.enlargeEmptyViewport(view.layout, to: size)
      return view.timeline.setWantsToSettle()
    }
    view.makePass()
    let layout = view.layout
    let item = view.isStill ? shownItem(in: layout) : nil
    let oldBounds = layout.bounds
    view.pass.resize(layout, to: size)
    layout.receiver.prepare(forAnimatedBoundsChange: oldBounds)
    view.makePass()
    if let item, view.isStill {
      settle(around: item, in: layout)
    } else {
      view.timeline.setWantsToSettle()
    }
    layout.receiver.finalizeAnimatedBoundsChange()
  }

  /// The visible item that the layout would show at the present offset, if it has offsets for items, as
  /// `FeaturedLayout` has; else the one in the middle.
  private func shownItem(in layout: CollectionViewLayout) -> IndexPath? {
    let offset = view.contentOffset
    var nearest: (distance: Double, path: IndexPath)?
    for element in view.presenter.wanted where element.attributes.category == .cell {
      let path = element.attributes.indexPath
      guard let place = layout.contentOffset(forShowing: path) else {
        return TransitionAnchor(inMiddleOf: view)?.path
      }
      if place.distance(to: offset) < nearest?.distance ?? .infinity {
        nearest = (place.distance(to: offset), path)
      }
    }
    return nearest?.path
  }

  /// Lets the layout choose an offset at rest, for the item that was in the middle.
  private func settle(around path: IndexPath, in layout: CollectionViewLayout) {
    let proposed = layout.contentOffset(forShowing: path) ?? view.contentOffset
    let chosen = layout.receiver.targetContentOffset(forProposedContentOffset: proposed)
    guard chosen.isFinite, chosen != view.contentOffset else { return }
    view.setContentOffset(chosen, animated: false)
    view.makePass()
  }
}
