/// A demo that repeats a recording. It only advances: an earlier frame needs another replay.
final class Replay {
  let recording: RunRecording
  let host: DemoHost
  /// The number of the recording's frames that it has replayed.
  private(set) var frame = 0
  private var next = 0
  /// Whether it keeps its own values instead of the recording's.
  var keepsValues = false

  init(_ recording: RunRecording) {
    self.recording = recording
    host = recording.makeHost()
  }

  /// Continues from another replay's frame, on a copy of its recording; the other one must not be used afterwards.
  init(_ other: Replay, on recording: RunRecording) {
    self.recording = recording
    (host, frame, next) = (other.host, other.frame, other.next)
  }

  /// Whether it has replayed the whole recording.
  var isAtEnd: Bool { frame == recording.frames.count && next == recording.inputs.count }

  /// Replays up to a frame, as far as a budget of frames allows, and subtracts the replayed frames from the
  /// budget.
  func run(to target: Int, budget: inout Int) {
    while frame < min(target, recording.frames.count), budget > 0 {
      catchUp()
      host.advance(to: recording.frames[frame])
      frame += 1
      budget -= 1
    }
  }

  /// Replays to the end, with the events after the last frame.
  func runToEnd(budget: inout Int) {
    run(to: recording.frames.count, budget: &budget)
    if frame == recording.frames.count { catchUp() }
  }

  /// Marks the recording's end as replayed, after an event was sent to the host directly and then recorded.
  func markReplayed() { (frame, next) = (recording.frames.count, recording.inputs.count) }

  /// Replays the events since the last frame.
  private func catchUp() {
    while next < recording.inputs.count, recording.inputs[next].frame <= frame {
      let event = recording.inputs[next].event
      next += 1
      if keepsValues && event.isSetting { continue }
      // The recording of another set of values may hold an action that is impossible with these.
      try? host.send(event)
    }
  }
}
