import CradleStage

/// The sizes and weights of the window's text.
enum Typography {
  static let title = Font(size: 15, weight: .semibold)
  static let heading = Font(size: 13, weight: .semibold)
  static let body = Font(size: 13)
  static let emphasis = Font(size: 13, weight: .medium)
  static let value = Font(size: 13, weight: .medium, isTabular: true)
  static let button = Font(size: 12, weight: .medium)
  static let plotValue = Font(size: 12, isTabular: true)
  static let plot = Font(size: 12)
  static let group = Font(size: 11, weight: .semibold)
  static let hint = Font(size: 11)
  static let code = Font(size: 11, isMonospaced: true)
  static let axis = Font(size: 11, isTabular: true)
}

/// The width of a text: measured by a canvas, or round numbers in tests.
typealias TextMeasure = (String, Font) -> Double
