import CradleGeometry
import CradleScrolling

/// One demo being played in the window: its host, its time, its two parameter sets and what the strip plots.
///
/// Everything that reaches the demo goes through `send`, as a script's events do, so that it can be recorded.
final class DemoSession {
  let host: DemoHost
  private(set) var clock = DemoClock()
  private(set) var history = PlotHistory()
  private(set) var sets = ParameterSets()
  private(set) var changes = ChangeHistory()
  /// Whether what is in the scene can be undone and kept. A recording has no event for it.
  private let keepsContents: Bool
  /// Sees every event that was delivered.
  var observer: ((DemoEvent) -> Void)?

  var demo: any Demo { host.demo }
  var card: DemoCard { host.card }
  var parameters: [Parameter] { host.demo.parameters }
  /// Whether a pointer is down in the demo: time then passes even where nothing moves, for holds and speeds to be true.
  private var isHeld: Bool { !heldButtons.isEmpty }
  private var heldButtons: Set<PointerEvent.Button> = []

  /// Whether the next frame will differ: the demo moves and time passes.
  var isMoving: Bool { !clock.isPaused && !host.demo.isResting }

  init(_ type: any Demo.Type, viewport: Size, keepsContents: Bool = true) {
    host = DemoHost(type, viewport: viewport)
    self.keepsContents = keepsContents
    plot()
  }

  /// Moves the demo on to a time of the window; a resting demo stays where it is, and so does its time.
  func advance(to now: Double) {
    guard isMoving || isHeld else { return clock.rest() }
    host.advance(to: clock.advance(to: now))
    plot()
  }

  /// Delivers something at a time of the window.
  func send(_ kind: DemoEvent.Kind, at now: Double) {
    // What wakes a resting demo happens at the time at which it came to rest.
    if host.demo.isResting, !isHeld { clock.rest() }
    let time = clock.advance(to: now)
    let old = snapshot(for: kind)
    deliver(DemoEvent(time: time, kind: Self.stamped(kind, time)))
    if let change = Change(from: old, to: snapshot(for: kind), in: sets.current) { changes.note(change) }
    if case .pointer(let event) = kind { follow(event) }
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
  func compare(_ name: ParameterSets.Name, at now: Double) {
    let values = sets.change(to: name, from: parameters)
    withoutNote { set(values, at: now) }
  }

  /// A press begins, whose changes are undone together.
  func beginStep() { changes.beginStep() }

  /// Takes the last step back, or makes it again; nil when there is none.
  func stepBack(isUndo: Bool, at now: Double) -> Change? {
    guard let change = isUndo ? changes.undo() : changes.redo() else { return nil }
    if host.demo.isResting, !isHeld { clock.rest() }
    host.advance(to: clock.advance(to: now))
    compare(change.set, at: now)
    let wanted = change.settings(isUndo: isUndo)
    let present = parameters.settings.map { setting in wanted.first { $0.name == setting.name } ?? setting }
    withoutNote { set(present, at: now) }
    if let contents = change.contents(isUndo: isUndo) { host.demo.restore(contents) }
    plot()
    return change
  }

  // Going to another set or step is no change of either.
  private func withoutNote(_ body: () -> Void) {
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
      set: sets.current, values: sets.values(parameters.settings),
      offsets: Dictionary(host.demo.scrolls.map { ($0.name, $0.view.contentOffset) }) { first, _ in first },
      contents: host.demo.contents)
  }

  /// Goes on where another run ended; what this version does not take is passed over. Before anything is sent.
  func restore(_ record: DemoRecord) {
    sets = ParameterSets(
      current: record.set, kept: record.values.mapValues { parameters.taken(of: $0) })
    // Only values that the demo takes are left.
    try? host.set(parameters.taken(of: record.values[record.set] ?? []))
    if let contents = record.contents { host.demo.restore(contents) }
    host.demo.advance(by: 0)
    for scroll in host.demo.scrolls {
      if let offset = record.offsets[scroll.name] { scroll.view.setContentOffset(offset, animated: false) }
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
    clock.step()
    host.advance(to: clock.time)
    plot()
  }

  /// The window is hidden or stood still: that time does not count.
  func rest() { clock.rest() }

  private func deliver(_ event: DemoEvent) {
    do {
      try host.send(event)
      observer?(event)
      // A moving demo is sampled once a frame; one that an event moved at rest shows it at once.
      if history.now == host.time { plot() }
    } catch {
      // The shell offers only what the demo declares; a preset of another version is refused before it gets here.
      assertionFailure("\(error)")
    }
  }

  private func plot() { history.append(host.demo.plots, at: host.time) }

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
