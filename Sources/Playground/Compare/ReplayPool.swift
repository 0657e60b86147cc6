/// Replays of one recording that wait at earlier frames.
///
/// A replay cannot go back. Some therefore wait at growing distances before the shown frame, so that a step
/// back is short.
final class ReplayPool {
  /// The most replays that wait: each one is a whole demo in memory.
  private static let capacity = 8
  /// Their distances before the shown frame, in frames: from 2, for a single step back, to 17 s, for a long
  /// drag.
  private static let distances = [2, 8, 32, 128, 512, 1024]

  let recording: RunRecording
  private(set) var waiting: [Replay] = []

  init(_ recording: RunRecording) { self.recording = recording }

  /// The nearest replay before a frame, or a new one; the caller then owns it.
  func take(upTo frame: Int) -> Replay {
    guard let index = index(upTo: frame) else { return Replay(recording) }
    return waiting.remove(at: index)
  }

  /// The distance in frames to the nearest waiting replay before a frame; the recording's beginning always counts
  /// as one.
  func distance(to frame: Int) -> Int { frame - (index(upTo: frame).map { waiting[$0].frame } ?? 0) }

  /// Adds a replay, which waits at its present frame; if the pool is full, the one at the latest frame is
  /// dropped.
  func put(_ replay: Replay) {
    guard !replay.keepsValues else { return }
    waiting.append(replay)
    waiting.sort { $0.frame < $1.frame }
    if waiting.count > Self.capacity { waiting.removeLast() }
  }

  /// Moves replays to the frames needed by the next steps back from a frame.
  func prepare(before frame: Int, budget: inout Int) {
    var free = waiting
    for distance in Self.distances where frame >= distance && budget > 0 {
      let target = frame - distance
      let replay: Replay
      if let index = free.lastIndex(where: { $0.frame <= target }) {
        replay = free.remove(at: index)
      } else {
        guard waiting.count < Self.capacity else { return }
        replay = Replay(recording)
        waiting.append(replay)
      }
      replay.run(to: target, budget: &budget)
    }
    waiting.sort { $0.frame < $1.frame }
  }

  /// Drops the replays past a frame at which the recording was cut.
  func forget(after frame: Int) { waiting.removeAll { $0.frame >= frame } }

  private func index(upTo frame: Int) -> Int? { waiting.lastIndex { $0.frame <= frame } }
}
