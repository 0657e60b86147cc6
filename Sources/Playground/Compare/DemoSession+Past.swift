import CradleGeometry
import CradleScrolling

/// The timeline: shows earlier frames, continues from them, and loops a stretch of them.
extension DemoSession {
  var isPast: Bool { past.isShown }
  var isScrubbing: Bool { past.scrub != nil }
  var isLooping: Bool { past.loop != nil }

  private var pools: [ReplayPool] { [mainRun.pool] + (otherRun.map { [$0.pool] } ?? []) }

  /// The frame that is shown or requested; the last one while the present is shown.
  var frame: Int { past.frame ?? mainRun.recording.frames.count }

  /// The frames on the timeline.
  var reach: ClosedRange<Int> {
    let recording = mainRun.recording
    let last = recording.frames.count
    let earliest = recording.time(of: last) - Scrub.reach
    return (earliest <= 0 ? 0 : min(last, recording.frame(at: earliest)))...last
  }

  /// Shows a frame, or the nearest one on the timeline.
  func scrub(to frame: Int) {
    let frame = frame.clamped(to: reach)
    if isScrubbing {
      past.seek(to: frame)
    } else {
      returnToPresent()
      // The last frame is the present: there is no past to show.
      guard frame < reach.upperBound else { return }
      clock.rest()
      past.begin(at: frame, in: pools, curves: history)
    }
    advanceReplays()
  }

  /// Continues from the shown frame and deletes the frames after it. At the last frame this returns to the
  /// present.
  func resume() {
    guard isScrubbing, frame < reach.upperBound else { return returnToPresent() }
    let frame = frame
    let shown = past.leave()
    let down = mainRun.recording.pointersDown(at: frame)
    for (run, replay) in zip([mainRun] + (otherRun.map { [$0] } ?? []), shown) { run.resume(from: replay) }
    clock.go(to: mainRun.recording.time(of: frame))
    history = past.curves(withWindowOf: history).upTo(clock.time)
    heldButtons = []
    onRewind?()
    // Pointers that were down in that frame are up now: they are lifted.
    for var pointer in down {
      pointer.phase = .up
      send(.pointer(pointer), at: 0)
    }
    clock.rest()
  }

  /// Returns to the present, keeping values that were tuned in a loop.
  func returnToPresent() {
    guard isPast else { return }
    let values = isLooping && !past.awaitsRound ? parameters.settings : []
    let wasLooping = isLooping
    past.end()
    history = past.curves(withWindowOf: history)
    if wasLooping {
      clock.go(to: mainRun.host.time)
      withoutUndo { set(values, at: 0) }
    }
    clock.rest()
  }

  /// Loops a stretch of frames; without one, the last gesture. Returns false if there is none.
  @discardableResult
  func loop(_ frames: ClosedRange<Int>? = nil) -> Bool {
    guard let frames = frames ?? lastGesture else { return false }
    returnToPresent()
    let range = reach
    let bounded = frames.clamped(to: range)
    guard bounded.count > 1 else { return false }
    past.begin(bounded, in: pools, curves: history)
    return true
  }

  /// The frames from shortly before the last press until everything rested again, or the next press began.
  var lastGesture: ClosedRange<Int>? {
    guard
      let last = mainRun.recording.gestures.last(where: { $0.lowerBound < mainRun.recording.frames.count })
    else {
      return nil
    }
    return max(0, last.lowerBound)...mainRun.recording.frames.count
  }

  /// Called when the demo gets input: ends a scrub by continuing from its frame, and a loop by returning to
  /// the present.
  func leavePast() { isScrubbing ? resume() : returnToPresent() }

  /// Advances the shown part of the past by one frame of the window.
  func advancePast(to now: Double) {
    guard isLooping else {
      clock.rest()
      return advanceReplays()
    }
    let before = clock.time
    let seconds = clock.advance(to: now) - before
    let own = past.awaitsRound ? mainRun.host.demo.parameters.settings : parameters.settings
    past.play(by: seconds, values: [own, otherValues])
    if !past.awaitsRound { plot() }
  }

  /// Starts the first round of the loop at once, so that values tuned later belong to the loop.
  func beginRound() { past.beginRound(values: [mainRun.host.demo.parameters.settings, otherValues]) }

  private func advanceReplays() {
    guard isScrubbing else { return }
    past.advance()
    history = past.curves(withWindowOf: history).upTo(mainRun.recording.time(of: frame))
  }

  /// Adapts the replays to the cost of a frame of the window, in seconds.
  func adaptReplayBudget(toCost cost: Double) {
    if isPast || otherRun?.isReady == false { past.adaptReplayBudget(toCost: cost) }
  }
}
