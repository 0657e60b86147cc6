import CradleStage

/// The actions of the commands in the table of `KeyCommand`.
extension WindowController {
  func perform(_ action: KeyCommand.Action, _ key: Key) {
    switch action {
    case .pause: session.togglePause(at: now)
    case .step: session.step()
    case .slower: session.cycleSpeed(at: now)
    case .sendToDemo: session.send(.key(key.name), at: now)
    case .pickPrevious: pickNeighbor(-1)
    case .pickNext: pickNeighbor(1)
    case .decrease: changeNeighbor(-1)
    case .increase: changeNeighbor(1)
    case .decreaseFinely: change(by: -1, isFine: true)
    case .increaseFinely: change(by: 1, isFine: true)
    case .restore: restoreAll()
    case .restoreOne: restore(inspector.picked)
    case .compare: session.compare(session.sets.current.other, at: now)
    case .copyCode: copyCode()
    case .view: changeView()
    case .loop: toggleLoop()
    case .frameBack: stepTimeline(-1)
    case .frameOn: stepTimeline(1)
    case .secondBack: stepTimeline(-60)
    case .secondOn: stepTimeline(60)
    case .resume: session.resume()
    case .undo: undoOrRedo(isUndo: true)
    case .redo: undoOrRedo(isUndo: false)
    case .presetPrevious: loadNeighbor(-1)
    case .presetNext: loadNeighbor(1)
    case .savePreset: beginNaming()
    case .deletePreset: deletePresent()
    case .copyLine: copyLine()
    case .paste: requests.append(.paste)
    case .focusNext: moveFocus(1)
    case .focusPrevious: moveFocus(-1)
    case .demoPrevious: open(sidebarLayout.demo(from: opened, by: -1))
    case .demoNext: open(sidebarLayout.demo(from: opened, by: 1))
    case .press: pressPicked()
    case .foldSidebar: fold(.sidebar)
    case .foldInspector: fold(.inspector)
    case .foldPlot: fold(.plot)
    case .foldSource: fold(.source)
    case .home: toggleHome()
    case .cardUp: home.pick(dx: 0, dy: -1, now: now, isAnimated: isAnimated)
    case .cardDown: home.pick(dx: 0, dy: 1, now: now, isAnimated: isAnimated)
    case .cardPrevious: home.pick(dx: -1, dy: 0, now: now, isAnimated: isAnimated)
    case .cardNext: home.pick(dx: 1, dy: 0, now: now, isAnimated: isAnimated)
    case .openCard: openCard(home.picked)
    case .help: toggleHelp()
    case .theme: changeTheme()
    case .hand: toggleHand()
    case .debug: toggleDebug()
    case .times: instruments.toggleTimes()
    case .calls: toggleCalls()
    case .sound: requests.append(.sound)
    case .picture: requests.append(.picture)
    case .record: requests.append(.record(.mp4))
    case .recordGIF: requests.append(.record(.gif))
    case .filmGesture: requests.append(.filmGesture(.mp4))
    case .filmGestureGIF: requests.append(.filmGesture(.gif))
    case .fullScreen: requests.append(.toggleFullScreen)
    case .scaleUp: requests.append(.scale(1))
    case .scaleDown: requests.append(.scale(-1))
    case .scaleDefault: requests.append(.scale(0))
    case .close: closeTop()
    case .quit: requests.append(.quit)
    }
  }

  private func pickNeighbor(_ step: Int) {
    if focus == .sidebar {
      open(sidebarLayout.demo(from: opened, by: step))
    } else {
      pick(inspector.picked + step)
    }
  }

  private func changeNeighbor(_ step: Int) {
    switch focus {
    case .actions: actionPick = min(max(actionPick + step, 0), layout.actions.count - 1)
    case .bar: barPick = min(max(barPick + step, 0), barButtons.count - 1)
    default: change(by: Double(step))
    }
  }

  private func moveFocus(_ step: Int) {
    commitEntry()
    focus = focus.moved(by: step, among: shownFocuses)
    isFocusByKey = true
    barPick = min(barPick, barButtons.count - 1)
  }

  private func pressPicked() {
    switch focus {
    case .actions: activate(.action(actionPick))
    case .bar: activate(barButtons[min(barPick, barButtons.count - 1)].target)
    case .sidebar:
      if drawer == .sidebar { toggle(.sidebar) }
      focus = .stage
    case .panel:
      guard let parameter = pickedParameter else { return copyCode() }
      if parameter.isToggle { activate(.toggle(inspector.picked)) }
    case .stage: break
    }
  }

  private func toggleDebug() {
    debug.hasBodies = session.demo.debugScene != nil
    guard showsDebug || debug.hasBodies else { return showToast("This demo has no bodies to show") }
    debug.isShown.toggle()
  }

  // Shows the log of calls in place of the plot, or the plot again.
  private func toggleCalls() {
    if instruments.calls != nil { return instruments.hideCalls() }
    guard layout.canShowPlot else { return showToast("The window is too low for the log") }
    folded.remove(.plot)
    instruments.showCalls(of: session.mainRun.host)
  }

  private func changeTheme() {
    theme = theme.name == .dark ? .light : .dark
    requests.append(.remember)
  }
}
