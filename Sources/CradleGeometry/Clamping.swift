extension Comparable {
  /// The nearest value within the limits; what is no number stays what it is.
  ///
  /// For numbers that are read or made once. Loops over bodies or pixels write `min(max(…))`, because a debug build does not
  /// specialise generics, and the tests run there.
  @inlinable
  package func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}
