internal import Glibc

/// Where a file is to appear: its path with links followed, and what is there now.
struct FilePlace {
  /// As it was asked for.
  let path: String
  /// A link keeps pointing to its file, which is the one to replace; also one that is not there yet.
  let destination: String
  /// Whether a device, a pipe or the like is there, which is written as it is.
  let isDirect: Bool
  /// The rights of the file that is there now; nil without one.
  let mode: mode_t?

  init(_ path: String) {
    self.path = path
    destination = Self.resolved(path) ?? Self.followed(path)
    var status = stat()
    let exists = stat(path, &status) == 0
    isDirect = exists && status.st_mode & S_IFMT != S_IFREG
    mode = exists && !isDirect ? status.st_mode & 0o7777 : nil
  }

  /// Refuses a name that no file can take, before anything is written for it.
  func check() throws(OutputError) {
    var status = stat()
    if lstat(destination, &status) != 0, errno == ENAMETOOLONG {
      throw OutputError(path: path, code: ENAMETOOLONG)
    }
  }

  /// A hidden name beside the destination. Legal wherever the destination's is: at most 255 bytes, Linux's NAME_MAX, and at
  /// most 4095 in the whole path, PATH_MAX without its zero.
  func temporaryPath(_ attempt: Int) -> String {
    let slash = destination.lastIndex(of: "/")
    let folder = slash.map { String(destination[...$0]) } ?? ""
    let name = slash.map { destination[destination.index(after: $0)...] } ?? destination[...]
    let suffix = ".\(getpid())-\(attempt).part"
    var kept = name.unicodeScalars
    let room = min(255, 4095 - folder.utf8.count) - suffix.utf8.count - 1
    while !kept.isEmpty, String(kept).utf8.count > room { kept.removeLast() }
    return "\(folder).\(String(kept))\(suffix)"
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Follows links by hand to a file that is not there; Linux itself follows 40 in a row.
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
