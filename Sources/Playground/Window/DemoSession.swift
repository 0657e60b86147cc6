import CradleGeometry
import CradleScrolling

/// A demo that plays in the window: its host, its clock, its two parameter sets and its plots.
///
/// Every input of the demo goes through `send`, like a script's events, so that it can be recorded.
final class DemoSession {
  /// The run of the set that the panel changes.
  var mainRun: RecordedRun
  /// The run of the other set, while the two are compared.
  var otherRun: RecordedRun?
  /// How the two sets are shown.
  private(set) var comparison = ComparisonView.off
  /// The shown past, if any.
  var past = PastPlayback()
  var clock = DemoClock()
  /// The curves up to the shown time.
  var history = PlotHistory()
  private(set) var sets = ParameterSets()
  var changes = ChangeHistory()
  /// Whether this demo has never been used before.
  var isNew = false
  /// Called with every delivered event.
  var observer: ((DemoEvent) -> Void)?
  /// Called when the run continues from an earlier frame, or the other set's run takes its place, so that recordings
  /// are rewritten.
  var onRewind: (() -> Void)?

  /// The demo that is shown and tuned: the present one, or a replay at an earlier frame.
  var host: DemoHost { past.shown.first?.host ?? mainRun.host }
  var demo: any Demo { host.demo }
  var card: DemoCard { mainRun.host.card }
  var parameters: [Parameter] { host.demo.parameters }
  /// Whether a pointer is down in the demo: time then passes even if nothing moves, so that long presses and
  /// speeds are right.
  var isHeld: Bool { !heldButtons.isEmpty }
  var heldButtons: Set<PointerEvent.Button> = []
  /// Whether a frame has been shown.
  private var isSeen = false

  /// Whether nothing moves in any of the compared runs.
  var isResting: Bool { mainRun.host.demo.isResting && (otherRun.map { $0.host.demo.isResting } ?? true) }

  /// Whether the next frame will differ: the demo moves and time passes, or a replay is on its way.
  var isMoving: Bool {
    past.isShown
      ? past.isMoving(isPaused: clock.isPaused)
      : !clock.isPaused && !isResting || otherRun?.isReady == false
  }

  init(_ type: any Demo.Type, viewport: Size) {
    mainRun = RecordedRun(type, viewport: viewport)
    plot()
  }

  /// Advances the demo to a time of the window; the time of a resting demo stops.
  func advance(to now: Double) {
    isSeen = true
    if past.isShown { return advancePast(to: now) }
    var budget = past.budget
    otherRun?.catchUp(budget: &budget)
    guard !clock.isPaused && !isResting || isHeld else { return clock.rest() }
    advanceRuns(to: clock.advance(to: now))
    plot()
  }

  func advanceRuns(to time: Double) {
    mainRun.advance(to: time)
    otherRun?.advance(to: time)
  }

  /// Delivers an input at a time of the window.
  func send(_ kind: DemoEvent.Kind, at now: Double) {
    if tunesLoop(kind) { return }
    // A resize does not leave the past; any other input continues from the shown frame.
    if kind.isResize == false { leavePast() }
    // An event for a resting demo happens at the time at which the demo came to rest.
    if isResting, !isHeld { rest() }
    let time = isPast ? mainRun.host.time : clock.advance(to: now)
    let old = DemoSnapshot(of: host.demo, for: kind)
    deliver(DemoEvent(time: time, kind: kind.stamped(time, isPaused: clock.hasStood)))
    changes.note(from: old, to: DemoSnapshot(of: host.demo, for: kind), in: sets.current)
    if case .pointer(let event) = kind { heldButtons.follow(event) }
  }

  // A demo takes the values at time 0 as those that it begins with, and animates no change to them: what changes after
  // the first frame comes later.
  func rest() {
    clock.rest()
    guard isSeen, clock.time == 0 else { return }
    clock.step()
    advanceRuns(to: clock.time)
  }

  // While a stretch loops, changed values apply to this round and the next ones.
  private func tunesLoop(_ kind: DemoEvent.Kind) -> Bool {
    guard case .set(let settings) = kind, isLooping else { return false }
    beginRound()
    guard let loop = past.loop, !loop.shown.isEmpty else { return false }
    let old = DemoSnapshot(of: host.demo, for: kind)
    try? loop.send(settings)
    changes.note(from: old, to: DemoSnapshot(of: host.demo, for: kind), in: sets.current)
    return true
  }

  /// Switches to one of the two sets; each keeps its own values.
  ///
  /// While both play, their runs change places and otherwise continue unchanged.
  func compare(_ name: ParameterSets.Name, at now: Double) {
    guard name != sets.current else { return }
    returnToPresent()
    var all = Int.max
    otherRun?.catchUp(budget: &all)
    let values = sets.change(to: name, from: parameters)
    if let other = otherRun {
      (mainRun, otherRun) = (other, mainRun)
      onRewind?()
    } else {
      mainRun.recording.switchSet()
      withoutUndo { set(values, at: now) }
    }
  }

  /// Plays both sets, or only one.
  func show(_ view: ComparisonView) {
    returnToPresent()
    comparison = view
    if view == .off {
      otherRun = nil
    } else if otherRun == nil {
      otherRun = RecordedRun(mirroring: mainRun, values: sets.otherValues(beside: parameters.settings))
    }
    plot()
  }

  /// The visible runs, set A's first; one if the sets are not compared.
  var shownHosts: [(name: ParameterSets.Name, host: DemoHost)] {
    var shown = [(name: sets.current, host: host)]
    if let other = otherHost { shown.append((sets.current.other, other)) }
    return shown.sorted { $0.name.rawValue < $1.name.rawValue }
  }

  /// The other set's visible run; nil if it does not play or has not caught up.
  private var otherHost: DemoHost? {
    guard let other = otherRun else { return nil }
    if past.shown.count > 1 { return past.shown[1].host }
    return other.isReady ? other.host : nil
  }

  /// The values of the other set.
  var otherValues: [DemoEvent.Setting] {
    otherRun?.host.demo.parameters.settings ?? sets.otherValues(beside: parameters.settings)
  }

  // MARK: The record

  /// The record for the next run.
  var record: DemoRecord {
    DemoRecord(
      of: mainRun.host.demo, set: sets.current, values: sets.values(mainRun.host.demo.parameters.settings))
  }

  /// Restores the record of an earlier run, ignoring values that this version rejects. Call it before any
  /// input.
  func restore(_ record: DemoRecord) {
    sets = ParameterSets(
      current: record.set, stored: record.values.mapValues { parameters.accepted(of: $0) })
    mainRun.prepare { record.apply(to: $0) }
  }

  /// Offers the user's own pages. Call it before `restore`.
  func offer(_ pages: EditedLabPages) {
    mainRun.prepare { $0.demo.restore(SceneContents(editedPages: pages)) }
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
    advanceRuns(to: clock.time)
    plot()
  }

  private func deliver(_ event: DemoEvent) {
    do {
      try mainRun.send(event)
      // Each set keeps its own values.
      if !event.isSetting { try otherRun?.send(event) }
      observer?(event)
      // A moving demo is sampled once in each frame; a resting one that an event changes is sampled at once.
      if !isPast, history.now == host.time { plot() }
    } catch {
      // The window offers only declared parameters and actions; presets of another version are refused
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
}
