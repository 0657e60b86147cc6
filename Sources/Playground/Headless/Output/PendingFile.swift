import Glibc

/// A file that is written under a temporary name beside its place and appears there whole, or not at all.
///
/// What is not committed is removed with the object.
final class PendingFile {
  /// The place as it was asked for.
  let path: String
  /// Where to write meanwhile.
  let temporaryPath: String
  private let destination: String
  private let isDirect: Bool
  private var isCommitted = false

  /// Chooses the temporary name; nothing is made yet.
  ///
  /// A device or a pipe is written as it is: it could not be replaced by a file.
  init(_ path: String) {
    self.path = path
    // A link keeps pointing to its file, which is the one to replace.
    let destination = Self.resolved(path) ?? path
    self.destination = destination
    var status = stat()
    isDirect = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let slash = destination.lastIndex(of: "/")
    let folder = slash.map { String(destination[...$0]) } ?? ""
    let name = slash.map { String(destination[destination.index(after: $0)...]) } ?? destination
    // The name is cut so that a long one plus the suffix still is a legal one.
    temporaryPath = isDirect ? path : "\(folder).\(name.prefix(100)).\(getpid()).part"
    if !isDirect { UnfinishedFiles.add(temporaryPath) }
  }

  deinit { discard() }

  /// Removes what is not committed.
  func discard() {
    guard !isDirect, !isCommitted else { return }
    unlink(temporaryPath)
    UnfinishedFiles.remove(temporaryPath)
  }

  /// Puts the written file in its place.
  func commit() throws(CommandError) {
    guard !isDirect, !isCommitted else { return }
    var status = stat()
    if stat(destination, &status) == 0 { chmod(temporaryPath, status.st_mode & 0o7777) }
    guard rename(temporaryPath, destination) == 0 else { throw Self.unwritable(path, SystemError.latest) }
    isCommitted = true
    UnfinishedFiles.remove(temporaryPath)
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The error of a place that cannot be written.
  static func unwritable(_ path: String, _ reason: String) -> CommandError {
    .failure("\(path): cannot be written (\(reason))")
  }
}
