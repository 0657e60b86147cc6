/// The shortest part of a failing input that still fails, so that a random test tells its cause and not its luck.
public enum Shortest {
  /// Leaves out pieces, first halves and at last single elements, for as long as the rest still fails: delta debugging
  /// (Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002).
  ///
  /// - Parameters:
  ///   - input: what fails.
  ///   - elements: how many elements, over all trials, may be tried before the shortest part so far has to do.
  ///   - failing: whether a part fails.
  /// - Returns: the shortest part found that fails.
  public static func of<Element>(
    _ input: [Element], elements: Int = .max, failing: ([Element]) -> Bool
  ) -> [Element] {
    var rest = input
    var length = max(rest.count / 2, 1)
    var left = elements
    while !rest.isEmpty {
      var start = 0
      var isShorter = false
      while start < rest.count, left > 0 {
        let end = min(start + length, rest.count)
        let candidate = Array(rest[..<start] + rest[end...])
        left -= max(candidate.count, 1)
        if failing(candidate) { (rest, isShorter) = (candidate, true) } else { start = end }
      }
      if left <= 0 || (length == 1 && !isShorter) { break }
      length = max(length / 2, 1)
    }
    return rest
  }
}
