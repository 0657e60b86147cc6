import Glibc

/// Buffered writing to a descriptor, which it owns unless that is a standard one.
final class ByteStream {
  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []

  /// Whether the reader of a pipe has gone, as `head` does: not an error, there is just nobody left to write for.
  private(set) var isClosed = false

  private static let bufferSize = 1 << 16

  /// The process's own streams.
  enum Standard: Int32 {
    case output = 1
    case error = 2
  }

  init(_ standard: Standard) {
    descriptor = standard.rawValue
    name = "standard \(standard)"
  }

  /// A new file, or a device that is there; `name` is what errors call it.
  init(path: String, name: String) throws(CommandError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw PendingFile.unwritable(name, SystemError.latest) }
    self.name = name
  }

  deinit {
    if Standard(rawValue: descriptor) == nil { close(descriptor) }
  }

  func write(_ bytes: [UInt8]) throws(CommandError) {
    buffer += bytes
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Hands everything to the system.
  func flush() throws(CommandError) {
    var start = 0
    while start < buffer.count, !isClosed {
      let count = buffer.withUnsafeBytes { rest in
        Glibc.write(descriptor, rest.baseAddress?.advanced(by: start), rest.count - start)
      }
      if count >= 0 { start += count } else { try waitOrFail() }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func waitOrFail() throws(CommandError) {
    switch errno {
    case EINTR: return
    case EPIPE: isClosed = true
    case EAGAIN:
      // Somebody shares the pipe and made it non-blocking.
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&request, 1, -1)
    default: throw PendingFile.unwritable(name, SystemError.latest)
    }
  }
}
