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

  /// Writes a program that can be run at once, and returns its path.
  ///
  /// Another process writes it. A file that is open here is also open in each child that another thread starts, until
  /// the child runs its own program, and the system runs no file that is open for writing ("text file busy").
  func program(_ text: String, named name: String) throws -> String {
    let draft = try write(text, to: name + ".draft")
    let path = try program(copying: draft, named: name)
    try FileManager.default.removeItem(atPath: draft)
    return path
  }

  /// Copies a program, which can be run at once, and returns its path.
  func program(copying original: String, named name: String) throws -> String {
    let install = try RunningProgram("/usr/bin/install", ["-m", "755", original, file(name)])
    guard install.wait() == 0 else { throw CocoaError(.fileWriteUnknown) }
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
