import Glibc

/// The three standard descriptors of a process.
enum StandardStreams {
  /// Opens a rejecting device for descriptors that the caller has closed, as with `>&-`: otherwise the next
  /// opened file gets their number, and a trace for standard output is written into a film.
  ///
  /// Call it before any file is opened. Reading and writing then fail as on a closed descriptor.
  static func fill() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this one: all below are open.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
