/// Writes messages of a subsystem and a category to the standard error stream, one line each:
/// `[com.example.board:network] error: no answer`.
public struct Logger: Sendable {
  private let log: OSLog

  /// Makes a logger without a subsystem and a category.
  public init() { log = .default }
  /// Makes a logger of a subsystem, such as `"com.example.board"`, and a category, such as `"network"`.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Makes a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level) { message.text } }
  /// Writes a message for the development, as `debug` does.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message for the development.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message that is helpful, but not essential.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message about an error, as `error` does.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about a mistake in the program, as `fault` does.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message about a mistake in the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
