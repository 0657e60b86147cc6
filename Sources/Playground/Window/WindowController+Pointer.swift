import CradleGeometry
import CradleScrolling

/// Passes the pointer to the parts: the target of a press gets the pointer's events until it lifts, also outside of the
/// window.
extension WindowController {
  /// Handles an event in window points, at the window's time.
  func pointer(_ event: PointerEvent) {
    frameState.reach(event.time)
    frameState.invalidate()
    if event.phase == .down { stopHand() }
    if stageInput.isDown {
      send(stageInput.handle(event, in: layout))
    } else {
      switch event.phase {
      case .down: if press == nil { down(event) }
      case .move: move(event)
      case .up: lift(event)
      case .cancel: cancelPress()
      }
    }
    if event.phase != .move { updateHover(at: event.location) }
  }

  /// The mouse moved with nothing pressed; nil if it left the window.
  func hover(at place: Point?, now: Double) {
    frameState.reach(now)
    let old = windowPointer.place
    updateHover(at: place)
    // Over the plot the pointer shows a reading, so each move needs a new frame.
    if hover == .plot, place != old { frameState.invalidate() }
  }

  /// The wheel scrolls the list under the pointer; over sliders it changes nothing.
  func wheel(_ event: WheelEvent) {
    frameState.reach(event.time)
    stopHand()
    // All wheel events until the next press are one undoable step.
    if windowPointer.turn() { session.beginUndoStep() }
    let target = target(at: event.location)
    switch target {
    case .viewport:
      var inside = event
      inside.location = layout.inside(event.location, of: pane(at: event.location) ?? layout.viewport)
      session.send(.wheel(inside), at: event.time)
    case .name, .track, .reset, .response: inspector.scroll.wheel(event)
    case .plot, .series:
      if let area = plot?.layout.area { session.history.wheel(event, in: area) }
    default:
      guard let region = scrollRegion(of: target) else { return }
      region.wheel(event)
    }
    frameState.invalidate()
  }

  /// Called when the desktop cancels the pointer, or takes the focus away.
  func cancelPointers() {
    cancelPress()
    send(stageInput.cancel(at: now, in: layout))
    frameState.invalidate()
  }

  /// Called when the window loses the keyboard focus: no key counts as held.
  func loseFocus() {
    keyboard.loseFocus()
    cancelPointers()
  }

  /// Sends the stage's events to the demo.
  func send(_ events: [PointerEvent]) {
    for event in events { session.send(.pointer(event), at: event.time) }
  }

  // MARK: Presses

  private func scrollRegion(of target: WindowTarget) -> ScrollRegion? {
    switch target {
    case .demo, .home, .sidebar: sidebar.scroll
    case .homePage, .card: home.scroll
    case .source, .copySource: source.scroll
    case .scrim: overlays.isHelpOpen ? overlays.helpScroll : nil
    case .row, .value, .inspector, .pill, .toggle, .preset, .savePreset, .copy: inspector.scroll
    default: nil
    }
  }

  /// Updates the target after a change of what is under the pointer.
  func updateHover() { updateHover(at: windowPointer.place) }

  private func updateHover(at place: Point?) {
    let target = press == nil && !stageInput.isDown ? place.map(target) : hover
    if windowPointer.move(to: place, over: target) { frameState.invalidate() }
    let hasTip = target.map { !tipLines(for: $0).isEmpty } ?? false
    windowPointer.awaitTip(hasTip, at: now)
  }

  private func down(_ event: PointerEvent) {
    let target = target(at: event.location)
    session.beginUndoStep()
    windowPointer.beginPress()
    commitEntry()
    if target != .savePreset, inspector.takeNaming() != nil { updateLayout() }
    navigation.usePointer()
    if target == .viewport, let pane = layout.shownPanes.firstIndex(where: { $0.contains(event.location) }) {
      navigation.move(to: .stage)
      return send(stageInput.down(event, inPane: pane, of: layout))
    }
    if event.button == .right, case .preset(let index) = target { return delete(index) }
    if event.button == .right, case .pill(let row, let choice) = target,
      case .choice(let words) = session.parameters[row].kind,
      session.parameters[row].own[words[choice]] != nil
    {
      return discard(words[choice])
    }
    guard event.button == .left else { return }
    windowPointer.down(on: target, at: event.location)
    focusOn(target)
    if target == .timeline { dragTimeline(event) }
    inspector.beginDrag(
      on: target, at: insideInspector(event.location), isFine: isFine, session.parameters, inspectorLayout)
    // A press beside a slider's thumb moves the thumb there.
    if inspector.drag?.slider != nil { dragInspector(event) }
    scrollRegion(of: target)?.pointer(event)
  }

  private func focusOn(_ target: WindowTarget) {
    switch target {
    case .row(let index), .name(let index), .track(let index), .value(let index), .pill(let index, _),
      .toggle(let index):
      navigation.move(to: .panel)
      inspector.pick(index)
    case .inspector, .preset, .savePreset, .copy, .reset, .response: navigation.move(to: .panel)
    case .demo, .home, .sidebar: navigation.move(to: .sidebar)
    case .homePage, .stage: navigation.move(to: .stage)
    case .card(let index):
      navigation.move(to: .stage)
      home.pick(index)
    case .action(let index): navigation.move(toAction: index)
    default: break
    }
  }

  private func move(_ event: PointerEvent) {
    guard let press else { return }
    if press == .timeline {
      dragTimeline(event)
    } else if press == .plot {
      dragPlot(event)
    } else if inspector.drag != nil {
      dragInspector(event)
    } else {
      scrollRegion(of: press)?.pointer(event)
    }
  }

  private var isFine: Bool { keyboard.modifiers.contains(.shift) }

  // Shows the frame under the pointer on the timeline; with Shift selects a stretch.
  private func dragTimeline(_ event: PointerEvent) {
    guard let timeline = layout.timeline else { return }
    let frame = TimelineTrack(timeline, of: session).frame(at: event.location.x)
    if event.phase == .down { timelineSelection.begin(at: isFine ? frame : nil) }
    if !timelineSelection.extend(to: frame) { session.scrub(to: frame) }
  }

  // Gives the demo the values of the control that is dragged in the inspector.
  private func dragInspector(_ event: PointerEvent) {
    guard !layout.inspector.isEmpty else { return }
    let change = inspector.drag(
      to: insideInspector(event.location), isFine: isFine, session.parameters, inspectorLayout,
      shown: session.parameters.filter(session.demo.shows))
    switch change {
    case .value(let value, let index): session.set(session.parameters[index], to: value, at: event.time)
    case .spring(let settings): session.set(settings, at: event.time)
    case nil: break
    }
  }

  // Moves the curves with the pointer.
  private func dragPlot(_ event: PointerEvent) {
    guard let area = plot?.layout.area, let distance = windowPointer.dragPlot(to: event.location) else {
      return
    }
    session.history.pan(by: -distance / area.width)
  }

  private func lift(_ event: PointerEvent) {
    guard let press, event.button == .left else { return }
    if press == .timeline { endTimelineDrag() }
    let isClick = target(at: event.location) == press && scrollRegion(of: press)?.isDragging != true
    release(event)
    if isClick { click(press, at: event.time) }
  }

  private func release(_ event: PointerEvent) {
    if let press { scrollRegion(of: press)?.pointer(event) }
    endPress()
  }

  /// Ends a press outside of the demo without an effect.
  func cancelPress() {
    if press == .timeline { session.returnToPresent() }
    timelineSelection = TimelineSelection()
    if let press { scrollRegion(of: press)?.cancel(at: now) }
    endPress()
  }

  private func endPress() {
    windowPointer.release()
    inspector.endDrag()
  }

  private func click(_ target: WindowTarget, at time: Double) {
    let isDouble = windowPointer.isDoubleClick(on: target, at: time)
    switch target {
    case .value(let index) where isDouble: restore(index)
    case .plot where isDouble: session.history.window.reset()
    default: activate(target)
    }
  }
}
