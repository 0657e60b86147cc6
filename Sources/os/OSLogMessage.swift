import Foundation

/// A message with values in it, each with its format and its privacy:
/// `"loaded \(count, format: .hex) of \(name, privacy: .private)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The message, in which values that are private are replaced.
  let text: String
  /// Makes a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Makes a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""
  /// Makes an empty one.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
  /// Adds text.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  private mutating func add(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += align.aligned(privacy.shown(value))
  }

  /// Adds a text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { add(argumentString(), align, privacy) }
  /// Adds a value's description.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some CustomStringConvertible, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { add(value().description, align, privacy) }
  /// Adds a whole number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(format.text(number()), align, privacy) }
  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(format.text(number()), align, privacy) }
  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(format.text(Double(number())), align, privacy) }
  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(format.text(Double(number())), align, privacy) }
  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) { add(format.text(boolean()), .none, privacy) }
  /// Adds an object's description; nil is written as `nil`.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) { add(argumentObject().map { $0.description } ?? "nil", .none, privacy) }
  /// Adds an error; nil is written as `nil`.
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) { add(error().map { "\($0)" } ?? "nil", .none, privacy) }
  /// Adds a type's name.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(String(describing: value()), align, privacy) }
  /// Adds a pointer.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
  ) { add(pointer().debugDescription, .none, privacy) }
}
