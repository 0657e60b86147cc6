import Glibc

/// A folder that is made when missing, and taken away again when the run that needed it fails.
final class OutputFolder {
  let path: String
  /// Folders made here, outermost first.
  private var made: [String] = []
  private var isKept = false

  init(_ path: String) throws(CommandError) {
    self.path = path
    var parent = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      parent += part
      if mkdir(parent, 0o777) == 0 {
        made.append(parent)
      } else if errno != EEXIST, errno != EISDIR, errno != EROFS || !Self.isFolder(parent) {
        throw PendingFile.unwritable(path, SystemError.latest)
      }
      parent += "/"
    }
    guard Self.isFolder(path) else { throw .failure("\(path): cannot be written (Not a directory)") }
    guard access(path, W_OK | X_OK) == 0 else { throw PendingFile.unwritable(path, SystemError.latest) }
  }

  deinit { discard() }

  /// Takes away the folders that were made and are empty again.
  func discard() {
    if !isKept { for folder in made.reversed() { rmdir(folder) } }
  }

  /// Keeps what was made.
  func keep() { isKept = true }

  /// A file's place in the folder.
  func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
