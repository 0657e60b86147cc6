import CradleGeometry

private import Glibc
private import Synchronization

/// The open file of a `WholeFile`. Any thread may end it; a writer holds its lock for one piece.
final class Draft: Sendable {
  private enum Phase { case open, closed, finished }

  private struct State {
    var stream: ByteStream
    var phase = Phase.open
    /// Whether nothing was written yet.
    var isEmpty = true
    /// The first failure, which every later call throws, because the file can no longer be complete.
    var failure: OutputError?
  }

  private let target: FileDestination
  /// The path while it is being written; nil for a device or a pipe.
  private let temporaryPath: String?
  /// The path at which another program of this user can open the same file while this process has it open.
  let writingPath: String
  private let state: Mutex<State>

  /// Opens a device or a pipe.
  init(direct target: FileDestination, isHeld: Bool) throws(OutputError) {
    let descriptor = open(target.destination, O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw OutputError(path: target.path, code: errno) }
    (self.target, temporaryPath, writingPath) = (target, nil, target.destination)
    state = Mutex(State(stream: ByteStream(descriptor: descriptor, name: target.path, isHeld: isHeld)))
  }

  /// Creates a new file beside its destination; follows no link.
  init(beside target: FileDestination, isHeld: Bool) throws(OutputError) {
    try target.check()
    for attempt in 0..<Self.attempts {
      let path = target.temporaryPath(attempt)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        if let mode = target.mode { fchmod(descriptor, mode) }
        let open = "/proc/\(getpid())/fd/\(descriptor)"
        // Not the temporary path, because a program could open it after a signal has removed the file.
        (self.target, temporaryPath, writingPath) = (target, path, access(open, F_OK) == 0 ? open : path)
        state = Mutex(State(stream: ByteStream(descriptor: descriptor, name: target.path, isHeld: isHeld)))
        return
      }
      guard errno == EEXIST else { throw OutputError(path: target.path, code: errno) }
    }
    throw OutputError(path: target.path, code: EEXIST)
  }

  /// The number of existing names that are tried before giving up; killed runs or other users may have left
  /// them.
  private static let attempts = 1000

  /// The path it is written at: the temporary one, or the destination.
  var path: String { temporaryPath ?? target.destination }

  var isClosed: Bool { state.withLock { $0.stream.isClosed } }

  func write(_ bytes: [UInt8]) throws(OutputError) {
    try run { state throws(OutputError) in
      precondition(state.phase != .closed, "WholeFile.write after close; write everything before it")
      guard state.phase == .open else { return }
      try state.stream.write(bytes)
      if !bytes.isEmpty { state.isEmpty = false }
    }
  }

  func restart() throws(OutputError) {
    try run { state throws(OutputError) in
      guard state.phase == .open else { return }
      if temporaryPath == nil { state.stream.forget() } else { try state.stream.truncate() }
      state.isEmpty = true
    }
  }

  func close() throws(OutputError) { try run(close) }

  /// Moves the file to its final name; the file is closed by then.
  func publish() throws(OutputError) { try run(publish) }

  func remove() { state.withLock { remove(&$0) } }

  private func remove(_ state: inout State) {
    if state.phase == .open {
      if temporaryPath != nil || state.stream.isHeld { state.stream.forget() }
      try? state.stream.close(isSynchronized: false)
    }
    if state.phase != .finished, let temporaryPath { unlink(temporaryPath) }
    state.phase = .finished
  }

  /// Completes or removes it at the process's end.
  func settle(_ ending: WholeFile.Ending) -> OutputError? {
    guard temporaryPath != nil else {
      settleDirect(ending)
      return nil
    }
    if case .kept(let closing) = ending {
      do throws(OutputError) {
        try run { state throws(OutputError) in
          guard !state.isEmpty else { return }
          if state.phase == .open { try state.stream.write(closing) }
          try close(&state)
          try publish(&state)
        }
      } catch { return error }
    }
    remove()
    return nil
  }

  /// A writer may wait for a pipe for ever while it holds the lock, so this does not wait for the lock.
  private func settleDirect(_ ending: WholeFile.Ending) {
    guard case .kept(let closing) = ending else { return }
    _ = state.withLockIfAvailable { state in
      guard state.phase == .open, !state.isEmpty else { return }
      state.stream.finishWithoutWaiting(closing)
      state.phase = .finished
    }
  }

  private func close(_ state: inout State) throws(OutputError) {
    guard state.phase == .open else { return }
    state.phase = .closed
    // An existing file is replaced only when the disk has the new one.
    try state.stream.close(isSynchronized: temporaryPath != nil && target.mode != nil)
  }

  private func publish(_ state: inout State) throws(OutputError) {
    guard state.phase == .closed else { return }
    if let temporaryPath, rename(temporaryPath, target.destination) != 0 {
      throw OutputError(path: target.path, code: errno)
    }
    state.phase = .finished
  }

  /// Changes the state. A file that fails is removed at once: it cannot be completed, and other files may need its
  /// space.
  private func run(_ body: (inout State) throws(OutputError) -> Void) throws(OutputError) {
    let failure = state.withLock { state -> OutputError? in
      if let failure = state.failure { return failure }
      do throws(OutputError) { try body(&state) } catch {
        state.failure = error
        if temporaryPath != nil { remove(&state) }
        return error
      }
      return nil
    }
    if let failure { throw failure }
  }
}
