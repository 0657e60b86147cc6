import CradleScrolling

// The scroll view moves on and takes events only here, so that a layout that follows the scroll in time sees it.
extension CollectionView {
  /// Moves on by a time in seconds: finite, 0 or more; then makes the frame's one pass.
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite,
      "CollectionView.advance(by: \(seconds)): the time must be finite and not negative; clamp the frame's time"
    )
    let end = time + seconds
    // The way to where the layout rests begins when the hand lets go, not with the frame after it: a pointer's at the
    // event that was just taken, a trackpad's once it has been silent for long enough.
    if wantsToSettle {
      layoutIfNeeded()
      settle()
    }
    if let pause = scrollView.preciseGestureEnd, pause > time, pause < end {
      moveOn(to: pause)
      layoutIfNeeded()
      settle()
    }
    let begin = time
    moveOn(to: end)
    layoutIfNeeded()
    let rest = scrollView.restTime
    settle(from: rest > begin && rest < time ? rest : nil)
    endMotions()
    updatePrefetching()
  }

  /// Whether nothing moves and nothing will before the next event: no gesture, no scroll, no animation, nothing to lay
  /// out. An interactive change of layout may be held where it is.
  public var isResting: Bool {
    scrollView.isResting && touch == nil && completions.isEmpty && !needsPass
      && !(wantsToSettle && transition == nil) && !layout.isMoving
      && !layout.animators.isRunning
      && leaving.isEmpty && departing.isEmpty && !wanted.contains { $0.motion != nil }
  }

  var needsPass: Bool {
    needsReload || needsQuery || layout.isInvalid || layout.bounds != scrollView.visibleRect
  }

  /// Moves the scroll, and what the layout moves by itself, on to a time, with a stop wherever the layout has to see it.
  func moveOn(to end: Double) {
    guard end > time else { return }
    layout.willScroll(scrollView)
    // Frames that fall on a step may be a rounding short of it.
    while let step = nextStep, step <= end + 1e-9 { arrive(at: min(step, end), isStep: true) }
    arrive(at: end, isStep: false)
  }

  private var nextStep: Double? {
    let ofLayout = layout.nextStep(after: time, in: scrollView)
    let animators = layout.animators
    guard animators.isRunning || (!scrollView.isResting && !animators.isEmpty) else { return ofLayout }
    let ofAnimators = LayoutAnimators.nextStep(after: time)
    return ofLayout.map { min($0, ofAnimators) } ?? ofAnimators
  }

  private func arrive(at time: Double, isStep: Bool) {
    scrollView.advance(to: time)
    layout.animators.advance(to: time)
    layout.didScroll(scrollView, isStep: isStep)
  }

  /// Hands a pointer event to the scroll view, at the event's own time.
  func scroll(_ event: PointerEvent) {
    moveOn(to: event.time)
    stopAtStep()
    layout.pointerWillScroll(event, in: scrollView)
    layout.willScroll(scrollView)
    scrollView.pointer(event)
    layout.didScroll(scrollView, isStep: true)
  }

  /// Hands a wheel event to the scroll view, at the event's own time.
  func scroll(_ event: WheelEvent) {
    moveOn(to: event.time)
    stopAtStep()
    layout.wheelWillScroll(event, in: scrollView)
    layout.willScroll(scrollView)
    scrollView.wheel(event)
    layout.didScroll(scrollView, isStep: true)
  }

  /// Hands a key to the scroll view, at its own time; true when it moves something.
  func scroll(_ key: ScrollKey, time: Double) -> Bool {
    guard time.isFinite else { return scrollView.press(key, time: time) }
    moveOn(to: time)
    stopAtStep()
    layout.willScroll(scrollView)
    let isUsed = scrollView.press(key, time: time)
    if isUsed { layout.keyWillScroll() }
    layout.didScroll(scrollView, isStep: true)
    return isUsed
  }

  /// Has the layout take in what it has seen of the scroll so far, before the hand is elsewhere.
  private func stopAtStep() { layout.didScroll(scrollView, isStep: true) }
}
