private import Glibc

/// A folder that is made when missing, and taken away again when the run that needed it fails.
public final class OutputFolder: Sendable {
  /// The place as it was asked for.
  public let path: String
  /// Folders made here, outermost first.
  private let made: [String]
  private let number: Int

  /// Makes the folder and its parents where they are missing.
  public init(_ path: String) throws(OutputError) {
    self.path = path
    (number, made) = try UnfinishedWork.begin { () throws(OutputError) in
      let made = try Self.make(path)
      return (
        made,
        {
          Self.remove(made)
          return nil
        }
      )
    }
  }

  deinit { discard() }

  /// Takes away the folders that were made and are empty again.
  public func discard() {
    UnfinishedWork.end([number]) { open in
      if open.contains(number) { Self.remove(made) }
    }
  }

  /// Keeps what was made.
  public func keep() { UnfinishedWork.end([number]) { _ in } }

  /// A file's place in the folder.
  public func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  private static func make(_ path: String) throws(OutputError) -> [String] {
    var made: [String] = []
    do throws(OutputError) {
      var parent = path.hasPrefix("/") ? "/" : ""
      for part in path.split(separator: "/") {
        parent += part
        if mkdir(parent, 0o777) == 0 {
          made.append(parent)
        } else {
          // The first reason, before the look at what is there replaces it.
          let code = errno
          guard isFolder(parent) else {
            throw OutputError(path: path, code: code == EEXIST ? ENOTDIR : code)
          }
        }
        parent += "/"
      }
      guard access(path, W_OK | X_OK) == 0 else { throw OutputError(path: path, code: errno) }
      return made
    } catch {
      remove(made)
      throw error
    }
  }

  private static func remove(_ made: [String]) {
    for folder in made.reversed() { rmdir(folder) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
