import Foundation

/// `CRADLE_LONG_TESTS=1` turns the tests on that take long.
enum LongTests {
  static var areOn: Bool { ProcessInfo.processInfo.environment["CRADLE_LONG_TESTS"] != nil }
}
