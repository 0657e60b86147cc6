/// Numbers that break careless arithmetic, for claims that hold for every number.
public enum Extremes {
  /// Finite ones: zeros, the smallest, the largest, and the ordinary.
  public static let finite: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, 1e-300, -1e-9, 0.25, 1, -3, 1e8, -1e8, 1e160, -1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]
  /// Every kind of number: the finite ones, the infinities and NaN.
  public static let all: [Double] = finite + [.infinity, -.infinity, .nan]
}
