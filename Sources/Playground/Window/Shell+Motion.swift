/// What passes without anybody touching anything.
extension Shell {
  /// Whether the next frame will show something else: nothing is drawn otherwise.
  func needsFrame(at now: Double) -> Bool {
    isDirty || session.isMoving || isShellMoving(at: now) || deadline.map { now >= $0 } ?? false
  }

  /// When something will happen by itself, in the window's time; nil when nothing will.
  var deadline: Double? {
    [stagePointer.holdDeadline, tip.deadline, toast.flatMap { $0.presence.target == 1 ? $0.end : nil }]
      .compactMap { $0 }
      .min()
  }

  /// Moves everything on to a time of the window.
  func advance(to now: Double) {
    self.now = max(now, self.now)
    for event in stagePointer.hold(at: now, viewport: pressedPane ?? layout.viewport) {
      session.send(.pointer(event), at: event.time)
    }
    session.advance(to: now)
    if isLayoutStale { lay() }
    tip.advance(to: now)
    sidebarScroll.advance(to: now)
    inspector.scroll.advance(to: now)
    inspector.follow(session.parameters, layout: inspectorLayout, now: now, isAnimated: isAnimated)
    toast?.advance(to: now, isAnimated: isAnimated)
    if toast?.isGone(at: now) == true { (toast, isDirty) = (nil, true) }
    if !session.isMoving { readout.rest(isPaused: session.clock.isPaused) }
  }

  /// Takes note that a frame was drawn and what it cost, in seconds.
  func drew(at now: Double, cost: Double) {
    session.note(cost: cost)
    if session.isMoving { readout.add(at: now, cost: cost) }
    // What moved in this frame owes another one, in which it has arrived.
    isDirty = session.isMoving || isShellMoving(at: now)
  }

  /// Nobody sees the window: nothing moves until it is seen again.
  func hide() {
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
    if inspector.isMoving(at: now) || sidebarScroll.isMoving(at: now) { return true }
    let glides = [drawerPresence, helpPresence, selection] + (toast.map { [$0.presence] } ?? [])
    return glides.contains { $0.isMoving(at: now) }
  }
}
