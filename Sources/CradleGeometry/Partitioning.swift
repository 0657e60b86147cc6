extension Range<Int> {
  /// The first index for which a condition holds, found by bisection; the upper bound if there is none.
  ///
  /// The condition must hold for every index after the first for which it holds. It is called about log₂ n times.
  @inlinable
  package func partitioningIndex(where belongsInSecondPart: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
