internal import Glibc

/// The destination of a file: its path with links followed, and the file that exists there now.
struct FileDestination {
  /// The path as the caller gave it.
  let path: String
  /// The path with links followed, also to a file that does not exist yet: replacing that file keeps the
  /// link.
  let destination: String
  /// Whether the destination is a device, a pipe or the like, which is written directly.
  let isDirect: Bool
  /// The permissions of the existing file; nil if there is none.
  let mode: mode_t?

  init(_ path: String) {
    self.path = path
    destination = Self.resolved(path) ?? Self.followed(path)
    var status = stat()
    let exists = stat(path, &status) == 0
    isDirect = exists && status.st_mode & S_IFMT != S_IFREG
    mode = exists && !isDirect ? status.st_mode & 0o7777 : nil
  }

  /// Throws for an invalid file name, before anything is written.
  func check() throws(OutputError) {
    var status = stat()
    if lstat(destination, &status) != 0, errno == ENAMETOOLONG {
      throw OutputError(path: path, code: ENAMETOOLONG)
    }
    // Links that form a cycle have no target; a file at the last one would replace that link.
    if stat(path, &status) != 0, errno == ELOOP { throw OutputError(path: path, code: ELOOP) }
  }

  /// A hidden name beside the destination. Valid wherever the destination's name is: at most 255 bytes,
  /// Linux's NAME_MAX, and at most 4095 in the whole path, PATH_MAX without its terminating zero.
  func temporaryPath(_ attempt: Int) -> String {
    let slash = destination.lastIndex(of: "/")
    let folder = slash.map { String(destination[...$0]) } ?? ""
    let name = slash.map { destination[destination.index(after: $0)...] } ?? destination[...]
    let suffix = ".\(getpid())-\(attempt).part"
    var truncated = name.unicodeScalars
    let limit = min(255, 4095 - folder.utf8.count) - suffix.utf8.count - 1
    while !truncated.isEmpty, String(truncated).utf8.count > limit { truncated.removeLast() }
    return "\(folder).\(String(truncated))\(suffix)"
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Follows links, also to a file that does not exist; Linux itself follows 40 in a row.
  private static func followed(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      var target = [UInt8](repeating: 0, count: 4096)
      let length = target.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { readlink(path, $0, bytes.count) } ?? 0
      }
      guard length > 0 else { break }
      let next = String(decoding: target[..<length], as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    return path
  }
}
