#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many operations the random tests make, and from which seeds.
public enum RandomTests {
  /// Whether the long runs are on; see `LongTests`.
  public static var isLong: Bool { LongTests.areOn }
  /// The operations of a test: 5000 in a debug build, 20 000 in release, a million in a long run.
  public static var operations: Int { isLong ? 1_000_000 : LongTests.isRelease ? 20_000 : 5000 }

  /// The seeds among which a test divides its operations: four, or a hundred in a long run, so that a failing script is
  /// short enough to be shortened. `CRADLE_SEED` is the first seed, 1 by default; another one makes new runs.
  public static var seeds: Range<UInt64> { firstSeed..<firstSeed + (isLong ? 100 : 4) }
  /// The operations from each of the seeds.
  public static var operationsPerSeed: Int { operations / seeds.count }

  /// The first seed of every random test that takes its seeds from here.
  public static var firstSeed: UInt64 {
    getenv("CRADLE_SEED").flatMap { UInt64(String(cString: $0)) } ?? 1
  }
}
