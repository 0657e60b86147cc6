import AllocationCounter

/// How often code asks for memory, counted on the calling thread.
///
/// A steady frame allocates nothing. Release builds keep that promise, so tests of it ask `areCountedInRelease`; a debug
/// build also allocates for what the optimiser removes (closures that do not escape, array literals, key paths), and
/// there tests check that no storage grows.
public enum Allocations {
  /// Whether this build counts: on glibc, without a sanitizer.
  public static var areCounted: Bool { allocation_counter_is_available() }

  /// Whether this is a release build that counts.
  public static var areCountedInRelease: Bool {
    #if DEBUG
      return false
    #else
      return areCounted
    #endif
  }

  /// How often `body` asks for memory on this thread; 0 in a build that does not count.
  public static func count(during body: () throws -> Void) rethrows -> Int {
    let before = allocation_counter_count()
    try body()
    return Int(allocation_counter_count() - before)
  }
}
