/// A demo that goes through a tape once more. It only ever goes forward: an earlier frame is another replay's.
final class Replay {
  let tape: Tape
  let host: DemoHost
  /// How many of the tape's frames it has drawn level with.
  private(set) var frame = 0
  private var next = 0
  /// Whether it keeps its own values where the tape gives others.
  var keepsValues = false

  init(_ tape: Tape) {
    self.tape = tape
    host = tape.makeHost()
  }

  /// Whether nothing of the tape is left.
  var isAtEnd: Bool { frame == tape.frames.count && next == tape.doings.count }

  /// Goes on to a frame, as far as a budget of frames allows, and takes from that what it went.
  func run(to target: Int, budget: inout Int) {
    while frame < min(target, tape.frames.count), budget > 0 {
      catchUp()
      host.advance(to: tape.frames[frame])
      frame += 1
      budget -= 1
    }
  }

  /// Goes on to the end, with what was done after the last frame.
  func runToEnd(budget: inout Int) {
    run(to: tape.frames.count, budget: &budget)
    if frame == tape.frames.count { catchUp() }
  }

  /// Takes note of something that was done to the host and then written on the tape.
  func tookPart() { (frame, next) = (tape.frames.count, tape.doings.count) }

  /// Replays what happened since the last frame.
  private func catchUp() {
    while next < tape.doings.count, tape.doings[next].frame <= frame {
      let doing = tape.doings[next].doing
      next += 1
      switch doing {
      case .contents(let contents): host.demo.restore(contents)
      case .event where keepsValues && doing.isSetting: break
      case .event(let event):
        // The tape of another set of values may hold an action that this one has made impossible.
        try? host.send(event)
      }
    }
  }
}
