import CradleScrolling

/// The timeline: earlier frames looked at, gone on from, and played over and over.
extension DemoSession {
  /// The past state that is shown instead of the present one, with the curves as they were when it began.
  enum Past {
    case none
    case scrub(Scrub, PlotHistory)
    case loop(Loop, PlotHistory)
  }

  var isPast: Bool {
    if case .none = past { false } else { true }
  }
  var isScrubbing: Bool {
    if case .scrub = past { true } else { false }
  }
  var isLooping: Bool {
    if case .loop = past { true } else { false }
  }

  private var pools: [ReplayPool] { [world.pool] + (rival.map { [$0.pool] } ?? []) }

  /// The frame that is seen, or asked for; the last one while it is now.
  var frame: Int {
    switch past {
    case .scrub(let scrub, _): scrub.frame
    case .loop(let loop, _): loop.frame
    case .none: world.tape.frames.count
    }
  }

  /// The frames that the timeline reaches.
  var reach: ClosedRange<Int> {
    let tape = world.tape
    let last = tape.frames.count
    let earliest = tape.time(of: last) - Scrub.reach
    return (earliest <= 0 ? 0 : min(last, tape.frame(at: earliest)))...last
  }

  /// Looks at a frame; the nearest that the timeline reaches.
  func scrub(to frame: Int) {
    let frame = min(max(frame, reach.lowerBound), reach.upperBound)
    if case .scrub(var scrub, let curves) = past {
      scrub.seek(to: frame)
      past = .scrub(scrub, curves)
    } else {
      backToNow()
      // At the last frame there is nothing to look at yet.
      guard frame < reach.upperBound else { return }
      clock.rest()
      past = .scrub(Scrub(pools, frame: frame), history)
    }
    workOnPast()
  }

  /// Goes on from what is seen: what came after it is forgotten. The last frame is now.
  func goOn() {
    guard case .scrub(var scrub, let curves) = past, scrub.frame < reach.upperBound else {
      return backToNow()
    }
    // Until the frame has been reached there is nothing to go on from.
    var all = Int.max
    scrub.work(budget: &all)
    let (shown, frame) = (scrub.shown, scrub.frame)
    scrub.end(keeping: shown)
    past = .none
    let down = world.tape.pointersDown(at: frame)
    for (world, replay) in zip([world] + (rival.map { [$0] } ?? []), shown) { world.goOn(from: replay) }
    clock.go(to: world.tape.time(of: frame))
    history = curves.upTo(clock.time)
    heldButtons = []
    onRewind?()
    // The hand that was on the stage then is not there now: it lets go.
    for var pointer in down {
      pointer.phase = .up
      send(.pointer(pointer), at: 0)
    }
    clock.rest()
  }

  /// Returns to now, with the values that were tuned meanwhile.
  func backToNow() {
    switch past {
    case .none: return
    case .scrub(var scrub, let curves):
      scrub.end(keeping: [])
      (past, history) = (.none, curves)
    case .loop(var loop, let curves):
      let values = loop.shown.isEmpty ? [] : parameters.settings
      loop.end()
      (past, history) = (.none, curves)
      clock.go(to: world.host.time)
      withoutNote { set(values, at: 0) }
    }
    clock.rest()
  }

  /// Plays a stretch over and over, or the last gesture where none is named; false where there is none.
  @discardableResult
  func loop(_ frames: ClosedRange<Int>? = nil) -> Bool {
    guard let frames = frames ?? lastGesture else { return false }
    backToNow()
    let range = reach
    let bounded = frames.clamped(to: range)
    guard bounded.count > 1 else { return false }
    past = .loop(Loop(pools, frames: bounded), history)
    return true
  }

  /// From shortly before the last press to when nothing moved any more, or the next one came.
  var lastGesture: ClosedRange<Int>? {
    guard let last = world.tape.gestures.last(where: { $0.lowerBound < world.tape.frames.count }) else {
      return nil
    }
    return max(0, last.lowerBound)...world.tape.frames.count
  }

  /// Ends a scrub by going on, and a loop by returning to now: something is done in the demo.
  func leavePast() { isScrubbing ? goOn() : backToNow() }

  /// The window's next frame of what is seen of the past.
  func advancePast(to now: Double) {
    guard case .loop(var loop, let curves) = past else {
      clock.rest()
      return workOnPast()
    }
    let before = clock.time
    let seconds = clock.advance(to: now) - before
    let own = loop.shown.isEmpty ? world.host.demo.parameters.settings : parameters.settings
    var left = budget
    loop.advance(by: seconds, values: [own, otherValues], budget: &left)
    past = .loop(loop, curves)
    if !loop.shown.isEmpty { plot() }
  }

  /// Brings the first round about at once: what is tuned from now on is the loop's.
  func beginRound() {
    guard case .loop(var loop, let curves) = past, loop.shown.isEmpty else { return }
    var all = Int.max
    let values = [world.host.demo.parameters.settings, otherValues]
    // Once to bring the replays to the beginning, once to begin.
    for _ in 0..<2 { loop.advance(by: 0, values: values, budget: &all) }
    past = .loop(loop, curves)
  }

  private func workOnPast() {
    guard case .scrub(var scrub, let curves) = past else { return }
    var left = budget
    scrub.work(budget: &left)
    past = .scrub(scrub, curves)
    history = curves.upTo(world.tape.time(of: scrub.frame))
  }

  /// Takes note of what a frame of the window cost, in seconds, so that replays take what is left of its time.
  func note(cost: Double) {
    let replays = isPast || rival?.isReady == false
    guard replays else { return }
    // A frame of 60 Hz is 16.7 ms long: below a third the budget grows, above two thirds it shrinks.
    if cost > 0.011 { budget = max(8, budget / 2) } else if cost < 0.0055 { budget = min(4096, budget * 2) }
  }
}

extension DemoEvent.Kind {
  /// Whether it only says how large the viewport is.
  var isResize: Bool {
    if case .resize = self { true } else { false }
  }
}
