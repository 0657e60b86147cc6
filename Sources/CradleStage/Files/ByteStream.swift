private import Glibc

/// Buffered writing to a file descriptor. After the first failure every further call throws the same error.
package struct ByteStream {
  /// Whether the reader has closed the pipe, as `head` does after its last line. This is not an error: later
  /// output is dropped.
  package private(set) var isClosed = false

  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []
  private var failure: OutputError?
  /// Whether all output waits for `flush`.
  let isHeld: Bool

  private static let bufferSize = 1 << 16

  /// The process's own streams.
  package enum Standard: Int32 {
    case output = 1
    case error = 2
  }

  /// Writes to a standard stream. If `isHeld`, all output waits for `flush`, at any size.
  package init(_ standard: Standard, isHeld: Bool = false) {
    self.init(descriptor: standard.rawValue, name: "standard \(standard)", isHeld: isHeld)
  }

  /// Takes over an open descriptor until `close`; errors call it `name`.
  init(descriptor: Int32, name: String, isHeld: Bool) {
    (self.descriptor, self.name, self.isHeld) = (descriptor, name, isHeld)
  }

  /// Appends bytes; throws the first failure.
  package mutating func write(_ bytes: some Sequence<UInt8>) throws(OutputError) {
    if let failure { throw failure }
    buffer.append(contentsOf: bytes)
    if !isHeld, buffer.count >= Self.bufferSize { try flush() }
  }

  /// Drops the buffered output that the system has not received.
  package mutating func forget() { buffer.removeAll() }

  /// Drops everything that was written to a file.
  mutating func truncate() throws(OutputError) {
    forget()
    guard failure == nil, ftruncate(descriptor, 0) != 0 || lseek(descriptor, 0, SEEK_SET) != 0 else { return }
    let error = OutputError(path: name, code: errno)
    failure = error
    throw error
  }

  /// Writes all buffered output to the system.
  package mutating func flush() throws(OutputError) {
    if let failure { throw failure }
    var start = 0
    while start < buffer.count, !isClosed {
      let count = buffer.withUnsafeBytes { rest in
        Glibc.write(descriptor, rest.baseAddress?.advanced(by: start), rest.count - start)
      }
      if count >= 0 { start += count } else { try waitOrFail(errno) }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes all buffered output and closes the descriptor. Some file systems report only here that they are
  /// full.
  ///
  /// - Parameter isSynchronized: whether to wait until the disk has all data.
  /// - Throws: the first failure.
  mutating func close(isSynchronized: Bool) throws(OutputError) {
    var first: OutputError?
    do { try flush() } catch { first = error }
    if first == nil, isSynchronized, fsync(descriptor) != 0 {
      let code = errno
      // Some descriptors, such as pipes, do not support `fsync`; that is not a failure.
      if ![EINVAL, EROFS, ENOTSUP].contains(code) { first = OutputError(path: name, code: code) }
    }
    if Glibc.close(descriptor) != 0, errno != EINTR, first == nil {
      first = OutputError(path: name, code: errno)
    }
    if let first {
      failure = first
      throw first
    }
  }

  /// Writes as much as possible without waiting, then these closing bytes; for a process that must end now.
  mutating func finishWithoutWaiting(_ closing: [UInt8]) {
    buffer += closing
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    buffer.withUnsafeBytes { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  private mutating func waitOrFail(_ code: Int32) throws(OutputError) {
    switch code {
    case EINTR: return
    case EPIPE: isClosed = true
    case EAGAIN:
      // Another process shares the pipe and made it non-blocking.
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&request, 1, -1)
    default:
      let error = OutputError(path: name, code: code)
      failure = error
      throw error
    }
  }
}
