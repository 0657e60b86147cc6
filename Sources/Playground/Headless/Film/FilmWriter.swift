import CradleStage
import Dispatch
import Synchronization

/// A receiver of a film's frames: an encoder, or a test's stand-in.
protocol FilmSink: AnyObject {
  /// Adds a frame: 4 bytes per pixel, blue first, row by row. May wait.
  func append(_ pixels: [UInt8]) throws(CommandError)
  /// Completes the film and returns the file, which is still to be committed.
  func finish() throws(CommandError) -> WholeFile
  /// Discards the film with all its files.
  func discard()
}

/// Writes a film on a thread of its own, so that drawing never waits for the encoder or the disk.
///
/// Frames wait in memory up to a limit. The film appears whole when it is finished, or not at all.
final class FilmWriter: Sendable {
  /// The outcome of a film.
  enum Outcome: Equatable, Sendable {
    /// The file with this path is complete.
    case saved(String)
    /// Nothing was left behind.
    case failed(CommandError)
    /// Nothing was left behind.
    case cancelled
  }

  private struct State {
    /// The pictures that wait, each with the number of frames that show it.
    var pieces: [(pixels: [UInt8], frames: Int)] = []
    var bytes = 0
    var isFinishing = false
    var isCancelled = false
    var outcome: Outcome?
  }

  private enum Step {
    case write([UInt8], Int)
    case finish, cancel
  }

  /// The limit of waiting pictures, in bytes: a second of a window of 1280×800 at 60 frames a second is 246 MB.
  static let memoryLimit = 256 << 20

  private let state = Mutex(State())
  /// Counts the thread's pending work.
  private let work = DispatchSemaphore(value: 0)
  private let memoryLimit: Int

  /// Starts the thread; `make` runs on it and opens the film's sink.
  init(
    memoryLimit: Int = FilmWriter.memoryLimit,
    _ make: @escaping @Sendable () throws(CommandError) -> any FilmSink
  ) {
    self.memoryLimit = memoryLimit
    if !WorkerThread.start({ [self] in run(make) }) {
      end(.failed(.failure("the film cannot be made: the system has no thread for it")))
    }
  }

  /// Its outcome; nil while it is in progress.
  var outcome: Outcome? { state.withLock(\.outcome) }

  /// Whether a picture of a size in bytes can wait.
  func hasRoom(for bytes: Int) -> Bool { state.withLock { $0.bytes == 0 || $0.bytes + bytes <= memoryLimit } }

  /// Adds a picture that is shown for some frames; false if there is no room for it. The last picture is accepted
  /// even without room.
  @discardableResult
  func append(_ pixels: [UInt8], frames: Int = 1, isLast: Bool = false) -> Bool {
    let isTaken = state.withLock { state in
      guard isLast || state.bytes == 0 || state.bytes + pixels.count <= memoryLimit else { return false }
      state.pieces.append((pixels, frames))
      state.bytes += pixels.count
      return true
    }
    if isTaken { work.signal() }
    return isTaken
  }

  /// Completes the film after the waiting pictures; then `outcome` is not nil.
  func finish() {
    state.withLock { $0.isFinishing = true }
    work.signal()
  }

  /// Discards the film; the thread stops at the next frame.
  func cancel() {
    state.withLock { $0.isCancelled = true }
    work.signal()
  }

  /// Waits for the end for at most some seconds; nil if it takes longer.
  func wait(atMost seconds: Double) -> Outcome? {
    let end = DispatchTime.now() + seconds
    if over.wait(timeout: end) == .success { over.signal() }
    return outcome
  }

  /// Signalled once, at the end.
  private let over = DispatchSemaphore(value: 0)

  private func run(_ make: () throws(CommandError) -> any FilmSink) {
    var outcome = Outcome.cancelled
    do throws(CommandError) {
      let sink = try make()
      do throws(CommandError) {
        if let file = try write(to: sink) {
          try OutputFile.commit([], and: [file])
          outcome = .saved(file.path)
        }
      } catch {
        sink.discard()
        throw error
      }
    } catch {
      outcome = .failed(error)
    }
    end(outcome)
  }

  private func end(_ outcome: Outcome) {
    state.withLock { state in
      (state.pieces, state.bytes, state.outcome) = ([], 0, outcome)
    }
    over.signal()
  }

  /// Writes frames until the film is complete; nil if it was cancelled.
  private func write(to sink: any FilmSink) throws(CommandError) -> WholeFile? {
    while true {
      switch next() {
      case .write(let pixels, let frames):
        for _ in 0..<frames where !isCancelled { try sink.append(pixels) }
        state.withLock { $0.bytes -= pixels.count }
      case .finish: return try sink.finish()
      case .cancel:
        sink.discard()
        return nil
      }
    }
  }

  private var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Waits for the next piece of work.
  private func next() -> Step {
    while true {
      work.wait()
      let step = state.withLock { state -> Step? in
        if state.isCancelled { return .cancel }
        if !state.pieces.isEmpty {
          let piece = state.pieces.removeFirst()
          return .write(piece.pixels, piece.frames)
        }
        return state.isFinishing ? .finish : nil
      }
      if let step { return step }
    }
  }
}
