import CradleDynamics
import CradleGeometry
import CradleScrolling

/// Advances the scroll view and passes events to it, each at its own time, so that a layout that follows the
/// scroll gets each step; lets the layout choose where a scroll ends.
final class ScrollTimeline {
  private unowned let scrollView: ScrollView
  /// Whether a gesture has ended, so that the layout chooses the offset at rest in the next frame.
  private(set) var wantsToSettle = false
  /// The present gesture, or the last one.
  private(set) var scrollInput = ScrollInput()
  /// Measures new elements: called at each of the core's steps during a scroll, and at an event while the
  /// content is still.
  private let onMeasuringStep: () -> Void

  init(_ scrollView: ScrollView, onMeasuringStep: @escaping () -> Void) {
    (self.scrollView, self.onMeasuringStep) = (scrollView, onMeasuringStep)
  }

  // MARK: Time

  /// Advances the scroll and the layout's own motion to a time, stopping at each step of the layout. As an animator's
  /// frame, a call takes at most an hour in steps, so that its cost is bounded; the rest of the time is one step.
  func advanceMotion(to end: Double, in layout: CollectionViewLayout) {
    guard end > scrollView.time else { return }
    layout.willScroll(scrollView)
    let limit = scrollView.time + DynamicAnimator.longestMotion
    while let step = nextStep(in: layout, upTo: min(end, limit)) {
      arrive(at: step.time, in: layout, isStep: step.isLayouts)
      if step.isMeasuring { onMeasuringStep() }
    }
    arrive(at: end, in: layout, isStep: end > limit)
  }

  /// A time of decisions, independent of the frame rate.
  private struct Step {
    let time: Double
    /// Whether the layout or its animators take the step.
    let isLayouts: Bool
    /// Whether elements are asked for their preferred attributes.
    let isMeasuring: Bool
  }

  private func nextStep(in layout: CollectionViewLayout, upTo end: Double) -> Step? {
    let (start, none) = (scrollView.time, Double.infinity)
    let animators = layout.animators
    let isAnimating = animators.isRunning || (!scrollView.isScrollResting && !animators.isEmpty)
    let isMeasuring = layout.asksForPreferredAttributes && !scrollView.isStill
    let grid = isAnimating || isMeasuring ? LayoutAnimators.nextStep(after: start) : none
    let ofLayout = min(layout.nextStep(after: start, in: scrollView) ?? none, isAnimating ? grid : none)
    let next = min(ofLayout, isMeasuring ? grid : none)
    // A frame that falls on a step may miss it by rounding.
    guard next <= end + 1e-9 else { return nil }
    return Step(
      time: min(next, end), isLayouts: ofLayout == next, isMeasuring: isMeasuring && grid == next)
  }

  private func arrive(at time: Double, in layout: CollectionViewLayout, isStep: Bool) {
    scrollView.advanceMotion(to: time)
    layout.animators.advance(to: time)
    layout.didScroll(scrollView, isStep: isStep)
  }

  // MARK: Events

  /// Called when another layout is in use, or is about to be.
  func cancelInput() { scrollInput.cancel() }

  /// Passes a pointer event to the scroll view, at the event's own time.
  func handle(_ event: PointerEvent, in layout: CollectionViewLayout) {
    arrive(at: event.time, in: layout)
    guard let event = layout.remainder(of: event, for: scrollView) else { return }
    scrollInput.handle(event, in: scrollView)
    scroll(layout) { scrollView.handle(event) }
  }

  /// Passes a wheel event to the scroll view, at the event's own time.
  func handle(_ event: WheelEvent, in layout: CollectionViewLayout) {
    arrive(at: event.time, in: layout)
    guard let event = layout.remainder(of: event, for: scrollView) else { return }
    scrollInput.handle(event, in: scrollView)
    scroll(layout) { scrollView.handle(event) }
  }

  /// Passes a key to the scroll view, at its own time; true if it scrolls.
  func handle(_ key: ScrollKey, time: Double, in layout: CollectionViewLayout) -> Bool {
    guard time.isFinite else { return scrollView.handle(key, time: time) }
    arrive(at: time, in: layout)
    return scroll(layout) {
      let isUsed = scrollView.handle(key, time: time)
      if isUsed { scrollInput.end() }
      return isUsed
    }
  }

  /// Calls the layout before and after an event's effect on the scroll.
  private func scroll<Result>(_ layout: CollectionViewLayout, _ event: () -> Result) -> Result {
    layout.willScroll(scrollView)
    defer { layout.didScroll(scrollView, isStep: true) }
    return event()
  }

  /// Advances to an event's time, and lets the layout follow the scroll before the pointer moves on.
  private func arrive(at time: Double, in layout: CollectionViewLayout) {
    advanceMotion(to: time, in: layout)
    layout.didScroll(scrollView, isStep: true)
    // The state before an event counts as visible, whether or not a frame has shown it.
    if layout.asksForPreferredAttributes, scrollView.isStill { onMeasuringStep() }
  }

  // MARK: Targets

  func setWantsToSettle() { wantsToSettle = true }

  /// Lets the layout choose the offset at rest after a scroll has ended: a touch or an edge may have stopped
  /// it.
  ///
  /// Called in the frame rather than in the callback at the end, which may come during another scroll; but
  /// with the time of that end.
  func settle(in layout: CollectionViewLayout, from start: Double? = nil) {
    guard wantsToSettle, scrollView.phase == .idle else { return }
    wantsToSettle = false
    let offset = scrollView.contentOffset
    let chosen = layout.receiver.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: .zero)
    guard chosen.isFinite, chosen.distance(to: offset) > 0.5 else { return }
    scrollView.ease(to: chosen, from: start ?? scrollView.time)
  }

  /// Whether a notch or a key changed the scroll's target.
  func changedSmoothScrollTarget(from before: Point) -> Bool {
    scrollView.smoothScrollTarget != before && scrollView.phase == .animating
  }

  /// Retargets notches and keys to an offset at which the layout rests: the next one ahead or farther, or the
  /// nearest one if there is none ahead.
  func snapSmoothScroll(from before: Point, to proposed: Point, in layout: CollectionViewLayout) {
    let travel = proposed - before
    let (low, high) = (scrollView.minimumOffset, scrollView.maximumOffset)
    let range = Rect(
      x: low.x, y: low.y, width: max(0, high.x - low.x), height: max(0, high.y - low.y))
    var candidate = proposed
    // Enough notches to reach the next offset to rest at.
    for _ in 0..<64 {
      let chosen = layout.receiver.targetContentOffset(forProposedContentOffset: candidate)
      guard chosen.isFinite else { return }
      let isAhead = (chosen - before).dot(travel) > 0
      guard isAhead || !range.contains(Rect(origin: candidate, size: .zero)) else {
        candidate += travel
        continue
      }
      if chosen != proposed { scrollView.retargetSmoothScroll(to: chosen) }
      return
    }
  }
}
