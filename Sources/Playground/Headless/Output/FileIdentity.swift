import CradleStage
import Glibc

/// Identifies the file of a path, so that two names of one file compare as equal.
///
/// A file that does not exist yet is identified by its folder and its name.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let node: UInt64
  private let name: String

  /// The identity of a path's file; nil for a device, which may be shared, and for a path that cannot be a
  /// file.
  init?(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      self.init(status, name: "")
    } else {
      // A link may lead to a file that does not exist yet and is also named directly.
      let path = WholeFile.destination(path)
      let slash = path.lastIndex(of: "/")
      let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
      guard stat(slash.map { "\(path[...$0])." } ?? ".", &status) == 0, !name.isEmpty else { return nil }
      self.init(status, name: name)
    }
  }

  /// The identity of an open stream; nil if it is not a file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status, name: "")
  }

  private init?(_ status: stat, name: String) {
    guard status.st_mode & S_IFMT != S_IFCHR else { return nil }
    (device, node, self.name) = (UInt64(status.st_dev), UInt64(status.st_ino), name)
  }
}

/// The files of a run: none may be both read and written, or written twice, under any name.
struct FileNames {
  private var owners: [FileIdentity: String] = [:]
  /// The option that writes to standard output, which may be no file.
  private var outputOwner: String?

  /// Registers a file that is read; `-` is standard input. Several options may read the same file.
  mutating func read(_ path: String?, _ option: CommandOption) {
    guard let path else { return }
    let isStandardInput = path == "-" && option == .script
    let identity = isStandardInput ? FileIdentity(descriptor: STDIN_FILENO) : FileIdentity(path)
    if let identity { owners[identity] = option.spelling }
  }

  /// Registers a file that is written; `-` is standard output.
  ///
  /// - Throws: `CommandError.usage` when another option reads or writes it.
  mutating func write(_ path: String?, _ option: CommandOption) throws(CommandError) {
    guard let path else { return }
    let isStandardOutput = path == "-"
    let identity = isStandardOutput ? FileIdentity(descriptor: STDOUT_FILENO) : FileIdentity(path)
    let owner = identity.flatMap { owners[$0] } ?? (isStandardOutput ? outputOwner : nil)
    if let owner {
      throw .usage("\(option.spelling): \(path): expected another file than that of \(owner)")
    }
    if isStandardOutput { outputOwner = option.spelling }
    if let identity { owners[identity] = option.spelling }
  }
}
