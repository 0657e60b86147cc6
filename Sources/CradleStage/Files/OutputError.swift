private import Glibc

/// A path that cannot be written, and the first reason that the system gave.
package struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as the caller gave it.
  package let path: String
  /// The system's message.
  package let reason: String

  /// Makes an error from its message.
  package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

  /// The error for an `errno` value; read `errno` before any other call.
  init(path: String, code: Int32) { self.init(path: path, reason: String(cString: strerror(code))) }

  /// One line: the path and the reason.
  package var description: String { "\(path): cannot be written (\(reason))" }
}
