/// The weight of letters.
public enum FontWeight: Hashable, Sendable, CaseIterable {
  /// Weight 400, for body text.
  case regular
  /// Weight 500, for values and the selection.
  case medium
  /// Weight 600, for titles.
  case semibold
  /// Weight 700.
  case bold
}

/// A font of the interface: Inter, else the system's sans-serif; or DejaVu Sans Mono, else the system's
/// monospaced font.
///
/// ```swift
/// let stage = try OffscreenStage(size: Size(width: 320, height: 40))
/// let (label, value) = (Font(size: 13), Font(size: 13, weight: .medium, isTabular: true))
/// stage.canvas.text("Deceleration", at: Point(x: 12, y: 20), label, .black, maximumWidth: 200)
/// stage.canvas.text("0.998", at: Point(x: 308, y: 20), value, .black, alignment: .trailing)
/// let width = stage.canvas.width(of: "0.998", value)
/// ```
public struct Font: Hashable, Sendable {
  /// The size in points; drawn sizes are rounded to a quarter pixel and kept within 4…400 pixels.
  package var size: Double
  /// The weight of the letters.
  package var weight: FontWeight
  /// Whether all digits have the width of a zero, so that changing numbers do not shift.
  package var isTabular: Bool
  /// Whether it is the monospaced typeface, for code.
  package var isMonospaced: Bool

  /// Makes a font of a size in points.
  public init(
    size: Double, weight: FontWeight = .regular, isTabular: Bool = false, isMonospaced: Bool = false
  ) {
    (self.size, self.weight) = (size, weight)
    (self.isTabular, self.isMonospaced) = (isTabular, isMonospaced)
  }
}
