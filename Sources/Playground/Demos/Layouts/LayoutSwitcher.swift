import CradleCollectionView
import CradleGeometry
import CradleScrolling

/// Changes a collection's layout, and with it the cells' look: at once, animated, or by a drag.
final class LayoutSwitcher {
  /// The layouts' names, in the order in which a drag goes from one to the next.
  static let names = ["flow", "springy", "line", "circle", "featured"]
  static let types = [
    "CollectionViewFlowLayout", "SpringFlowLayout", "LineLayout", "CircleLayout", "FeaturedLayout",
  ]

  private let collection: CollectionView
  private let layouts: [CollectionViewLayout]
  private var drag: TransitionDrag?
  private var trackpad: TrackpadDrag?
  private var fade = PhotoFade()
  /// Whether an immediate change is animated.
  var isAnimated = true

  /// Starts with the first layout in use.
  init(_ collection: CollectionView, _ layouts: [CollectionViewLayout]) {
    (self.collection, self.layouts) = (collection, layouts)
  }

  /// The index of the current layout; during a held transition, of the one it started from.
  var present: Int { layouts.firstIndex { $0 === layout } ?? 0 }

  private var layout: CollectionViewLayout {
    let shown = collection.collectionViewLayout
    return (shown as? CollectionViewTransitionLayout)?.currentLayout ?? shown
  }
  var next: Int { (present + 1) % layouts.count }

  /// The share of the opening list's photos in the cells' look, 0 … 1.
  var photoShare: Double { fade.share(at: collection.time) }

  /// That share in the current layout, or in a held transition at its progress.
  private var photoGoal: Double {
    let progress = collection.transitionProgress
    return (layout is FeaturedLayout ? 1 - progress : 0)
      + (collection.isInTransition && layouts[next] is FeaturedLayout ? progress : 0)
  }

  private func fadePhotos() {
    if !collection.isInTransition { fade.move(to: photoGoal, at: collection.time, by: collection.spring) }
  }

  func show(_ index: Int) {
    endDrag()
    collection.setCollectionViewLayout(layouts[index], animated: isAnimated)
    isAnimated ? fadePhotos() : fade.jump(to: photoGoal)
    adjustFeel()
  }

  /// Holds the transition to the next layout at a progress, 0 … 1, until the next request.
  func hold(_ progress: Double) {
    if !collection.isInTransition { collection.startInteractiveTransition(to: layouts[next]) }
    collection.transitionProgress = progress
    fade.hold(photoGoal)
  }

  /// Ends a held transition, forward or back according to its progress and its speed per second.
  private func finish(velocity: Double = 0) {
    endDrag()
    guard collection.isInTransition else { return }
    if TransitionDrag.completes(progress: collection.transitionProgress, velocity: velocity) {
      collection.finishInteractiveTransition(velocity: velocity)
    } else {
      collection.cancelInteractiveTransition(velocity: velocity)
    }
    fadePhotos()
    adjustFeel()
  }

  func cancel() {
    endDrag()
    collection.cancelInteractiveTransition()
    fadePhotos()
  }

  private func endDrag() { (drag, trackpad) = (nil, nil) }

  /// An opening list decelerates quickly.
  private func adjustFeel() {
    var feel = ScrollFeel()
    if layout is FeaturedLayout {
      feel.decelerationRate = FeaturedLayout.decelerationRate
    }
    if collection.feel != feel { collection.feel = feel }
  }

  // MARK: Input

  /// Ends a transition before the next request; one held at its end is completed.
  func completeIfAtEnd() {
    if drag == nil, collection.transitionProgress == 1 { finish() }
  }

  /// Handles a pointer event; returns false if it does not concern the transition.
  ///
  /// A drag with the right button drives the transition, and its click completes it. While a transition is
  /// held, any drag drives it, and a click does not move it.
  func handle(_ event: PointerEvent) -> Bool {
    if event.phase == .down { return press(event) }
    guard let drag, trackpad == nil, drag.button == event.button else { return event.button == .right }
    switch event.phase {
    case .down, .move: follow(event)
    case .up:
      follow(event)
      lift(at: event.time)
    case .cancel:
      endDrag()
      if drag.startProgress > 0 { hold(drag.startProgress) } else { cancel() }
    }
    return true
  }

  private func press(_ event: PointerEvent) -> Bool {
    lift()
    // Only the first press counts.
    guard drag == nil else { return true }
    completeIfAtEnd()
    guard event.button == .right || collection.isInTransition else { return false }
    begin(event)
    return true
  }

  private func begin(_ down: PointerEvent) {
    drag = TransitionDrag(down, progress: collection.transitionProgress, viewport: collection.viewportSize)
  }

  private func follow(_ event: PointerEvent) {
    guard let value = drag?.progress(event), value > 0 || collection.isInTransition else { return }
    // The transition has ended, for example by a batch: the drag no longer has an effect.
    if drag?.isDriving == true, !collection.isInTransition { return endDrag() }
    drag?.isDriving = true
    hold(value)
  }

  private func lift(at time: Double) {
    guard let drag else { return }
    if drag.hasBegun {
      finish(velocity: drag.velocity(at: time))
    } else if drag.button == .right {
      show(next)
    }
    endDrag()
  }

  // MARK: A trackpad's two fingers

  /// Handles a wheel event; returns false if it does not concern the transition.
  ///
  /// Two fingers that begin perpendicular to the content's scroll axis drive the transition; while it is
  /// held, two fingers in any direction do.
  func handle(_ event: WheelEvent) -> Bool {
    if drag != nil, trackpad == nil { return true }
    guard event.isPrecise, event.travel != .zero else {
      lift()
      completeIfAtEnd()
      return collection.isInTransition
    }
    if trackpad == nil {
      completeIfAtEnd()
      guard collection.isInTransition || isAcross(event.travel) else { return false }
      let drag = TrackpadDrag(event)
      begin(drag.event)
      trackpad = drag
    }
    trackpad?.move(event)
    if let move = trackpad?.event { follow(move) }
    return true
  }

  /// Whether the content cannot scroll in a direction, and is not scrolling.
  private func isAcross(_ displacement: Vector) -> Bool {
    let view = collection
    guard !view.isDragging, !view.isTracking else { return false }
    let range = view.maximumOffset - view.minimumOffset
    let (along, across) = (
      max(range.dx > 0 ? abs(displacement.dx) : 0, range.dy > 0 ? abs(displacement.dy) : 0),
      max(range.dx > 0 ? 0 : abs(displacement.dx), range.dy > 0 ? 0 : abs(displacement.dy))
    )
    return across > along
  }

  /// The time at which the two fingers count as lifted; nil without fingers.
  var liftTime: Double? { trackpad?.liftTime }

  /// Advances the collection, and lifts the two fingers at their time; returns whether it lifted them.
  func advance(by seconds: Double) -> Bool {
    let end = collection.time + seconds
    // A batch or restored contents may have ended a held transition.
    fadePhotos()
    defer {
      collection.advance(by: max(0, end - collection.time))
      // Both have the same spring, and what is left of the look's change cannot be seen, either.
      if collection.isResting { fade.settle() }
    }
    guard let time = liftTime, time <= end else { return false }
    collection.advance(by: max(0, time - collection.time))
    lift()
    return true
  }

  /// Ends the two fingers' drag with the speed that they had.
  func lift() {
    if let trackpad { lift(at: trackpad.event.time) }
  }
}
