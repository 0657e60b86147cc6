#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `CRADLE_LONG_TESTS=1` turns the tests on that take minutes.
enum LongTests {
  static var areOn: Bool { getenv("CRADLE_LONG_TESTS") != nil }
}
