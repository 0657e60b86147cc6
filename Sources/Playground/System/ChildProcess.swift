import Glibc

/// A child process: this program writes to its standard input and reads its messages at the same time.
/// Its standard output is dropped.
///
/// A pipe has a small buffer: if its messages were not read during a write, the child would wait to write them, and
/// this program to write its input.
final class ChildProcess {
  private let process: SpawnedProcess
  /// The descriptors of our ends of the pipes; nil once closed.
  private var input: Int32?
  private var errors: Int32?
  private var messages: [UInt8] = []
  /// The size of the kept end of its messages, at least, in bytes: enough for any reason, and bounded for any number of
  /// messages.
  static let keptMessages = 1 << 16

  /// The child's end: the exit status, or the negated number of the signal, and the end of its standard error.
  struct End {
    let status: Int32
    let messages: [UInt8]
  }

  /// Starts a program; nil if it does not start.
  ///
  /// - Parameters:
  ///   - path: The program's file.
  ///   - arguments: The arguments after its name.
  ///   - size: The requested size of its input pipe, in bytes; the system may allow less.
  init?(_ path: String, _ arguments: [String], pipe size: Int32) {
    guard let input = SpawnedProcess.Pipe(), let errors = SpawnedProcess.Pipe() else { return nil }
    _ = fcntl(input.write, Self.setPipeSize, size)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    let process = SpawnedProcess(
      path, arguments, streams: (input: input.read, output: nowhere, errors: errors.write))
    for descriptor in [input.read, nowhere, errors.write] { close(descriptor) }
    guard let process else {
      close(input.write)
      close(errors.read)
      return nil
    }
    // A write takes only as many bytes as fit, so that messages are read in between.
    _ = fcntl(input.write, F_SETFL, O_NONBLOCK)
    (self.process, self.input, self.errors) = (process, input.write, errors.read)
  }

  deinit { end() }

  /// Writes bytes to its standard input, and waits while it is busy; false if it has stopped reading.
  func write(_ bytes: [UInt8]) -> Bool {
    guard let input else { return false }
    return bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        awaitRoom(in: input)
        let count = Glibc.write(input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR, errno != EAGAIN { return false }
      }
      return true
    }
  }

  /// Waits until its input accepts bytes or is closed, and reads its messages while waiting.
  private func awaitRoom(in input: Int32) {
    while true {
      // A descriptor below 0 is skipped.
      var ends = [
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: errors ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&ends, 2, -1) > 0 else { continue }
      if ends[1].revents != 0 { readMessages() }
      if ends[0].revents != 0 { return }
    }
  }

  /// Reads from its standard error, waiting if there is nothing yet; closes this end of the pipe at the end of file.
  private func readMessages() {
    guard let errors else { return }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(errors, &part, part.count)
    if count < 0, errno == EINTR { return }
    guard count > 0 else { return closeErrors() }
    messages += part[..<count]
    if messages.count > 2 * Self.keptMessages { messages.removeFirst(messages.count - Self.keptMessages) }
  }

  /// Closes its input and waits until it has ended.
  func finish() -> End {
    closeInput()
    while errors != nil { readMessages() }
    return End(status: process.wait(), messages: messages)
  }

  /// Ends it at once.
  func end() {
    // It also ends by itself when its input ends; without a reader, no message blocks it.
    closeInput()
    closeErrors()
    process.send(SIGTERM)
    _ = process.wait()
  }

  private func closeErrors() {
    if let errors { close(errors) }
    errors = nil
  }

  private func closeInput() {
    if let input { close(input) }
    input = nil
  }

  /// F_SETPIPE_SZ of Linux's fcntl.h, which Swift does not import: F_LINUX_SPECIFIC_BASE, 1024, plus 7.
  private static let setPipeSize: Int32 = 1024 + 7
}
