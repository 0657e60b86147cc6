/// How many operations the random tests make.
public enum RandomTests {
  /// Whether the long runs are on; see `LongTests`.
  public static var isLong: Bool { LongTests.areOn }
  /// The operations of a test: 5000 in a debug build, 20 000 in release, a million in a long run.
  public static var operations: Int { isLong ? 1_000_000 : LongTests.isRelease ? 20_000 : 5000 }
}
