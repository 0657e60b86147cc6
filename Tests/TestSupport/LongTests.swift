#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `CRADLE_LONG_TESTS=1` turns the tests on that take minutes, and lets others try more seeds.
public enum LongTests {
  /// Whether they are on.
  public static var areOn: Bool { getenv("CRADLE_LONG_TESTS") != nil }

  /// A few seeds, or many where time does not matter.
  public static func seeds(_ few: UInt64, orMany many: UInt64) -> Range<UInt64> { 0..<(areOn ? many : few) }
}
