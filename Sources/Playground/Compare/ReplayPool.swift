/// The replays of one tape that wait for being asked for a frame that is not before theirs.
///
/// A replay cannot go back. So that a step back is a short way, some wait at growing distances before what is shown.
final class ReplayPool {
  /// The most that wait: each is a demo of its own in memory.
  private static let most = 8
  /// How far before what is shown they wait, in frames: a single step back is two frames away, a long pull 17 s.
  private static let distances = [2, 8, 32, 128, 512, 1024]

  let tape: Tape
  private(set) var waiting: [Replay] = []

  init(_ tape: Tape) { self.tape = tape }

  /// The replay that is nearest before a frame, or a new one; it is the caller's from now on.
  func take(upTo frame: Int) -> Replay {
    guard let index = index(upTo: frame) else { return Replay(tape) }
    return waiting.remove(at: index)
  }

  /// How far the nearest waiting one is from a frame, in frames; the tape's beginning is always there.
  func distance(to frame: Int) -> Int { frame - (index(upTo: frame).map { waiting[$0].frame } ?? 0) }

  /// Lets a replay wait where it is; the one that is farthest on makes room.
  func put(_ replay: Replay) {
    guard !replay.keepsValues else { return }
    waiting.append(replay)
    waiting.sort { $0.frame < $1.frame }
    if waiting.count > Self.most { waiting.removeLast() }
  }

  /// Brings replays to where the next steps back from a frame will ask for them.
  func prepare(before frame: Int, budget: inout Int) {
    var free = waiting
    for distance in Self.distances where frame >= distance && budget > 0 {
      let target = frame - distance
      let replay: Replay
      if let index = free.lastIndex(where: { $0.frame <= target }) {
        replay = free.remove(at: index)
      } else {
        guard waiting.count < Self.most else { return }
        replay = Replay(tape)
        waiting.append(replay)
      }
      replay.run(to: target, budget: &budget)
    }
    waiting.sort { $0.frame < $1.frame }
  }

  /// Forgets those that are past a frame, where the tape was cut.
  func forget(after frame: Int) { waiting.removeAll { $0.frame >= frame } }

  private func index(upTo frame: Int) -> Int? { waiting.lastIndex { $0.frame <= frame } }
}
