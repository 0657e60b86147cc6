import CradleGeometry
import CradleScrolling

/// A demo that plays in the window: its host, its clock, its two parameter sets and its plots.
///
/// Every input of the demo goes through `send`, like a script's events, so that it can be recorded.
final class DemoSession {
  /// The world of the set that the panel changes.
  var world: World
  /// The other set's world, while the two are compared.
  var rival: World?
  /// How the two sets are shown.
  private(set) var comparison = ComparisonView.off
  /// The past state that is shown, if any.
  var past = Past.none
  var clock = DemoClock()
  /// The curves up to the shown time.
  var history = PlotHistory()
  private(set) var sets = ParameterSets()
  var changes = ChangeHistory()
  /// Whether this demo was never used before.
  var isNew = false
  /// Called with every delivered event.
  var observer: ((DemoEvent) -> Void)?
  /// Called when the run continues from an earlier frame, so that recordings are rewritten.
  var onRewind: (() -> Void)?

  /// The demo that is shown and tuned: the present one, or a replay at an earlier frame.
  var host: DemoHost {
    switch past {
    case .scrub(let scrub, _): scrub.shown.first?.host ?? world.host
    case .loop(let loop, _): loop.shown.first?.host ?? world.host
    case .none: world.host
    }
  }
  var demo: any Demo { host.demo }
  var card: DemoCard { world.host.card }
  var parameters: [Parameter] { host.demo.parameters }
  /// Whether a pointer is down in the demo: time then passes even if nothing moves, so that long presses and
  /// speeds are right.
  private var isHeld: Bool { !heldButtons.isEmpty }
  var heldButtons: Set<PointerEvent.Button> = []

  /// The number of frames replayed in one frame of the window; `note(cost:)` adapts it.
  var budget = 240

  /// Whether nothing moves in any of the compared worlds.
  var isResting: Bool { world.host.demo.isResting && (rival.map { $0.host.demo.isResting } ?? true) }

  /// Whether the next frame will differ: the demo moves and time passes, or a replay is on its way.
  var isMoving: Bool {
    switch past {
    case .scrub(let scrub, _): !scrub.isThere
    case .loop: !clock.isPaused
    case .none: !clock.isPaused && !isResting || rival?.isReady == false
    }
  }

  init(_ type: any Demo.Type, viewport: Size) {
    world = World(type, viewport: viewport)
    plot()
  }

  /// Advances the demo to a time of the window; the time of a resting demo stands still.
  func advance(to now: Double) {
    var budget = budget
    if case .none = past {} else { return advancePast(to: now) }
    rival?.catchUp(budget: &budget)
    guard !clock.isPaused && !isResting || isHeld else { return clock.rest() }
    advanceWorlds(to: clock.advance(to: now))
    plot()
  }

  private func advanceWorlds(to time: Double) {
    world.advance(to: time)
    rival?.advance(to: time)
  }

  /// Delivers an input at a time of the window.
  func send(_ kind: DemoEvent.Kind, at now: Double) {
    if tunesLoop(kind) { return }
    // A resize does not leave the past; any other input continues from the shown frame.
    if kind.isResize == false { leavePast() }
    // An event for a resting demo happens at the time at which the demo came to rest.
    if isResting, !isHeld { clock.rest() }
    let time = isPast ? world.host.time : clock.advance(to: now)
    let old = snapshot(for: kind)
    deliver(DemoEvent(time: time, kind: Self.stamped(kind, time)))
    if let change = Change(from: old, to: snapshot(for: kind), in: sets.current) { changes.note(change) }
    if case .pointer(let event) = kind { follow(event) }
  }

  // While a stretch loops, changed values apply to this round and the next ones.
  private func tunesLoop(_ kind: DemoEvent.Kind) -> Bool {
    guard case .set(let settings) = kind, isLooping else { return false }
    beginRound()
    guard case .loop(let loop, _) = past, !loop.shown.isEmpty else { return false }
    let old = snapshot(for: kind)
    try? loop.send(settings)
    if let change = Change(from: old, to: snapshot(for: kind), in: sets.current) { changes.note(change) }
    return true
  }

  private func follow(_ event: PointerEvent) {
    switch event.phase {
    case .down: heldButtons.insert(event.button)
    case .move: break
    case .up, .cancel: heldButtons.remove(event.button)
    }
  }

  /// Sets a number, clamped to its range, or a word; an invalid value changes nothing.
  func set(_ parameter: Parameter, to value: Parameter.Value, at now: Double) {
    var value = value
    if case (.number(let range, _, _), .number(let number)) = (parameter.kind, value) {
      guard !number.isNaN else { return }
      value = .number(number.clamped(to: range))
    }
    guard value != parameter.value else { return }
    send(.set([DemoEvent.Setting(name: parameter.name, value: value)]), at: now)
  }

  /// Resets every parameter to its default.
  func reset(at now: Double) {
    let changed = parameters.filter { !$0.isDefault }
    guard !changed.isEmpty else { return }
    send(.set(changed.map { DemoEvent.Setting(name: $0.name, value: $0.defaultValue) }), at: now)
  }

  /// Sets several values as one event; the others stay.
  func set(_ values: [DemoEvent.Setting], at now: Double) {
    let settings = parameters.settings(toReach: parameters.taken(of: values))
    if !settings.isEmpty { send(.set(settings), at: now) }
  }

  /// Switches to one of the two sets; each keeps its own values.
  ///
  /// While both play, their worlds change places and otherwise continue unchanged.
  func compare(_ name: ParameterSets.Name, at now: Double) {
    guard name != sets.current else { return }
    backToNow()
    var all = Int.max
    rival?.catchUp(budget: &all)
    let values = sets.change(to: name, from: parameters)
    if let rival {
      (world, self.rival) = (rival, world)
    } else {
      withoutNote { set(values, at: now) }
    }
  }

  /// Plays both sets, or only one.
  func see(_ view: ComparisonView) {
    backToNow()
    comparison = view
    if view == .off {
      rival = nil
    } else if rival == nil {
      rival = World(mirroring: world, values: sets.otherValues(beside: parameters.settings))
    }
    plot()
  }

  /// The visible worlds, set A's first; one if the sets are not compared.
  var shownHosts: [(name: ParameterSets.Name, host: DemoHost)] {
    var shown = [(name: sets.current, host: host)]
    if let other = otherHost { shown.append((sets.current.other, other)) }
    return shown.sorted { $0.name.rawValue < $1.name.rawValue }
  }

  /// The other set's visible world; nil if it does not play or has not caught up.
  private var otherHost: DemoHost? {
    guard let rival else { return nil }
    switch past {
    case .scrub(let scrub, _):
      return scrub.shown.count > 1 ? scrub.shown[1].host : rival.isReady ? rival.host : nil
    case .loop(let loop, _):
      return loop.shown.count > 1 ? loop.shown[1].host : rival.isReady ? rival.host : nil
    case .none: return rival.isReady ? rival.host : nil
    }
  }

  /// The values of the other set.
  var otherValues: [DemoEvent.Setting] {
    rival?.host.demo.parameters.settings ?? sets.otherValues(beside: parameters.settings)
  }

  /// A press begins; all changes until the next one are undone together.
  func beginStep() { changes.beginStep() }

  /// Undoes the last step, or redoes it; nil if there is none.
  func stepBack(isUndo: Bool, at now: Double) -> Change? {
    guard let change = isUndo ? changes.undo() : changes.redo() else { return nil }
    backToNow()
    if isResting, !isHeld { clock.rest() }
    advanceWorlds(to: clock.advance(to: now))
    compare(change.set, at: now)
    let wanted = change.settings(isUndo: isUndo)
    let contents = change.contents(isUndo: isUndo)
    // A page of the user's own must be back before it can be turned to, and elements before they are counted.
    if let contents { withoutNote { send(.contents(contents), at: now) } }
    let present = parameters.settings.map { setting in wanted.first { $0.name == setting.name } ?? setting }
    withoutNote { set(present, at: now) }
    if let contents { withoutNote { send(.contents(contents), at: now) } }
    plot()
    return change
  }

  // Runs `body` without recording a change: switching sets and undo are not changes.
  func withoutNote(_ body: () -> Void) {
    let before = changes
    body()
    changes = before
  }

  // Only the state that may have changed is read: a pointer moves a hundred times a second.
  private func snapshot(for kind: DemoEvent.Kind) -> DemoSnapshot {
    let isContents =
      switch kind {
      case .action, .key: true
      case .pointer(let event): event.phase != .move
      // The number of elements is a parameter, too.
      case .set(let settings): settings.contains { $0.name == host.demo.counter?.name }
      case .wheel, .resize, .contents: false
      }
    return DemoSnapshot(
      settings: parameters.settings, contents: isContents ? host.demo.contents : nil)
  }

  // MARK: What is kept

  /// The record for the next run.
  var record: DemoRecord {
    DemoRecord(
      set: sets.current, values: sets.values(world.host.demo.parameters.settings),
      offsets: Dictionary(world.host.demo.scrolls.map { ($0.name, $0.view.contentOffset) }) { first, _ in
        first
      },
      contents: world.host.demo.contents)
  }

  /// Restores the record of an earlier run, ignoring values that this version rejects. Call it before any
  /// input.
  func restore(_ record: DemoRecord) {
    sets = ParameterSets(
      current: record.set, kept: record.values.mapValues { parameters.taken(of: $0) })
    world.prepare { host in
      // Only values that the demo accepts are set.
      try? host.set(host.demo.parameters.taken(of: record.values[record.set] ?? []))
      if var contents = record.contents {
        // The user's own pages, which were offered before, stay.
        if let kept = contents.sheets {
          contents.sheets = LabSheets(kept.all + (host.demo.contents?.sheets?.own ?? []))
        }
        host.demo.restore(contents)
      }
      host.demo.advance(by: 0)
      for scroll in host.demo.scrolls {
        if let offset = record.offsets[scroll.name] { scroll.view.setContentOffset(offset, animated: false) }
      }
    }
  }

  /// Offers the user's own pages. Call it before `restore`.
  func offer(_ pages: LabSheets) {
    world.prepare { $0.demo.restore(SceneContents(sheets: pages)) }
  }

  /// Performs the demo's opening actions, which cannot be undone.
  func open() {
    for action in card.opening { host.demo.perform(action, index: nil) }
    plot()
  }

  func togglePause(at now: Double) {
    if isMoving { clock.advance(to: now) }
    clock.isPaused.toggle()
    clock.rest()
  }

  func cycleSpeed(at now: Double) {
    if isMoving { clock.advance(to: now) }
    clock.cycleSpeed()
  }

  /// Advances by a sixtieth of a second while paused.
  func step() {
    leavePast()
    clock.step()
    advanceWorlds(to: clock.time)
    plot()
  }

  /// The window was hidden or stalled: that time does not count.
  func rest() { clock.rest() }

  private func deliver(_ event: DemoEvent) {
    do {
      try world.send(event)
      // Each set keeps its own values.
      if !event.isSetting { try rival?.send(event) }
      observer?(event)
      // A moving demo is sampled once in each frame; a resting one that an event changes is sampled at once.
      if !isPast, history.now == host.time { plot() }
    } catch {
      // The shell offers only declared parameters and actions; presets of another version are refused
      // earlier.
      assertionFailure("\(error)")
    }
  }

  func plot() {
    let shown = shownHosts
    history.append(
      shown.first?.host.demo.plots ?? [], others: shown.count > 1 ? shown[1].host.demo.plots : [],
      at: host.time)
  }

  // Pointer and wheel events contain their time, too.
  private static func stamped(_ kind: DemoEvent.Kind, _ time: Double) -> DemoEvent.Kind {
    switch kind {
    case .pointer(var event):
      event.time = time
      return .pointer(event)
    case .wheel(var event):
      event.time = time
      return .wheel(event)
    default: return kind
    }
  }
}
