extension Comparable {
  /// The nearest value within the limits; NaN stays NaN.
  ///
  /// For values that are not in inner loops. Loops over bodies or pixels write `min(max(…))`, because a debug
  /// build, in which the tests run, does not specialise generics; so do values whose upper limit may lie below the
  /// lower one, which no `ClosedRange` can have.
  @inlinable
  package func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}

extension Point {
  /// The nearest point of the rectangle between two corners, the top left and the bottom right one. Along an axis on
  /// which the corners are swapped it is at the second; NaN stays NaN.
  package func clamped(from low: Point, to high: Point) -> Point {
    Point(x: min(max(x, low.x), high.x), y: min(max(y, low.y), high.y))
  }
}
