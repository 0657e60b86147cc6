import Glibc

/// The system's words for what just failed.
enum SystemError {
  /// The latest error's text; to be read before anything else is called.
  static var latest: String { String(cString: strerror(errno)) }
}
