import CradleGeometry
import CradleScrolling

/// Moves the scroll view on and hands it events, each at its own time, so that a layout that follows the scroll in time
/// sees it; and lets the layout choose where a scroll ends.
final class ScrollTimeline {
  private unowned let scrollView: ScrollView
  /// Whether a hand's work has ended, so that the next frame lets the layout choose where to rest.
  private(set) var wantsToSettle = false
  /// The hand that scrolls, or the last that did.
  private(set) var hand = ScrollHand()

  init(_ scrollView: ScrollView) { self.scrollView = scrollView }

  // MARK: Time

  /// Moves the scroll, and what the layout moves by itself, on to a time, with a stop wherever the layout has to see it.
  func moveOn(to end: Double, in layout: CollectionViewLayout) {
    guard end > scrollView.time else { return }
    layout.willScroll(scrollView)
    // Frames that fall on a step may be a rounding short of it.
    while let step = nextStep(in: layout), step <= end + 1e-9 {
      arrive(at: min(step, end), in: layout, isStep: true)
    }
    arrive(at: end, in: layout, isStep: false)
  }

  private func nextStep(in layout: CollectionViewLayout) -> Double? {
    let ofLayout = layout.nextStep(after: scrollView.time, in: scrollView)
    let animators = layout.animators
    guard animators.isRunning || (!scrollView.isScrollResting && !animators.isEmpty) else { return ofLayout }
    let ofAnimators = LayoutAnimators.nextStep(after: scrollView.time)
    return ofLayout.map { min($0, ofAnimators) } ?? ofAnimators
  }

  private func arrive(at time: Double, in layout: CollectionViewLayout, isStep: Bool) {
    scrollView.moveOn(to: time)
    layout.animators.advance(to: time)
    layout.didScroll(scrollView, isStep: isStep)
  }

  // MARK: Events

  /// Notes that another layout is in use from now on, or about to be.
  func forgetHand() { hand.forget() }

  /// Hands a pointer event to the scroll view, at the event's own time.
  func take(_ event: PointerEvent, in layout: CollectionViewLayout) {
    arrive(at: event.time, in: layout)
    guard let event = layout.remainder(of: event, for: scrollView) else { return }
    hand.take(event, in: scrollView)
    scroll(layout) { scrollView.take(event) }
  }

  /// Hands a wheel event to the scroll view, at the event's own time.
  func take(_ event: WheelEvent, in layout: CollectionViewLayout) {
    arrive(at: event.time, in: layout)
    guard let event = layout.remainder(of: event, for: scrollView) else { return }
    hand.take(event, in: scrollView)
    scroll(layout) { scrollView.take(event) }
  }

  /// Hands a key to the scroll view, at its own time; true when it moves something.
  func take(_ key: ScrollKey, time: Double, in layout: CollectionViewLayout) -> Bool {
    guard time.isFinite else { return scrollView.take(key, time: time) }
    arrive(at: time, in: layout)
    return scroll(layout) {
      let isUsed = scrollView.take(key, time: time)
      if isUsed { hand.leave() }
      return isUsed
    }
  }

  /// Has the layout see what an event does to the scroll, before and after.
  private func scroll<Result>(_ layout: CollectionViewLayout, _ event: () -> Result) -> Result {
    layout.willScroll(scrollView)
    defer { layout.didScroll(scrollView, isStep: true) }
    return event()
  }

  /// Comes to an event's time, and has the layout take in what it has seen of the scroll so far, before the hand is
  /// elsewhere.
  private func arrive(at time: Double, in layout: CollectionViewLayout) {
    moveOn(to: time, in: layout)
    layout.didScroll(scrollView, isStep: true)
  }

  // MARK: Where it ends

  func setWantsToSettle() { wantsToSettle = true }

  /// Once a scroll has come to its end, lets the layout choose where to rest: it may have been stopped by a touch, or at
  /// an edge.
  ///
  /// With the frame rather than in the callback that tells the end, which may be part of a scroll elsewhere; but as from
  /// the time of that end.
  func settle(in layout: CollectionViewLayout, from start: Double? = nil) {
    guard wantsToSettle, scrollView.phase == .idle else { return }
    wantsToSettle = false
    let offset = scrollView.contentOffset
    let chosen = layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: .zero)
    guard chosen.isFinite, chosen.distance(to: offset) > 0.5 else { return }
    scrollView.ease(to: chosen, from: start ?? scrollView.time)
  }

  /// Whether a notch or a key glides to somewhere else than where it was going before.
  func isGliding(from before: Point) -> Bool {
    scrollView.glideTarget != before && scrollView.phase == .animating
  }

  /// Leads notches and keys on to where the layout rests, to the next such offset at least; without one ahead back
  /// to the nearest.
  func snapGlide(from before: Point, to proposed: Point, in layout: CollectionViewLayout) {
    let way = proposed - before
    let (low, high) = (scrollView.minimumOffset, scrollView.maximumOffset)
    let range = Rect(
      x: low.x, y: low.y, width: max(0, high.x - low.x), height: max(0, high.y - low.y))
    var asked = proposed
    // Offsets to rest at lie fewer notches apart than this.
    for _ in 0..<64 {
      let chosen = layout.targetContentOffset(forProposedContentOffset: asked)
      guard chosen.isFinite else { return }
      let isAhead = (chosen - before).dot(way) > 0
      guard isAhead || !range.contains(Rect(origin: asked, size: .zero)) else {
        asked += way
        continue
      }
      if chosen != proposed { scrollView.retargetGlide(to: chosen) }
      return
    }
  }
}
