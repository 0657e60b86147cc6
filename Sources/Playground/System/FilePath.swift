import Glibc

/// Queries of paths.
enum FilePath {
  /// The path without links and dots; nil if it does not exist.
  static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// The folder that an absolute path is in; nil for the root.
  static func parent(_ path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Whether it is a file that may be run.
  static func isExecutable(_ path: String) -> Bool { !isFolder(path) && access(path, X_OK) == 0 }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
