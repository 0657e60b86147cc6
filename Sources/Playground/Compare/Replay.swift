/// A demo that repeats a tape. It only advances: an earlier frame needs another replay.
final class Replay {
  let tape: Tape
  let host: DemoHost
  /// The number of the tape's frames that it has replayed.
  private(set) var frame = 0
  private var next = 0
  /// Whether it keeps its own values instead of the tape's.
  var keepsValues = false

  init(_ tape: Tape) {
    self.tape = tape
    host = tape.makeHost()
  }

  /// Continues from another replay's frame, on a copy of its tape; the other one must not be used afterwards.
  init(_ other: Replay, on tape: Tape) {
    self.tape = tape
    (host, frame, next) = (other.host, other.frame, other.next)
  }

  /// Whether it has replayed the whole tape.
  var isAtEnd: Bool { frame == tape.frames.count && next == tape.inputs.count }

  /// Replays up to a frame, as far as a budget of frames allows, and subtracts the replayed frames from the
  /// budget.
  func run(to target: Int, budget: inout Int) {
    while frame < min(target, tape.frames.count), budget > 0 {
      catchUp()
      host.advance(to: tape.frames[frame])
      frame += 1
      budget -= 1
    }
  }

  /// Replays to the end, with the events after the last frame.
  func runToEnd(budget: inout Int) {
    run(to: tape.frames.count, budget: &budget)
    if frame == tape.frames.count { catchUp() }
  }

  /// Marks the tape's end as replayed, after an event was sent to the host directly and then recorded.
  func tookPart() { (frame, next) = (tape.frames.count, tape.inputs.count) }

  /// Replays the events since the last frame.
  private func catchUp() {
    while next < tape.inputs.count, tape.inputs[next].frame <= frame {
      let event = tape.inputs[next].event
      next += 1
      if keepsValues && event.isSetting { continue }
      // The tape of another set of values may hold an action that is impossible with these.
      try? host.send(event)
    }
  }
}
