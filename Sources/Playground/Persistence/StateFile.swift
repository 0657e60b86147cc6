import CradleStage

/// A JSON file that the window keeps, with a version: `{"version": 1, …}`.
///
/// An unusable file is reported in one line and, if it can be read, renamed; no work of the user is
/// overwritten.
final class StateFile {
  /// The version that this program writes, and the newest that it reads. A file without a version has the
  /// first one.
  static let version = 1

  /// The path; nil without a home folder.
  let path: String?
  /// The problem with the file, in a line; nil for none.
  private(set) var problem: String?
  /// Whether it may be written: a file that could not be read or renamed is not overwritten.
  private var isWritable = true
  /// The last written bytes; equal bytes are not written again.
  private var written: [UInt8] = []

  init(_ path: String?) { self.path = path }

  /// Reads the file; nil if it is missing or unusable.
  func read<Value>(_ make: (JSONNode) throws(CommandError) -> Value) -> Value? {
    guard let path else { return nil }
    guard let bytes = InputFile.contents(path) else {
      if FilePath.exists(path) {
        isWritable = false
        problem = "\(path): cannot be read; nothing is remembered in it"
      }
      return nil
    }
    do throws(CommandError) {
      let node = try JSONNode(text: bytes, file: path)
      let version = try node.member("version")?.finite() ?? 1
      guard version <= Double(Self.version) else {
        setAside(path, as: "newer", "\(path): written by a newer cradle")
        return nil
      }
      return try make(node)
    } catch {
      setAside(path, as: "damaged", error.message)
      return nil
    }
  }

  /// Writes the file, whole or not at all; `write` adds members after the version.
  ///
  /// - Returns: the reason why it cannot be written; nil on success, or if there is no path.
  @discardableResult
  func write(_ write: (inout JSONText) -> Void) -> String? {
    guard let path, isWritable else { return nil }
    var json = JSONText()
    json.object {
      $0.member("version", integer: Self.version)
      write(&$0)
    }
    json.raw("\n")
    guard json.bytes != written else { return nil }
    do throws(OutputError) {
      if let slash = path.lastIndex(of: "/") { try OutputFolder(String(path[..<slash])).keep() }
      try WholeFile.write(json.bytes, to: path)
      written = json.bytes
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func setAside(_ path: String, as suffix: String, _ reason: String) {
    do throws(OutputError) {
      let name = try FileAside.move(path, suffix: suffix)
      problem = "\(reason); kept as \(name.split(separator: "/").last ?? "")"
    } catch {
      isWritable = false
      problem = "\(reason); nothing is remembered, because it cannot be set aside (\(error.reason))"
    }
  }
}
