import Foundation

/// Numbers and columns as text.
enum Text {
  /// A number with four decimals below 10 and fewer above; in exponent form from 10⁶ on and below 10⁻⁴.
  static func figure(_ value: Double) -> String {
    if !value.isFinite { return value.isNaN ? "nan" : "never" }
    let size = abs(value)
    if size == 0 { return "0" }
    if size >= 1e6 || size < 1e-4 { return String(format: "%.1e", value) }
    return String(format: size >= 1000 ? "%.0f" : size >= 100 ? "%.1f" : size >= 10 ? "%.2f" : "%.4f", value)
  }

  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
