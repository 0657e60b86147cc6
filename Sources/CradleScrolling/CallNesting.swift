import CradleGeometry

/// The calls in progress that report a move, a zoom or an inset, and may change the scroll view again.
struct CallNesting {
  private var depth = 0
  /// The name of the innermost call.
  private var innermost = ""

  /// The limit of `depth`: a correct delegate needs a few, and this many fit on a thread's stack of half a
  /// megabyte.
  private static let greatestDepth = 64

  /// Begins a call; traps if calls nest without end. Returns the name of the call around it, for `leave`.
  mutating func enter(_ name: String) -> String {
    let outer = innermost
    depth += 1
    precondition(
      depth <= Self.greatestDepth,
      "ScrollView: \(outer) has moved, zoomed or inset the content \(Self.greatestDepth) times in one "
        + "change, each in response to the last; make a change only if it is needed")
    innermost = name
    return outer
  }

  /// Ends the innermost call.
  mutating func leave(to outer: String) { (innermost, depth) = (outer, depth - 1) }
}
