import CradleScrolling

/// The actions of buttons, rows and commands.
extension WindowController {
  /// Presses a button or a row.
  func activate(_ target: WindowTarget) {
    isDirty = true
    switch target {
    case .menu: fold(.sidebar)
    case .tune: fold(.inspector)
    case .plotFold: fold(.plot)
    case .sourceFold: fold(.source)
    case .set(let name): session.compare(name, at: now)
    case .pause: session.togglePause(at: now)
    case .record: requests.append(.record(keyboard.modifiers.contains(.shift) ? .gif : .mp4))
    case .speed: session.cycleSpeed(at: now)
    case .home:
      if !isHome { toggleHome() }
      if drawer == .sidebar { toggle(.sidebar) }
    case .card(let index): openCard(index)
    case .demo(let index):
      open(index)
      if drawer == .sidebar { toggle(.sidebar) }
    case .pill(let row, let choice): choose(row, choice)
    case .toggle(let row): choose(row, session.parameters[row].isOn ? 0 : 1)
    case .reset: restoreAll()
    case .copy, .copySource: copyCode()
    case .debugPart(let part): debug.toggle(part)
    case .action(let index): press(session.card.buttons[index])
    case .scrim: closeTop()
    case .series(let curve): session.history.toggle(curve)
    case .view: changeView()
    case .loop: toggleLoop()
    case .preset(let index): load(index, asOtherSet: keyboard.modifiers.contains(.shift))
    case .savePreset: inspector.naming == nil ? beginNaming() : commitNaming()
    case .value(let row): if session.parameters.indices.contains(row) { inspector.entry = ValueEntry() }
    case .response, .homePage, .topBar, .summary, .sidebar, .inspector, .source, .plot, .stage, .viewport,
      .row, .name,
      .track,
      .timeline:
      break
    }
  }

  /// Changes the selected parameter by steps; a choice changes to a neighbour.
  func change(by steps: Double, isFine: Bool = false) {
    commitEntry()
    guard let parameter = pickedParameter else { return }
    if let scale = SliderScale(parameter) {
      let value = scale.stepped(scale.shown(parameter), by: steps, isFine: isFine)
      session.set(parameter, to: scale.value(shown: value), at: now)
    } else if case .choice(let choices) = parameter.kind {
      let place = choices.firstIndex(of: parameter.choice) ?? 0
      choose(inspector.picked, min(max(place + (steps < 0 ? -1 : 1), 0), choices.count - 1))
    }
  }

  /// Selects a row of the inspector, or the button at its end, and scrolls to it.
  func pick(_ row: Int) {
    commitEntry()
    let count = inspectorLayout.rows.count
    var row = min(max(row, 0), count)
    // Hidden rows are skipped in the direction of the keys.
    let step = row < inspector.picked ? -1 : 1
    while inspectorLayout.rows.indices.contains(row), inspectorLayout.rows[row].isHidden { row += step }
    guard row >= 0 else { return }
    inspector.picked = row
    // The button at the foot is always visible.
    guard inspector.picked < count else { return }
    let frame = inspectorLayout.rows[inspector.picked].card
    inspector.scroll.reveal(
      inspector.picked == 0 ? 0 : frame.minY, frame.maxY, now: now, isAnimated: isAnimated)
  }

  func restore(_ row: Int) {
    guard session.parameters.indices.contains(row) else { return }
    session.set(session.parameters[row], to: session.parameters[row].defaultValue, at: now)
  }

  func restoreAll() {
    inspector.entry = nil
    session.reset(at: now)
  }

  func copyCode() {
    let code = session.demo.code
    guard !code.isEmpty else { return showToast("This demo has no code to copy") }
    // The visible code is updated, so that it equals the copied code.
    if showsSource { followSource(isForced: true) }
    requests.append(.copy(code))
    showToast("Copied as Swift")
  }

  func toggle(_ region: WindowDrawer) {
    drawers.toggle(region, now: now, isAnimated: isAnimated)
    if drawer != nil { focus = region == .sidebar ? .sidebar : region == .inspector ? .panel : .stage }
    if !shownFocuses.contains(focus) { focus = .stage }
    followSource()
  }

  /// Folds a region, or shows it again: beside the stage, or over it if the window has no room.
  func fold(_ region: WindowRegion) {
    if region.hasRoom(in: size) {
      folded.formSymmetricDifference([region])
      return requests.append(.remember)
    }
    switch region {
    case .sidebar: toggle(.sidebar)
    case .inspector: toggle(.inspector)
    case .source: toggle(.source)
    case .plot: showToast("The window is too low for the plot")
    }
  }

  func toggleHelp() {
    helpPresence.aim(at: helpPresence.target > 0 ? 0 : 1, now: now, isAnimated: isAnimated)
  }

  /// Closes the topmost overlay, help or drawer; without one, moves the focus back to the panel.
  func closeTop() {
    if session.isPast, helpPresence.target == 0, inspector.entry == nil, inspector.naming == nil {
      returnToPresent()
    } else if inspector.entry != nil || inspector.naming != nil {
      (inspector.entry, inspector.naming) = (nil, nil)
    } else if helpPresence.target > 0 {
      toggleHelp()
    } else if let drawer {
      toggle(drawer)
    } else if isHome {
      leaveHome()
    } else if shownFocuses.contains(.panel) {
      focus = .panel
    }
  }

  /// Sets the value that was typed.
  func commitEntry() {
    guard let entry = inspector.entry else { return }
    inspector.entry = nil
    if let value = entry.value, let parameter = pickedParameter, let scale = SliderScale(parameter) {
      session.set(parameter, to: scale.value(shown: value), at: now)
    }
  }

  /// The selected parameter, which keys change; nil on the button below them.
  var pickedParameter: Parameter? {
    session.parameters.indices.contains(inspector.picked) ? session.parameters[inspector.picked] : nil
  }

  /// Presses a button of the demo; if its action takes a name, opens the entry for it first.
  func press(_ action: DemoAction) {
    if action.asksName { return beginNaming(for: action) }
    session.send(.action(action.name, index: nil), at: now)
  }

  private func choose(_ row: Int, _ choice: Int) {
    let parameter = session.parameters[row]
    guard case .choice(let choices) = parameter.kind, choices.indices.contains(choice) else { return }
    session.set(parameter, to: .choice(choices[choice]), at: now)
  }
}
