private import Glibc

/// Buffered writing to a descriptor. The first failure stays: what comes after it is refused for the same reason.
public struct ByteStream {
  /// Whether the reader of a pipe has gone, as `head` does: not an error, there is just nobody left to write for.
  public private(set) var isClosed = false

  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []
  private var failure: OutputError?
  /// Whether everything waits for `flush`.
  private let isHeld: Bool

  private static let bufferSize = 1 << 16

  /// The process's own streams.
  public enum Standard: Int32 {
    case output = 1
    case error = 2
  }

  /// Writes to one of them; what is held waits for `flush`, however much it is.
  public init(_ standard: Standard, isHeld: Bool = false) {
    self.init(descriptor: standard.rawValue, name: "standard \(standard)", isHeld: isHeld)
  }

  /// Takes over an open descriptor until `close`; `name` is what errors call it.
  init(descriptor: Int32, name: String, isHeld: Bool) {
    (self.descriptor, self.name, self.isHeld) = (descriptor, name, isHeld)
  }

  /// Writes more; throws the first failure.
  public mutating func write(_ bytes: some Sequence<UInt8>) throws(OutputError) {
    if let failure { throw failure }
    buffer.append(contentsOf: bytes)
    if !isHeld, buffer.count >= Self.bufferSize { try flush() }
  }

  /// Forgets what the system does not have yet.
  public mutating func forget() { buffer.removeAll() }

  /// Forgets what was written to a file.
  mutating func truncate() throws(OutputError) {
    forget()
    guard failure == nil, ftruncate(descriptor, 0) != 0 || lseek(descriptor, 0, SEEK_SET) != 0 else { return }
    let error = OutputError(path: name, code: errno)
    failure = error
    throw error
  }

  /// Hands everything to the system.
  public mutating func flush() throws(OutputError) {
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

  /// Hands everything to the system and gives the descriptor back; some disks tell only here that they are full.
  ///
  /// - Parameter isSynchronized: whether to wait until the disk itself has everything.
  /// - Throws: the first failure.
  mutating func close(isSynchronized: Bool) throws(OutputError) {
    var first: OutputError?
    do { try flush() } catch { first = error }
    if first == nil, isSynchronized, fsync(descriptor) != 0 {
      let code = errno
      // Not everything that can be written can be waited for.
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

  /// Writes what the descriptor takes without waiting, and last these bytes, for a process that has to end.
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
      // Somebody shares the pipe and made it non-blocking.
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&request, 1, -1)
    default:
      let error = OutputError(path: name, code: code)
      failure = error
      throw error
    }
  }
}
