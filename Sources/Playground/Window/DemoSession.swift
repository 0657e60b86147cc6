import CradleGeometry
import CradleScrolling

/// One demo being played in the window: its host, its time, its two parameter sets and what the strip plots.
///
/// Everything that reaches the demo goes through `send`, as a script's events do, so that it can be recorded.
final class DemoSession {
  /// The world of the set that the panel tunes.
  var world: World
  /// The other set's, while the two are compared.
  var rival: World?
  /// How the two are seen together.
  private(set) var comparison = ComparisonView.off
  /// What of the past is seen, if any is.
  var past = Past.none
  var clock = DemoClock()
  /// The curves up to what is seen.
  var history = PlotHistory()
  private(set) var sets = ParameterSets()
  var changes = ChangeHistory()
  /// Whether nobody has ever touched this demo.
  var isNew = false
  /// Whether what is in the scene can be undone and kept. A recording has no event for it.
  private let keepsContents: Bool
  /// Sees every event that was delivered.
  var observer: ((DemoEvent) -> Void)?
  /// Told when the run goes on from an earlier frame, so that what was written of it is written anew.
  var onRewind: (() -> Void)?

  /// What is seen and tuned: now, or an earlier frame.
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
  /// Whether a pointer is down in the demo: time then passes even where nothing moves, for holds and speeds to be true.
  private var isHeld: Bool { !heldButtons.isEmpty }
  var heldButtons: Set<PointerEvent.Button> = []

  /// How many frames are replayed in one of the window's; `note(cost:)` adapts it.
  var budget = 240

  /// Whether nothing moves in what is compared.
  var isResting: Bool { world.host.demo.isResting && (rival.map { $0.host.demo.isResting } ?? true) }

  /// Whether the next frame will differ: the demo moves and time passes, or a replay is on its way.
  var isMoving: Bool {
    switch past {
    case .scrub(let scrub, _): !scrub.isThere
    case .loop: !clock.isPaused
    case .none: !clock.isPaused && !isResting || rival?.isReady == false
    }
  }

  init(_ type: any Demo.Type, viewport: Size, keepsContents: Bool = true) {
    world = World(type, viewport: viewport)
    self.keepsContents = keepsContents
    plot()
  }

  /// Moves the demo on to a time of the window; a resting demo stays where it is, and so does its time.
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

  /// Delivers something at a time of the window.
  func send(_ kind: DemoEvent.Kind, at now: Double) {
    if tunesLoop(kind) { return }
    // A window that grows leaves the past alone; whatever else is done goes on from there.
    if kind.isResize == false { leavePast() }
    // What wakes a resting demo happens at the time at which it came to rest.
    if isResting, !isHeld { clock.rest() }
    let time = isPast ? world.host.time : clock.advance(to: now)
    let old = snapshot(for: kind)
    deliver(DemoEvent(time: time, kind: Self.stamped(kind, time)))
    if let change = Change(from: old, to: snapshot(for: kind), in: sets.current) { changes.note(change) }
    if case .pointer(let event) = kind { follow(event) }
  }

  // While a stretch plays over and over, what is tuned holds in this round and in the next ones.
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

  /// Sets a number, cut to its range, or a word; what the parameter does not take changes nothing.
  func set(_ parameter: Parameter, to value: Parameter.Value, at now: Double) {
    var value = value
    if case (.number(let range, _, _), .number(let number)) = (parameter.kind, value) {
      guard !number.isNaN else { return }
      value = .number(min(max(number, range.lowerBound), range.upperBound))
    }
    guard value != parameter.value else { return }
    send(.set([DemoEvent.Setting(name: parameter.name, value: value)]), at: now)
  }

  /// Restores every default.
  func reset(at now: Double) {
    let changed = parameters.filter { !$0.isDefault }
    guard !changed.isEmpty else { return }
    send(.set(changed.map { DemoEvent.Setting(name: $0.name, value: $0.defaultValue) }), at: now)
  }

  /// Brings several values about, as one event; those that are not named stay.
  func set(_ values: [DemoEvent.Setting], at now: Double) {
    let settings = parameters.settings(toReach: parameters.taken(of: values))
    if !settings.isEmpty { send(.set(settings), at: now) }
  }

  /// Goes to one of the two sets; each keeps its values, and what both share is left alone.
  ///
  /// While both play it is their worlds that change places, and nothing happens in them.
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

  /// Lets both sets play, or one.
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

  /// The worlds that are seen, set A's first; one alone while they are not compared.
  var shownHosts: [(name: ParameterSets.Name, host: DemoHost)] {
    var shown = [(name: sets.current, host: host)]
    if let other = otherHost { shown.append((sets.current.other, other)) }
    return shown.sorted { $0.name.rawValue < $1.name.rawValue }
  }

  /// The other set's world as it is seen; nil while it does not play, or has not caught up.
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

  /// What the other set holds.
  var otherValues: [DemoEvent.Setting] {
    rival?.host.demo.parameters.settings ?? sets.otherValues(beside: parameters.settings)
  }

  /// A press begins, whose changes are undone together.
  func beginStep() { changes.beginStep() }

  /// Takes the last step back, or makes it again; nil when there is none.
  func stepBack(isUndo: Bool, at now: Double) -> Change? {
    guard let change = isUndo ? changes.undo() : changes.redo() else { return nil }
    backToNow()
    if isResting, !isHeld { clock.rest() }
    advanceWorlds(to: clock.advance(to: now))
    compare(change.set, at: now)
    let wanted = change.settings(isUndo: isUndo)
    let present = parameters.settings.map { setting in wanted.first { $0.name == setting.name } ?? setting }
    withoutNote { set(present, at: now) }
    if let contents = change.contents(isUndo: isUndo) {
      world.restore(contents)
      rival?.restore(contents)
    }
    plot()
    return change
  }

  // Going to another set or step is no change of either.
  func withoutNote(_ body: () -> Void) {
    let before = changes
    body()
    changes = before
  }

  // Only what may have changed is asked: a pointer moves a hundred times a second.
  private func snapshot(for kind: DemoEvent.Kind) -> DemoSnapshot {
    let isContents =
      switch kind {
      case .action, .key: true
      case .pointer(let event): event.phase != .move
      case .set, .wheel, .resize: false
      }
    return DemoSnapshot(
      settings: parameters.settings, contents: keepsContents && isContents ? host.demo.contents : nil)
  }

  // MARK: What is kept

  /// What is kept for the next run.
  var record: DemoRecord {
    DemoRecord(
      set: sets.current, values: sets.values(world.host.demo.parameters.settings),
      offsets: Dictionary(world.host.demo.scrolls.map { ($0.name, $0.view.contentOffset) }) { first, _ in
        first
      },
      contents: world.host.demo.contents)
  }

  /// Goes on where another run ended; what this version does not take is passed over. Before anything is sent.
  func restore(_ record: DemoRecord) {
    sets = ParameterSets(
      current: record.set, kept: record.values.mapValues { parameters.taken(of: $0) })
    world.prepare { host in
      // Only values that the demo takes are left.
      try? host.set(host.demo.parameters.taken(of: record.values[record.set] ?? []))
      if let contents = record.contents { host.demo.restore(contents) }
      host.demo.advance(by: 0)
      for scroll in host.demo.scrolls {
        if let offset = record.offsets[scroll.name] { scroll.view.setContentOffset(offset, animated: false) }
      }
    }
  }

  /// Does what the demo opens with; no step that could be undone.
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

  /// A sixtieth of a second by hand.
  func step() {
    leavePast()
    clock.step()
    advanceWorlds(to: clock.time)
    plot()
  }

  /// The window is hidden or stood still: that time does not count.
  func rest() { clock.rest() }

  private func deliver(_ event: DemoEvent) {
    do {
      try world.send(event)
      // Each set keeps its own values.
      if !Tape.Doing.event(event).isSetting { try rival?.send(event) }
      observer?(event)
      // A moving demo is sampled once a frame; one that an event moved at rest shows it at once.
      if !isPast, history.now == host.time { plot() }
    } catch {
      // The shell offers only what the demo declares; a preset of another version is refused before it gets here.
      assertionFailure("\(error)")
    }
  }

  func plot() {
    let shown = shownHosts
    history.append(
      shown.first?.host.demo.plots ?? [], others: shown.count > 1 ? shown[1].host.demo.plots : [],
      at: host.time)
  }

  // Pointer and wheel events carry their own time as well.
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
