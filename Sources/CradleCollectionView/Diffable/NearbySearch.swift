extension Array where Element: Equatable {
  /// The index of an element, which is usually near another index; nil if the list does not contain it.
  func index(of element: Element, near start: Int) -> Int? {
    var (low, high) = (Swift.min(start, count - 1), Swift.max(start + 1, 0))
    while low >= 0 || high < count {
      if low >= 0, self[low] == element { return low }
      if high < count, self[high] == element { return high }
      (low, high) = (low - 1, high + 1)
    }
    return nil
  }
}
