import Glibc

/// The three descriptors that a process begins with.
enum StandardStreams {
  /// Gives those that the caller has closed, as `>&-` does, to a device that refuses them: otherwise the next
  /// file that is opened gets their number, and a trace for standard output ends in a film.
  ///
  /// Call it before anything is opened. Reading and writing fail as they do on a closed descriptor.
  static func fill() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this one: all below are open.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
