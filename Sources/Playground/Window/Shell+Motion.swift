/// What passes without anybody touching anything.
extension Shell {
  /// Whether the next frame will show something else: nothing is drawn otherwise.
  func needsFrame(at now: Double) -> Bool {
    isDirty || isPlaying(at: now) || isShellMoving(at: now) || deadline.map { now >= $0 } ?? false
  }

  /// When something will happen by itself, in the window's time; nil when nothing will.
  var deadline: Double? {
    [
      stagePointer.holdDeadline, tip.deadline, handDue,
      toast.flatMap { $0.presence.target == 1 ? $0.end : nil },
    ]
    .compactMap { $0 }
    .min()
  }

  /// Moves everything on to a time of the window.
  func advance(to now: Double) {
    self.now = max(now, self.now)
    for event in stagePointer.hold(at: now, viewport: pressedPane ?? layout.viewport) {
      session.send(.pointer(event), at: event.time)
    }
    advanceHand(to: now)
    isHome ? advanceHome(to: now) : session.advance(to: now)
    if isLayoutStale { lay() }
    tip.advance(to: now)
    sidebarScroll.advance(to: now)
    inspector.scroll.advance(to: now)
    inspector.follow(session.parameters, layout: inspectorLayout, now: now, isAnimated: isAnimated)
    source.scroll.advance(to: now)
    followSource()
    toast?.advance(to: now, isAnimated: isAnimated)
    if toast?.isGone(at: now) == true { (toast, isDirty) = (nil, true) }
    if !isPlaying(at: now) { readout.rest(isPaused: !isHome && session.clock.isPaused) }
  }

  /// Takes note that a frame was drawn and what it cost, in seconds.
  func drew(at now: Double, cost: Double) {
    session.note(cost: cost)
    if isPlaying(at: now) { readout.add(at: now, cost: cost) }
    // What moved in this frame owes another one, in which it has arrived.
    isDirty = isPlaying(at: now) || isShellMoving(at: now)
  }

  /// Whether what is seen moves: the demo, or those on the page of all of them.
  private func isPlaying(at now: Double) -> Bool { isHome ? home.isMoving(at: now) : session.isMoving }

  /// Nobody sees the window: nothing moves until it is seen again.
  func hide() {
    if hand != nil { takeOver() }
    cancelPointers()
    session.rest()
  }

  /// Hands over what the window is asked for, once.
  func takeRequests() -> [ShellRequest] {
    defer { requests.removeAll() }
    return requests
  }

  func say(_ words: String) {
    toast = Toast(words, at: now, isAnimated: isAnimated)
    isDirty = true
  }

  private func isShellMoving(at now: Double) -> Bool {
    if hand != nil { return true }
    if showsSource, source.isMoving(at: now) { return true }
    if inspector.isMoving(at: now) || sidebarScroll.isMoving(at: now) { return true }
    let glides = [drawerPresence, helpPresence, selection] + (toast.map { [$0.presence] } ?? [])
    return glides.contains { $0.isMoving(at: now) }
  }
}
