import AllocationCounter

/// How often code asks for memory, counted on the calling thread.
///
/// A steady frame allocates nothing. Only release builds keep that promise, so its tests check `areCountedInRelease`. A
/// debug build also allocates what the optimiser removes (closures that do not escape, array literals, key paths);
/// there, tests check that no storage grows.
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

  /// The allocated bytes of the process. Pages that the allocator keeps for later do not count, so the order of
  /// releases does not matter. Nil if the allocator does not report them.
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
