private import Glibc

/// Puts a file out of the way that a program can neither use nor throw away.
public enum FileAside {
  /// Renames a file to the first of `PATH.SUFFIX`, `PATH.SUFFIX-2`, … that is free, and gives that name.
  ///
  /// - Throws: `OutputError` where the folder does not let it.
  public static func move(_ path: String, suffix: String) throws(OutputError) -> String {
    for attempt in 1...attempts {
      let aside = attempt == 1 ? "\(path).\(suffix)" : "\(path).\(suffix)-\(attempt)"
      // Unlike a rename, a link never replaces what is there.
      if link(path, aside) == 0 {
        guard unlink(path) == 0 else {
          let code = errno
          unlink(aside)
          throw OutputError(path: path, code: code)
        }
        return aside
      }
      guard errno == EEXIST else { throw OutputError(path: path, code: errno) }
    }
    throw OutputError(path: path, code: EEXIST)
  }

  /// As many damaged files as anybody keeps before looking.
  private static let attempts = 100
}
