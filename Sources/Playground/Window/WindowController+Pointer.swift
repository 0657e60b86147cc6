import CradleGeometry
import CradleScrolling

/// The pointer: the target of a press gets the pointer's events until it lifts, also outside of the window.
extension WindowController {
  /// Handles an event in window points, at the window's time.
  func pointer(_ event: PointerEvent) {
    now = max(now, event.time)
    isDirty = true
    if event.phase == .down { stopHand() }
    if stagePointer.isDown { return forwardToDemo(event) }
    switch event.phase {
    case .down where press == nil: down(event)
    case .down: break
    case .move: move(event)
    case .up: lift(event)
    case .cancel: release(event)
    }
    if event.phase != .move { updateHover(at: event.location) }
  }

  /// The mouse moved with nothing pressed; nil if it left the window.
  func hover(at place: Point?, now: Double) {
    self.now = max(now, self.now)
    let old = windowPointer.place
    updateHover(at: place)
    // Over the plot the pointer shows a reading, so each move needs a new frame.
    if hover == .plot, place != old { isDirty = true }
  }

  /// The wheel scrolls the list under the pointer; over sliders it changes nothing.
  func wheel(_ event: WheelEvent) {
    now = max(now, event.time)
    stopHand()
    // All wheel events until the next press are one undoable step.
    if !isTurning { session.beginUndoStep() }
    isTurning = true
    switch target(at: event.location) {
    case .viewport:
      var inside = event
      inside.location = layout.inside(event.location, of: pane(at: event.location) ?? layout.viewport)
      session.send(.wheel(inside), at: event.time)
    case .demo, .home, .sidebar: sidebarScroll.wheel(event)
    case .homePage, .card: home.scroll.wheel(event)
    case .source, .copySource: source.scroll.wheel(event)
    case .row, .name, .track, .value, .pill, .toggle, .preset, .savePreset, .copy, .reset, .response,
      .inspector:
      inspector.scroll.wheel(event)
    case .plot, .series:
      if let area = plot?.layout.area { session.history.wheel(event, in: area) }
    default: return
    }
    isDirty = true
  }

  /// Called when the desktop cancels the pointer, or takes the focus away.
  func cancelPointers() {
    if press == .timeline { session.returnToPresent() }
    timelineSelection = TimelineSelection()
    for event in stagePointer.cancel(
      at: now, viewport: pressedPane ?? layout.viewport, scale: layout.magnification)
    {
      session.send(.pointer(event), at: event.time)
    }
    endPress()
    isDirty = true
  }

  /// Called when the window loses the keyboard focus: no key counts as held.
  func loseFocus() {
    keyboard.loseFocus()
    cancelPointers()
  }

  private func forwardToDemo(_ event: PointerEvent) {
    for inside in stagePointer.handle(
      event, viewport: pressedPane ?? layout.viewport, scale: layout.magnification)
    {
      session.send(.pointer(inside), at: inside.time)
    }
  }

  private func down(_ event: PointerEvent) {
    let target = target(at: event.location)
    session.beginUndoStep()
    isTurning = false
    tip.press()
    commitEntry()
    if target != .savePreset, inspector.naming != nil {
      inspector.naming = nil
      updateLayout()
    }
    isFocusByKey = false
    if target == .viewport {
      focus = .stage
      pressedPane = pane(at: event.location)
      return forwardToDemo(event)
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
    inspector.drag = InspectorDrag(
      on: target, at: insideInspector(event.location), isFine: isFine, session.parameters, inspectorLayout,
      response: inspector.response)
    // A press beside a slider's thumb moves the thumb there.
    if inspector.drag?.slider != nil { dragInspector(event) }
    scrollRegion(of: target)?.pointer(event)
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

  // Gives the demo the values of the control that is dragged in the inspector.
  private func dragInspector(_ event: PointerEvent) {
    guard !layout.inspector.isEmpty, var drag = inspector.drag else { return }
    let change = drag.move(
      to: insideInspector(event.location), isFine: isFine, session.parameters, inspectorLayout,
      shown: session.parameters.filter(session.demo.shows))
    inspector.drag = drag
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

  private func endPress() {
    windowPointer.release()
    inspector.drag = nil
  }

  private func click(_ target: WindowTarget, at time: Double) {
    let isDouble = windowPointer.isDoubleClick(on: target, at: time)
    switch target {
    case .value(let index) where isDouble: restore(index)
    case .plot where isDouble: session.history.window.reset()
    default: activate(target)
    }
  }

  private func scrollRegion(of target: WindowTarget) -> ScrollRegion? {
    switch target {
    case .demo, .home, .sidebar: sidebarScroll
    case .homePage, .card: home.scroll
    case .source, .copySource: source.scroll
    case .row, .value, .inspector, .pill, .toggle, .preset, .savePreset, .copy: inspector.scroll
    default: nil
    }
  }

  private func updateHover(at place: Point?) {
    let target = press == nil && !stagePointer.isDown ? place.map(target) : hover
    if windowPointer.move(to: place, over: target) { isDirty = true }
    tip.hover(target.flatMap { self.tip(for: $0).isEmpty ? nil : $0 }, at: now)
  }

  private func focusOn(_ target: WindowTarget) {
    switch target {
    case .row(let index), .name(let index), .track(let index), .value(let index), .pill(let index, _),
      .toggle(let index):
      (focus, inspector.picked) = (.panel, index)
    case .inspector, .preset, .savePreset, .copy, .reset, .response: focus = .panel
    case .demo, .home, .sidebar: focus = .sidebar
    case .homePage: focus = .stage
    case .card(let index): (focus, home.picked) = (.stage, index)
    case .action(let index): (focus, actionPick) = (.actions, index)
    case .stage: focus = .stage
    default: break
    }
  }
}
