private import Glibc

/// A folder that is created if missing, and removed again if the run that needed it fails.
package final class OutputFolder: Sendable {
  /// The path as the caller gave it.
  package let path: String
  /// The folders created here, outermost first.
  private let createdFolders: [String]
  private let number: Int

  /// Creates the folder and its parents where they are missing.
  package init(_ path: String) throws(OutputError) {
    self.path = path
    (number, createdFolders) = try UnfinishedWork.begin { () throws(OutputError) in
      let createdFolders = try Self.make(path)
      return (
        createdFolders,
        {
          Self.remove(createdFolders)
          return nil
        }
      )
    }
  }

  deinit { discard() }

  /// Removes the folders that were created here and are empty.
  package func discard() {
    UnfinishedWork.end([number]) { open in
      if open.contains(number) { Self.remove(createdFolders) }
    }
  }

  /// Keeps the folders that were created.
  package func keep() { UnfinishedWork.end([number]) { _ in } }

  /// The path of a file in the folder.
  package func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  private static func make(_ path: String) throws(OutputError) -> [String] {
    var createdFolders: [String] = []
    do throws(OutputError) {
      var parent = path.hasPrefix("/") ? "/" : ""
      for part in path.split(separator: "/") {
        parent += part
        if mkdir(parent, 0o777) == 0 {
          createdFolders.append(parent)
        } else {
          // Keeps the first reason; the next call replaces `errno`.
          let code = errno
          guard isFolder(parent) else {
            throw OutputError(path: path, code: code == EEXIST ? ENOTDIR : code)
          }
        }
        parent += "/"
      }
      guard access(path, W_OK | X_OK) == 0 else { throw OutputError(path: path, code: errno) }
      return createdFolders
    } catch {
      remove(createdFolders)
      throw error
    }
  }

  private static func remove(_ createdFolders: [String]) {
    for folder in createdFolders.reversed() { rmdir(folder) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
