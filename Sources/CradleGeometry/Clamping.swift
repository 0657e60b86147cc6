extension Comparable {
  /// The nearest value within the limits; NaN stays NaN.
  ///
  /// For values that are not in inner loops. Loops over bodies or pixels write `min(max(…))`, because a debug
  /// build, in which the tests run, does not specialise generics.
  @inlinable
  package func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}
