import CradleGeometry
import CradlePhysics
import CradleScrolling

/// The orthogonal scrolling of one section: its own scroll view, and the offsets at which its scrolling ends.
final class SectionScroll: ScrollViewDelegate {
  let view: ScrollView
  /// The offsets at which a release may end.
  private var behavior = CollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  private var stops: (first: Double, pitch: Double)?
  private var axis = LayoutAxis.horizontal
  /// The time at which a touch ended without `scrollViewWillEndDragging`, in seconds; nil once the content is
  /// settled.
  private var releasedAt: Double?
  /// Called for every scroll and every drag.
  private let onScroll: () -> Void
  private let onDrag: () -> Void

  init(at time: Double, onScroll: @escaping () -> Void, onDrag: @escaping () -> Void) {
    view = ScrollView(viewportSize: .zero, contentSize: .zero, time: time)
    (self.onScroll, self.onDrag) = (onScroll, onDrag)
    view.delegate = self
  }

  /// Takes its section's sizes, during any motion.
  func fit(_ section: CompositionalSection) {
    (axis, behavior, stops) = (section.axis, section.definition.orthogonalScrollingBehavior, section.stops)
    view.isPagingEnabled = behavior == .paging
    let viewport = section.container.contentSize
    view.setSizes(
      viewport: viewport,
      content: axis.size(section.scrolledLength, across: axis.other.extent(viewport)))
  }

  /// The offset of its content, in points.
  var shift: Vector { axis.vector(axis.place(view.contentOffset)) }
  /// The velocity of that offset, in points per second.
  var velocity: Vector { axis.vector(axis.component(view.velocity)) }
  /// Whether it moves now or in the next frame.
  var isMoving: Bool { !view.isStill || releasedAt != nil }
  /// Whether a gesture can move it.
  var canMove: Bool { view.maximumOffset != view.minimumOffset && view.isScrollEnabled }

  /// Whether a displacement is longer along its axis than across it.
  func isAlong(_ travel: Vector) -> Bool { abs(axis.component(travel)) > abs(axis.other.component(travel)) }

  // MARK: Time and events

  func advance(to time: Double) {
    guard isMoving || view.isTracking else { return }
    view.advance(to: time)
    settle()
  }

  func pointer(_ event: PointerEvent) {
    view.pointer(event)
    if event.phase == .up || event.phase == .cancel, view.phase == .idle { releasedAt = event.time }
    settle()
  }

  /// Handles a wheel event; a notch scrolls at least to the next stop.
  func wheel(_ event: WheelEvent) {
    let before = view.smoothScrollTarget
    view.wheel(event)
    guard !event.isPrecise, view.smoothScrollTarget != before else { return }
    let proposed = view.smoothScrollTarget
    let travel = axis.component(proposed - before)
    var target = axis.place(stop(near: proposed))
    if let step, travel * (target - axis.place(before)) <= 0 {
      target = axis.place(stop(near: before + axis.vector(travel > 0 ? step : -step)))
    }
    view.retargetSmoothScroll(to: place(at: target))
  }

  /// Springs content that was released without the end of a drag to the nearest stop, starting at the time of
  /// the release.
  private func settle() {
    guard let time = releasedAt, view.phase == .idle, !view.isTracking else { return }
    releasedAt = nil
    let target = stop(near: view.contentOffset)
    if target.distance(to: view.contentOffset) > ScrollFeel.snapThreshold {
      view.ease(to: target, from: time)
    }
  }

  // MARK: Targets

  /// The distance between stops; nil if it stops anywhere.
  private var step: Double? {
    let step = behavior == .paging ? axis.extent(view.viewportSize) : stops?.pitch
    return step.flatMap { $0 > 0 ? $0 : nil }
  }

  private func place(at value: Double) -> Point {
    Point.zero + axis.vector(value, across: axis.other.place(view.contentOffset))
  }

  /// The stop nearest to an offset.
  private func stop(near offset: Point) -> Point {
    guard let step else { return offset }
    let first = stops?.first ?? 0
    return place(at: first + ((axis.place(offset) - first) / step).rounded() * step)
  }

  /// Scrolls to an item, given its frame in the section's content.
  func show(_ frame: Rect, at position: CollectionView.ScrollPosition, animated: Bool) {
    let bounds = Rect(origin: view.contentOffset, size: view.viewportSize)
    let value = axis.place(position.offset(of: frame, in: bounds))
    view.setContentOffset(stop(near: place(at: value)), animated: animated)
  }

  // MARK: ScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: ScrollView) { onScroll() }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { onDrag() }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    switch behavior {
    case .none, .continuous, .paging: break
    case .continuousGroupLeadingBoundary:
      targetContentOffset.pointee = stop(near: targetContentOffset.pointee)
    case .groupPaging, .groupPagingCentered:
      guard let stops, stops.pitch > 0 else { return }
      let target = Paging.target(
        from: axis.place(scrollView.contentOffset), first: stops.first, pitch: stops.pitch,
        velocity: axis.place(velocity) * 1000)
      targetContentOffset.pointee = place(at: target)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    if !willDecelerate { releasedAt = scrollView.time }
  }
}
