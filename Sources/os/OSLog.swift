import Foundation

/// A log of a part of a program: the subsystem and the category stand before each of its messages.
public final class OSLog: NSObject, Sendable {
  /// The log without a subsystem and a category.
  public static let `default` = OSLog(parts: nil)
  /// A log that ignores all messages.
  public static let disabled = OSLog(parts: nil, isDisabled: true)

  /// The predefined categories of logs.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The events of a program that an instrument shows as points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  private let parts: (subsystem: String, category: String)?
  private let isDisabled: Bool

  private init(parts: (subsystem: String, category: String)?, isDisabled: Bool = false) {
    (self.parts, self.isDisabled) = (parts, isDisabled)
  }
  /// Makes a log of a subsystem, such as `"com.example.board"`, and a category, such as `"network"`.
  public convenience init(subsystem: String, category: String) {
    self.init(parts: (subsystem, category))
  }
  /// Makes a log of a subsystem and a predefined category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Returns whether messages of a level are written: all of them, except by `disabled`.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }
  /// Whether signposts are recorded: never here.
  public var signpostsEnabled: Bool { false }

  /// The line of a message; nil if the log ignores it.
  func line(_ type: OSLogType, _ message: () -> String) -> String? {
    guard isEnabled(type: type) else { return nil }
    let head = parts.map { "[\($0.subsystem):\($0.category)] " } ?? ""
    return "\(head)\(type.name): \(message())\n"
  }
  /// Writes a message to the standard error stream, in a line of its own.
  func write(_ type: OSLogType, _ message: () -> String) {
    guard let line = line(type, message) else { return }
    FileHandle.standardError.write(Data(line.utf8))
  }
}
