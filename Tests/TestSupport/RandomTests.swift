#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long the random tests run: short in `make test`, long in `make test-long`.
public enum RandomTests {
  /// Whether the long runs were asked for, by `CRADLE_LONG_TESTS=1`.
  public static var isLong: Bool { getenv("CRADLE_LONG_TESTS").map { String(cString: $0) } == "1" }
  /// How many operations a test makes.
  public static var operations: Int { isLong ? 1_000_000 : 20_000 }
}
