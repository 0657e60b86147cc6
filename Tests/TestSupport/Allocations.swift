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

  /// The bytes that the process holds: asked for and not given back. Pages that the allocator keeps for later are no part of
  /// it, so it does not depend on what was given back in which order; nil where the allocator does not tell.
  public static var liveBytes: Int? {
    let bytes = allocation_counter_live_bytes()
    return bytes == 0 ? nil : Int(bytes)
  }

  /// How often `body` asks for memory on this thread; 0 in a build that does not count.
  public static func count(during body: () throws -> Void) rethrows -> Int {
    let before = allocation_counter_count()
    try body()
    return Int(allocation_counter_count() - before)
  }
}
