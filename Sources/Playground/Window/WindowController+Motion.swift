/// Changes over time without input.
extension WindowController {
  /// Whether the next frame will differ from the last one; otherwise nothing is drawn.
  func needsFrame(at now: Double) -> Bool {
    isDirty || isPlaying(at: now) || isWindowMoving(at: now) || deadline.map { now >= $0 } ?? false
  }

  /// The time of the next scheduled event, in the window's time; nil if there is none.
  var deadline: Double? {
    [
      stagePointer.holdDeadline, tip.deadline, guide.due,
      toast.flatMap { $0.presence.target == 1 ? $0.end : nil }, film?.deadline(after: now),
    ]
    .compactMap { $0 }
    .min()
  }

  /// Advances everything to a time of the window.
  func advance(to now: Double) {
    self.now = max(now, self.now)
    for event in stagePointer.hold(
      at: now, viewport: pressedPane ?? layout.viewport, scale: layout.magnification)
    {
      session.send(.pointer(event), at: event.time)
    }
    advanceHand(to: now)
    instruments.calls?.follow(session.mainRun.host)
    if !isHome { instruments.meter?.begin(session.shownHosts.map(\.host.demo)) }
    isHome ? advanceHome(to: now) : session.advance(to: now)
    if isLayoutStale { updateLayout() }
    tip.advance(to: now)
    sidebarScroll.advance(to: now)
    advanceMiniatures()
    inspector.scroll.advance(to: now)
    inspector.follow(session.parameters, layout: inspectorLayout, now: now, isAnimated: isAnimated)
    source.scroll.advance(to: now)
    followSource()
    toast?.advance(to: now, isAnimated: isAnimated)
    if toast?.isGone(at: now) == true { (toast, isDirty) = (nil, true) }
    if !isPlaying(at: now) { readout.rest(isPaused: !isHome && session.clock.isPaused) }
    if !isHome { instruments.meter?.beginDrawing() }
  }

  /// Records a drawn frame and its cost in seconds.
  func didDraw(at now: Double, cost: Double) {
    session.adaptReplayBudget(toCost: cost)
    if !isHome { instruments.meter?.end(session.demo, isMoving: session.isMoving) }
    if isPlaying(at: now) { readout.add(at: now, cost: cost) }
    // After a frame in which something moved, one more is needed to show its final state.
    isDirty = isPlaying(at: now) || isWindowMoving(at: now)
  }

  /// Whether the visible content moves: the demo, or miniatures on the page of all demos.
  private func isPlaying(at now: Double) -> Bool { isHome ? home.isMoving(at: now) : session.isMoving }

  /// Called when the window is hidden: nothing moves until it is visible again.
  func hide() {
    if guide.hand != nil { stopHand() }
    cancelPointers()
    session.clock.rest()
  }

  /// Removes and returns the requests to the window.
  func takeRequests() -> [WindowRequest] {
    defer { requests.removeAll() }
    return requests
  }

  func showToast(_ words: String) {
    toast = Toast(words, at: now, isAnimated: isAnimated)
    isDirty = true
  }

  private func isWindowMoving(at now: Double) -> Bool {
    if guide.hand != nil { return true }
    if sidebarMiniatures.isShown, isSidebarVisible, sidebarMiniatures.isMoving(home.miniatures) {
      return true
    }
    if showsSource, source.isMoving(at: now) { return true }
    if inspector.isMoving(at: now) || sidebarScroll.isMoving(at: now) { return true }
    let values = [drawers.presence, helpPresence, selection] + (toast.map { [$0.presence] } ?? [])
    return values.contains { $0.isMoving(at: now) }
  }
}
