private import Glibc

/// A place that cannot be written, and the first reason that the system gave.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place as it was asked for.
  public let path: String
  /// The system's words.
  public let reason: String

  /// Makes an error from its words.
  public init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

  /// The error of a system's number; take that number before anything else is called.
  init(path: String, code: Int32) { self.init(path: path, reason: String(cString: strerror(code))) }

  /// One line: the place and the reason.
  public var description: String { "\(path): cannot be written (\(reason))" }
}
