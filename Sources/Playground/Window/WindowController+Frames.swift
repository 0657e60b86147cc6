/// Passes the time to the parts, and queries whether the next frame differs.
extension WindowController {
  /// Whether the next frame will differ from the last one; otherwise nothing is drawn.
  func needsFrame(at now: Double) -> Bool {
    frameState.isDirty || isPlaying(at: now) || isWindowMoving(at: now) || deadline.map { now >= $0 } ?? false
  }

  /// The time of the next scheduled event, in the window's time; nil if there is none.
  var deadline: Double? {
    [stageInput.deadline, windowPointer.deadline, guide.due, overlays.deadline, film?.deadline(after: now)]
      .compactMap { $0 }
      .min()
  }

  /// Advances everything to a time of the window.
  func advance(to now: Double) {
    frameState.reach(now)
    send(stageInput.hold(at: now, in: layout))
    advanceHand(to: now)
    instruments.beginFrame(of: session, isShown: !isHome)
    isHome ? home.advance(to: now, in: layout.page.size, hover: hover) : session.advance(to: now)
    updateStaleLayout()
    windowPointer.advance(to: now)
    sidebar.scroll.advance(to: now)
    // On the page of all demos the cards play instead.
    if sidebar.miniatures.isShown, isSidebarVisible, !isHome {
      sidebar.miniatures.advance(to: self.now, hover: hover, home.miniatures)
    }
    inspector.scroll.advance(to: now)
    inspector.follow(session.parameters, layout: inspectorLayout, now: now)
    source.scroll.advance(to: now)
    followSource()
    // Lists may have moved under the pointer; a miniature there begins in the next frame.
    let target = hover
    updateHover()
    if hover != target { frameState.needNext() }
    if overlays.advance(to: now) { frameState.invalidate() }
    if !isPlaying(at: now) { instruments.rest(isPaused: !isHome && session.clock.isPaused) }
    if !isHome { instruments.meter?.beginDrawing() }
  }

  /// Records a drawn frame and its cost in seconds.
  func didDraw(at now: Double, cost: Double) {
    session.adaptReplayBudget(toCost: cost)
    if !isHome { instruments.meter?.end(session.demo, isMoving: session.isMoving) }
    if isPlaying(at: now) { instruments.add(at: now, cost: cost) }
    frameState.didDraw(isMoving: isPlaying(at: now) || isWindowMoving(at: now))
  }

  /// Called when the window is hidden: nothing moves until it is visible again.
  func hide() {
    if guide.hand != nil { stopHand() }
    cancelPointers()
    session.clock.rest()
  }

  /// Whether the visible content moves: the demo, or miniatures on the page of all demos.
  private func isPlaying(at now: Double) -> Bool { isHome ? home.isMoving(at: now) : session.isMoving }

  private func isWindowMoving(at now: Double) -> Bool {
    if guide.hand != nil { return true }
    if sidebar.miniatures.isShown, isSidebarVisible, sidebar.miniatures.isMoving(home.miniatures) {
      return true
    }
    if showsSource, source.isMoving(at: now) { return true }
    return inspector.isMoving(at: now) || sidebar.isMoving(at: now) || overlays.isMoving(at: now)
  }

  // MARK: The hand

  /// The timeline's text in place of its track while the hand is visible; nil without a hand, or without room for the
  /// text.
  var handHint: String? {
    guard guide.hand != nil, let timeline = layout.timeline, !session.isPast,
      measure(HandGuide.words, Typography.hint) <= timeline.words.width
    else { return nil }
    return HandGuide.words
  }

  /// Schedules the hand; called when a demo opens.
  func awaitHand() { guide.await(session, isShown: !isHome, now: now) }

  /// Called at the user's input: removes the hand.
  func stopHand() {
    guard guide.stop(session, in: layout, now: now) else { return }
    // The message about the hand no longer applies.
    overlays.dropToast()
    frameState.invalidate()
  }

  /// Starts the demo's sample gesture.
  func playHand() {
    guide.play(session, in: layout, now: now)
    // The timeline shows the text, which covers nothing; if it has no room, a message does.
    if guide.hand != nil, handHint == nil { showToast(HandGuide.words) }
  }

  // Performs the hand's events that are due.
  private func advanceHand(to now: Double) {
    // The hand must not change a demo while the help or a drawer covers it, or while time is stopped.
    if guide.isDue(at: now), drawer == nil, !overlays.isHelpOpen, !session.clock.isPaused { playHand() }
    if guide.advance(to: now, session) { frameState.invalidate() }
  }
}
