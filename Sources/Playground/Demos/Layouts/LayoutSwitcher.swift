import CradleCollectionView
import CradleGeometry
import CradleScrolling

/// Takes a collection from layout to layout: at once, animated, or as far as the right button drags it.
final class LayoutSwitcher {
  /// In the order in which a drag goes from one to the next.
  static let names = ["flow", "line", "circle", "featured"]
  static let types = ["FlowLayout", "LineLayout", "CircleLayout", "FeaturedLayout"]

  private let collection: CollectionView
  private let layouts: [CollectionViewLayout]
  private var drag: TransitionDrag?
  /// Whether a change at once shows how it comes about.
  var isAnimated = true

  /// Starts with the first layout in use.
  init(_ collection: CollectionView, _ layouts: [CollectionViewLayout]) {
    (self.collection, self.layouts) = (collection, layouts)
  }

  /// The number of the layout in use; during a held change of the one it started from.
  var present: Int { layouts.firstIndex { $0 === collection.layout } ?? 0 }
  var next: Int { (present + 1) % layouts.count }

  func show(_ index: Int) {
    drag = nil
    collection.setLayout(layouts[index], animated: isAnimated)
    adjustFeel()
  }

  /// Holds the change to the next layout at a progress, 0 … 1.
  func hold(_ progress: Double) {
    if !collection.isInTransition { collection.startInteractiveTransition(to: layouts[next]) }
    collection.transitionProgress = progress
  }

  /// Ends a held change on the side that its progress and its speed per second say.
  func letGo(velocity: Double = 0) {
    drag = nil
    guard collection.isInTransition else { return }
    if TransitionDrag.completes(progress: collection.transitionProgress, velocity: velocity) {
      collection.finishInteractiveTransition(velocity: velocity)
    } else {
      collection.cancelInteractiveTransition(velocity: velocity)
    }
    adjustFeel()
  }

  func takeBack() {
    drag = nil
    collection.cancelInteractiveTransition()
  }

  /// An opening list settles quickly.
  private func adjustFeel() {
    var feel = ScrollFeel()
    if collection.layout is FeaturedLayout { feel.decelerationRate = FeaturedLayout.decelerationRate }
    if collection.scrollView.feel != feel { collection.scrollView.feel = feel }
  }

  // MARK: Input

  /// Makes way for other input than the right button's: a held change is let go of, unless it is being dragged.
  func makeWay() {
    if drag == nil { letGo() }
  }

  /// Takes the right button: its drag holds the change, its click makes it.
  func take(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      drag = TransitionDrag(
        event, progress: collection.transitionProgress, viewport: collection.viewportSize)
    case .move: follow(event)
    case .up:
      follow(event)
      guard let drag else { return }
      if drag.hasBegun || collection.isInTransition {
        letGo(velocity: drag.velocity(at: event.time))
      } else {
        show(next)
      }
    case .cancel: takeBack()
    }
  }

  private func follow(_ event: PointerEvent) {
    guard let value = drag?.progress(event), value > 0 || collection.isInTransition else { return }
    hold(value)
  }
}
