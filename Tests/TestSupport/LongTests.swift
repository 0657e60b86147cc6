#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much the tests do that grow with time: least in a debug build, most with `CRADLE_LONG_TESTS=1`.
///
/// A debug build is about ten times slower. `make check` also runs every test in release, so a debug run repeats only a
/// part of the seeds and operations.
public enum LongTests {
  /// Whether tests run that take minutes, and others with many more seeds: with `CRADLE_LONG_TESTS=1`.
  public static var areOn: Bool { getenv("CRADLE_LONG_TESTS").map { String(cString: $0) } == "1" }

  /// Whether the tests are optimised.
  public static var isRelease: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// Whether tests run every combination of their cases; a debug build runs each case in one of them.
  public static var areThorough: Bool { isRelease || areOn }

  /// A few seeds, or many where time does not matter; in a debug build `fewest`, which is `few` by default.
  public static func seeds(
    _ few: UInt64, orMany many: UInt64, inDebug fewest: UInt64? = nil
  ) -> Range<UInt64> {
    // From 0 as a rule; `CRADLE_SEED` moves them all.
    let first = RandomTests.firstSeed - 1
    return first..<first + (areOn ? many : isRelease ? few : fewest ?? few)
  }
}
