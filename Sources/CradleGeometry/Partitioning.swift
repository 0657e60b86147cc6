extension Range<Int> {
  /// The first index for which a condition holds, found by bisection; the upper bound if there is none.
  ///
  /// The condition must hold for every index after the first for which it holds. It is called about log₂ n times.
  @inlinable
  package func partitioningIndex(where belongsInSecondPart: (Int) throws -> Bool) rethrows -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if try belongsInSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Finds the last index whose start is at or before a place, by bisection; the lower bound if there is none.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - start: Returns the start of an index; it does not decrease with the index.
  /// - Returns: The index.
  @inlinable
  package func lastIndex<Place: Comparable>(startingBy place: Place, start: (Int) -> Place) -> Int {
    Swift.max(lowerBound, partitioningIndex { start($0) > place } - 1)
  }
}

extension Double {
  /// Halves the distance between two numbers a number of times, and keeps the number at which a condition stops
  /// holding between them: it holds from `start` to `last`, and not from `next` to `end`. The numbers may be in
  /// either order.
  package static func bisect(
    from start: Double, to end: Double, halvings: Int, while holds: (Double) -> Bool
  ) -> (last: Double, next: Double) {
    var (last, next) = (start, end)
    for _ in 0..<halvings {
      let middle = (last + next) / 2
      if holds(middle) { last = middle } else { next = middle }
    }
    return (last, next)
  }
}
