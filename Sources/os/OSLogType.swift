/// The level of a log message. Debug messages are the least important ones, faults the most important.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level, as in Apple's module.
  public let rawValue: UInt8
  /// Makes a level of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes a level of a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// A message that may help to find the cause of a problem.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful, but not essential.
  public static let info = OSLogType(rawValue: 1)
  /// Only for the development.
  public static let debug = OSLogType(rawValue: 2)
  /// An error of the program.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake in the program.
  public static let fault = OSLogType(rawValue: 17)

  /// The word in front of a message.
  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}
