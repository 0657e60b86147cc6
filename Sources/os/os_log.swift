// The functions have the names of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes a message to the standard error stream, with the format of C and arguments; `%{public}@` and `%{private}@` stand
/// for objects. The image is ignored.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) { log.write(type) { LogFormat(message.description).text(args) } }

/// Writes a message of a level to the standard error stream, with the format of C and arguments. The image is ignored.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) { log.write(type) { LogFormat(message.description).text(args) } }

/// Writes a message with values to the standard error stream.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.write(type) { message.text }
}

/// Writes a message of a level with values to the standard error stream.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type) { message.text }
}
