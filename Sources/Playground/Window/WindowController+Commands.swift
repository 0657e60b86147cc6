import CradleScrolling

/// The commands that concern several parts, from buttons, rows, keys and other programs.
extension WindowController {
  /// Presses a button or a row.
  func activate(_ target: WindowTarget) {
    frameState.invalidate()
    switch target {
    case .menu: fold(.sidebar)
    case .tune: fold(.inspector)
    case .plotFold: fold(.plot)
    case .sourceFold: fold(.source)
    case .set(let name): session.compare(name, at: now)
    case .pause: session.togglePause(at: now)
    case .record: request(.record(keyboard.modifiers.contains(.shift) ? .gif : .mp4))
    case .speed: session.cycleSpeed(at: now)
    case .home:
      if !isHome { toggleHome() }
      if drawer == .sidebar { toggle(.sidebar) }
    case .card(let index):
      open(index)
      navigation.move(to: shownFocuses.contains(.panel) ? .panel : .stage)
    case .demo(let index):
      open(index)
      if drawer == .sidebar { toggle(.sidebar) }
    case .pill(let row, let choice): choose(row, choice)
    case .toggle(let row): choose(row, session.parameters[row].isOn ? 0 : 1)
    case .reset: restoreAll()
    case .copy, .copySource: copyCode()
    case .debugPart(let part): instruments.toggle(part)
    case .action(let index): press(session.card.buttons[index])
    case .scrim: closeTop()
    case .series(let curve): session.history.toggle(curve)
    case .view: changeView()
    case .loop: toggleLoop()
    case .preset(let index): load(index, asOtherSet: keyboard.modifiers.contains(.shift))
    case .savePreset: inspector.naming == nil ? beginNaming() : commitNaming()
    case .value(let row): if session.parameters.indices.contains(row) { inspector.beginEntry() }
    case .response, .homePage, .topBar, .summary, .sidebar, .inspector, .source, .plot, .stage, .viewport,
      .row, .name, .track, .timeline:
      break
    }
  }

  /// Presses a button of the demo; if its action takes a name, opens the entry for it first.
  func press(_ action: DemoAction) {
    if action.asksName { return beginNaming(NameEntry(action: action)) }
    session.send(.action(action.name, index: nil), at: now)
  }

  // MARK: Regions and overlays

  func toggle(_ region: WindowDrawer) {
    overlays.toggle(region, at: now)
    if drawer != nil {
      navigation.move(to: region == .sidebar ? .sidebar : region == .inspector ? .panel : .stage)
    }
    if !shownFocuses.contains(focus) { navigation.move(to: .stage) }
    endHiddenTyping()
    followSource()
    updateHover()
  }

  /// Folds a region, or shows it again: beside the stage, or over it if the window has no room.
  func fold(_ region: WindowRegion) {
    if region.hasRoom(in: size) {
      folded.formSymmetricDifference([region])
      return request(.remember)
    }
    switch region {
    case .sidebar: toggle(.sidebar)
    case .inspector: toggle(.inspector)
    case .source: toggle(.source)
    case .plot: showToast("The window is too low for the plot")
    }
  }

  func toggleHelp() {
    overlays.toggleHelp(at: now)
    if overlays.isHelpOpen { overlays.helpScroll.toTop() }
    updateHover()
  }

  /// Gives the help's content the size of its card, in which it scrolls.
  func layoutHelp() {
    let help = HelpLayout(card: session.card, size: size)
    overlays.helpScroll.resize(to: help.frame.size, contentHeight: help.contentHeight)
  }

  /// Closes what is topmost: the help, a value being typed, the past, a drawer or the page of all demos; else moves the
  /// focus back to the panel.
  func closeTop() {
    if overlays.isHelpOpen {
      toggleHelp()
    } else if inspector.entry != nil {
      inspector.dropEntry()
    } else if session.isPast {
      returnToPresent()
    } else if let drawer {
      toggle(drawer)
    } else if isHome {
      leaveHome()
    } else if shownFocuses.contains(.panel) {
      navigation.move(to: .panel)
    }
  }

  /// Shows the log of calls in place of the plot, or the plot again.
  func toggleCalls() {
    if instruments.calls != nil { return instruments.hideCalls() }
    guard layout.canShowPlot else { return showToast("The window is too low for the log") }
    folded.remove(.plot)
    instruments.showCalls(of: session.mainRun.host)
  }

  /// Turns the hand off, or turns it on and plays this demo at once.
  func toggleHand() {
    guide.isOn.toggle()
    request(.remember)
    guard guide.isOn else { return showToast("The hand is off; G brings it back") }
    if isHome { return showToast("A hand shows what nobody touches") }
    isAnimated ? playHand() : showToast("The hand stays away while motion is reduced")
  }

  // MARK: The page of all demos

  /// Opens the page of all demos, or returns to the demo.
  func toggleHome() {
    if isHome { return leaveHome() }
    commitEntry()
    suspendDemo()
    if let drawer { toggle(drawer) }
    overlays.dropToast()
    navigation.move(to: .stage)
    home.open(at: opened, in: layout.page.size, now: now)
    endHiddenTyping()
    followSelection()
    updateHover()
  }

  /// Returns from the page of all demos to the open demo.
  func leaveHome() {
    guard isHome else { return }
    cancelPress()
    frameState.invalidate()
    home.close()
    session.clock.rest()
    followSelection()
    updateHover()
  }

  // MARK: The timeline

  /// Called when the pointer lifts from the track: continues the demo from there, or loops the selected stretch.
  func endTimelineDrag() {
    guard let frames = timelineSelection.take() else { return session.resume() }
    if session.loop(frames) { beginTuning() } else { showToast("Choose a longer stretch") }
  }

  /// Steps back or forward by some frames, as the keys do.
  func stepTimeline(_ frames: Int) {
    let target = session.frame + frames
    if session.isScrubbing, target >= session.reach.upperBound { return returnToPresent() }
    session.scrub(to: target)
    if session.isScrubbing {
      overlays.dropToast()
    } else if frames < 0 {
      showToast("Nothing has moved yet")
    }
  }

  /// Steps to the frame nearest to a time that is `seconds` of the demo later, and at least by a frame.
  func stepTimeline(seconds: Double) {
    let recording = session.mainRun.recording
    let time = recording.time(of: session.frame) + seconds
    let before = recording.frame(at: time)
    let isNextNearer = recording.time(of: before + 1) - time < time - recording.time(of: before)
    let frames = before + (before < recording.frames.count && isNextNearer ? 1 : 0) - session.frame
    stepTimeline(seconds < 0 ? min(frames, -1) : max(frames, 1))
  }

  private func returnToPresent() {
    cancelPress()
    session.returnToPresent()
  }

  /// Loops the last gesture, or ends the loop.
  func toggleLoop() {
    if session.isLooping { return session.returnToPresent() }
    guard session.loop() else { return showToast("Make a gesture first; it plays again with new values") }
    beginTuning()
  }

  // Moves the focus to the panel, where the arrows tune at once; a key for the demo would end the loop.
  private func beginTuning() {
    if !layout.isInspectorFolded { navigation.move(to: .panel) }
    showToast("Plays over and over: tune it; Esc goes back")
  }

  /// Switches to the next way of showing the two sets.
  func changeView() {
    guard !session.parameters.isEmpty else { return showToast("This demo has no parameters to compare") }
    session.show(session.comparison.next)
    updateLayout()
    switch session.comparison {
    case .off: showToast("Set \(session.sets.current.rawValue) alone")
    case .split:
      showToast(
        session.differences.isEmpty
          ? "Change a value, then drag: A and B both get it" : "A and B on the same gesture"
      )
    case .ghost: showToast("B as a ghost over A")
    }
  }
}
