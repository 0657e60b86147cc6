import Foundation

/// The column of a value: at least so many characters, filled with spaces.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// No column.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
  /// At the right of a column; a count below 0 is 0.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }
  /// At the left of a column; a count below 0 is 0.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + space : space + text
  }
}

/// The digits of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let isUppercase: Bool
  private let sign: String
  private let minimum: Int

  private static func digits(
    _ radix: Int, prefix: String = "", uppercase: Bool = false, plus: Bool = false, minimum: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: radix, prefix: prefix, isUppercase: uppercase, sign: plus ? "+" : "", minimum: minimum)
  }
  /// Decimal.
  public static var decimal: OSLogIntegerFormatting { digits(10) }
  /// Decimal, with a sign in front of positive numbers, too, and with at least so many digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1)
    -> OSLogIntegerFormatting
  { digits(10, plus: explicitPositiveSign, minimum: minDigits()) }
  /// Hexadecimal, in lowercase letters.
  public static var hex: OSLogIntegerFormatting { digits(16) }
  /// Hexadecimal, with `0x` in front or without it.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    digits(
      16, prefix: includePrefix ? "0x" : "", uppercase: uppercase, plus: explicitPositiveSign,
      minimum: minDigits())
  }
  /// Octal.
  public static var octal: OSLogIntegerFormatting { digits(8) }
  /// Octal, with `0o` in front or without it.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    digits(8, prefix: includePrefix ? "0o" : "", plus: explicitPositiveSign, minimum: minDigits())
  }

  func text(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimum - digits.count))
    return (number < 0 ? "-" : sign) + prefix + zeros + digits
  }
}

/// The digits of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int?
  private let sign: String

  private static func digits(_ conversion: String, _ precision: Int?, plus: Bool, uppercase: Bool)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(
      conversion: uppercase ? conversion.uppercased() : conversion, precision: precision.map { max(0, $0) },
      sign: plus ? "+" : "")
  }
  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { fixed() }
  /// With so many digits after the point, 6 by default.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    digits("f", precision(), plus: explicitPositiveSign, uppercase: uppercase)
  }
  /// As digits and an exponent.
  public static var exponential: OSLogFloatFormatting { exponential() }
  /// As digits, so many of them after the point, and an exponent.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    digits("e", precision(), plus: explicitPositiveSign, uppercase: uppercase)
  }
  /// The shorter of `fixed` and `exponential`.
  public static var hybrid: OSLogFloatFormatting {
    digits("g", nil, plus: false, uppercase: false)
  }
  /// The shorter of `fixed` and `exponential`, with so many digits.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    digits("g", precision(), plus: explicitPositiveSign, uppercase: uppercase)
  }

  func text(_ number: Double) -> String {
    String(format: "%\(sign)\(precision.map { ".\($0)" } ?? "")\(conversion)", number)
  }
}

/// The words of a truth value.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `yes` and `no`.
  case answer

  func text(_ value: Bool) -> String {
    self == .truth ? String(value) : value ? "yes" : "no"
  }
}
