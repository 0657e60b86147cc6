import CradleGeometry
import CradleScrolling

/// The timeline: shows earlier frames, continues from them, and loops a stretch of them.
extension DemoSession {
  /// The past state that is shown instead of the present one, with the curves as they were when it was
  /// opened.
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

  /// The frame that is shown or requested; the last one while the present is shown.
  var frame: Int {
    switch past {
    case .scrub(let scrub, _): scrub.frame
    case .loop(let loop, _): loop.frame
    case .none: world.tape.frames.count
    }
  }

  /// The frames on the timeline.
  var reach: ClosedRange<Int> {
    let tape = world.tape
    let last = tape.frames.count
    let earliest = tape.time(of: last) - Scrub.reach
    return (earliest <= 0 ? 0 : min(last, tape.frame(at: earliest)))...last
  }

  /// Shows a frame, or the nearest one on the timeline.
  func scrub(to frame: Int) {
    let frame = frame.clamped(to: reach)
    if case .scrub(var scrub, let curves) = past {
      scrub.seek(to: frame)
      past = .scrub(scrub, curves)
    } else {
      backToNow()
      // The last frame is the present: there is no past to show.
      guard frame < reach.upperBound else { return }
      clock.rest()
      past = .scrub(Scrub(pools, frame: frame), history)
    }
    workOnPast()
  }

  /// Continues from the shown frame and deletes what came after it. At the last frame this returns to the
  /// present.
  func goOn() {
    guard case .scrub(var scrub, let curves) = past, scrub.frame < reach.upperBound else {
      return backToNow()
    }
    // Until the replay has reached the frame, there is nothing to continue from.
    var all = Int.max
    scrub.work(budget: &all)
    let (shown, frame) = (scrub.shown, scrub.frame)
    scrub.end(keeping: shown)
    past = .none
    let down = world.tape.pointersDown(at: frame)
    for (world, replay) in zip([world] + (rival.map { [$0] } ?? []), shown) { world.goOn(from: replay) }
    clock.go(to: world.tape.time(of: frame))
    history = curves.seen(as: history).upTo(clock.time)
    heldButtons = []
    onRewind?()
    // Pointers that were down in that frame are up now: they are cancelled.
    for var pointer in down {
      pointer.phase = .up
      send(.pointer(pointer), at: 0)
    }
    clock.rest()
  }

  /// Returns to the present, with the values that were tuned meanwhile.
  func backToNow() {
    switch past {
    case .none: return
    case .scrub(var scrub, let curves):
      scrub.end(keeping: [])
      (past, history) = (.none, curves.seen(as: history))
    case .loop(var loop, let curves):
      let values = loop.shown.isEmpty ? [] : parameters.settings
      loop.end()
      (past, history) = (.none, curves.seen(as: history))
      clock.go(to: world.host.time)
      withoutNote { set(values, at: 0) }
    }
    clock.rest()
  }

  /// Loops a stretch of frames; without one, the last gesture. Returns false if there is none.
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

  /// From shortly before the last press until everything rested again, or the next press began.
  var lastGesture: ClosedRange<Int>? {
    guard let last = world.tape.gestures.last(where: { $0.lowerBound < world.tape.frames.count }) else {
      return nil
    }
    return max(0, last.lowerBound)...world.tape.frames.count
  }

  /// Ends a scrub by continuing from its frame, and a loop by returning to the present; called when the demo
  /// gets input.
  func leavePast() { isScrubbing ? goOn() : backToNow() }

  /// Advances the shown part of the past by one frame of the window.
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

  /// Starts the first round of the loop at once, so that values tuned from now on belong to the loop.
  func beginRound() {
    guard case .loop(var loop, let curves) = past, loop.shown.isEmpty else { return }
    var all = Int.max
    let values = [world.host.demo.parameters.settings, otherValues]
    // The first call brings the replays to the beginning, the second one starts the round.
    for _ in 0..<2 { loop.advance(by: 0, values: values, budget: &all) }
    past = .loop(loop, curves)
  }

  private func workOnPast() {
    guard case .scrub(var scrub, let curves) = past else { return }
    var left = budget
    scrub.work(budget: &left)
    past = .scrub(scrub, curves)
    history = curves.seen(as: history).upTo(world.tape.time(of: scrub.frame))
  }

  /// Adapts the budget of replayed frames to what a frame of the window cost, in seconds.
  func note(cost: Double) {
    let replays = isPast || rival?.isReady == false
    guard replays else { return }
    // A frame of 60 Hz is 16.7 ms long: below a third the budget grows, above two thirds it shrinks.
    if cost > 0.011 { budget = max(8, budget / 2) } else if cost < 0.0055 { budget = min(4096, budget * 2) }
  }
}

extension DemoEvent.Kind {
  /// Whether it only changes the viewport's size.
  var isResize: Bool {
    if case .resize = self { true } else { false }
  }
}
