/// Limits below which a number is the rounding of others.
///
/// Within a step the arithmetic is in single precision, on numbers relative to a body or to the step's start. A
/// number x is rounded by at most u·|x|, u = 2⁻²³ (`Float.ulpOfOne`):
///
///     10⁻⁴ pt = u·840 pt,   10⁻⁶ pt = u·8 pt,   10⁻⁶ = 8·u
enum Rounding {
  /// A length in points: the rounding of a coordinate of 840 pt, about the size of a screen. As the distance of two
  /// corners below which they have no direction, anything from 10⁻⁶ to 10⁻² gives 20 heaps, squeezes, hands and pulls
  /// of `Distributions` the same bits.
  static let length: Float = 1e-4
  /// The length in points below which a vector has no direction: the rounding of a coordinate of 8 pt. As the
  /// distance of a circle's centre from a corner, anything from 10⁻⁸ to 10⁻⁴ gives the same bits there.
  static let directionless: Float = 1e-6
  /// The share of the product of its diagonal below which the determinant of a symmetric 2 × 2 matrix is 0: eight
  /// units in the last place, of two products and their difference. For two edges (`FacingEdges`) anything from 10⁻⁸ to
  /// 10⁻⁴ gives the same bits there.
  static let determinant: Float = 1e-6
  /// The size below which an impulse, or a change of it, counts as 0, in its unit: the lightest body
  /// (`BodyMass.largestInverse`) moves by 10⁻¹⁰ pt/s. Passes over joints converge to 0, and would spend their time on
  /// numbers below the range of single precision, 1.2·10⁻³⁸, for which a processor takes ten times as long: hanging
  /// boxes at rest took twice.
  static let leastImpulse: Float = 1e-30

  /// Whether a change of an impulse does not matter: it is below `leastImpulse`, or below a 10¹⁶th of the impulse, far less
  /// than the rounding of their sum, u/2 = 6·10⁻⁸ of it. (With the first limit alone pendulums at rest took 1.4 times as
  /// long.) Both sides are scaled by 10¹⁶, so that no product leaves the range.
  @inline(__always) static func isNegligible(_ change: Float, beside impulse: Float) -> Bool {
    1e16 * change < impulse + 1e16 * leastImpulse
  }
}
