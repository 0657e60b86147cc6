private import Glibc

/// Renames a damaged file, so that a program neither uses nor deletes it.
package enum FileAside {
  /// Renames a file to the first free name of `PATH.SUFFIX`, `PATH.SUFFIX-2`, … and returns that name.
  ///
  /// - Throws: `OutputError` if the folder does not allow it, or if a hundred such names are taken.
  package static func move(_ path: String, suffix: String) throws(OutputError) -> String {
    for attempt in 1...attempts {
      let newPath = attempt == 1 ? "\(path).\(suffix)" : "\(path).\(suffix)-\(attempt)"
      // Unlike a rename, a link never replaces an existing file.
      if link(path, newPath) == 0 {
        guard unlink(path) == 0 else {
          let code = errno
          unlink(newPath)
          throw OutputError(path: path, code: code)
        }
        return newPath
      }
      guard errno == EEXIST else { throw OutputError(path: path, code: errno) }
    }
    throw OutputError(path: path, code: EEXIST)
  }

  /// The number of names tried: more damaged files than a user would leave.
  private static let attempts = 100
}
