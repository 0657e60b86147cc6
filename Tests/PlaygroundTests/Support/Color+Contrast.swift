import CradleGeometry
import CradleStage
import Glibc

/// The contrast of two colours by WCAG 2.1.
///
///     L = 0.2126 R + 0.7152 G + 0.0722 B      R, G, B: linear light, 0…1
///     C = (L₁ + 0.05) / (L₂ + 0.05)           L₁ the lighter; 1…21
extension Color {
  /// The relative luminance, 0 for black to 1 for white; alpha does not count.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast with another colour, 1 (none) to 21 (black on white); body text needs 4.5, hints 3.
  func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func linear(_ share: Double) -> Double {
    let share = share.clamped(to: 0...1)
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
