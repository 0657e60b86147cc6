import Foundation

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "cradle-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A path in it.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  /// Everything in it, hidden files too.
  var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
