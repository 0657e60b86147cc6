import Foundation
import TestSupport
import Testing

/// Outputs into folders in which nothing may be made: one line with the first reason, and nothing half-written.
struct ReadOnlyFolderTests {
  /// The kernel lets no user make a file there, not even root.
  static let folder = "/sys"

  /// The system's error message for a new file or folder there.
  static func reason(makingFolder: Bool) throws -> String {
    let path = "\(folder)/cradle-\(UUID().uuidString)"
    let made = makingFolder ? mkdir(path, 0o777) : open(path, O_WRONLY | O_CREAT, 0o666)
    let code = errno
    try #require(made < 0, "\(folder) can be written")
    return String(cString: strerror(code))
  }

  private static let outputs: [(words: [String], path: String, isFolder: Bool)] = [
    (["--trace", "$/t"], "$/t", false), (["--trace", "$/t", "--shots", "0", "--out", "$/a"], "$/a", true),
    (["--shots", "0", "--out", "$"], "$", false), (["--shots", "0", "--out", "$/a"], "$/a", true),
    (["--shots", "0,0.1", "--out", "$/a/b/c"], "$/a/b/c", true), (["--film", "$/f.gif"], "$/f.gif", false),
    (["--film", "$/f.mp4"], "$/f.mp4", false),
  ]

  @Test("play reports the first reason and the path", arguments: 0..<outputs.count)
  func play(number: Int) throws {
    let output = Self.outputs[number]
    func named(_ word: String) -> String { word.replacingOccurrences(of: "$", with: Self.folder) }
    let run = try CradleProcess(["play", "scroll", "--seconds", "0.2"] + output.words.map(named))
    #expect(run.status == 1 && run.output == "")
    let reason = try Self.reason(makingFolder: output.isFolder)
    #expect(run.error.hasPrefix("cradle: \(named(output.path))"))
    #expect(run.error.hasSuffix(": cannot be written (\(reason))\n"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  /// A file system that is mounted to be read only, for which the right to mount is needed.
  private static let canMount: Bool = {
    let words = ["unshare", "-m", "mount", "-t", "tmpfs", "-o", "ro", "none", "/tmp"]
    return (try? RunningProgram(words).wait()) == 0
  }()

  @Test(
    "a read-only and a full file system are reported as such", .enabled(if: canMount),
    arguments: [
      ("ro", "Read-only file system"), ("size=64k", "No space left on device"),
    ], 0..<outputs.count)
  func mounted(system: (option: String, reason: String), number: Int) throws {
    let folder = try TemporaryFolder()
    let output = Self.outputs[number]
    let words = output.words.map { $0.replacingOccurrences(of: "$", with: folder.file("m")) }
    // Filled but for a page, so that nothing finds room for its whole.
    let script = """
      mkdir "$0/m" && mount -t tmpfs -o \(system.option) none "$0/m" || exit 77
      [ \(system.option) = ro ] || head -c 60K /dev/zero >"$0/m/other"
      "$@"; status=$?; ls -A "$0/m" >"$0/left"; exit $status
      """
    let play = [try CradleProcess.executable().path, "play", "scroll", "--seconds", "3"]
    let program = try RunningProgram(["unshare", "-m", "sh", "-c", script, folder.path] + play + words)
    let status = program.wait()
    let told = try program.errors
    #expect(status == 1, "\(told)")
    #expect(told.hasPrefix("cradle: ") && told.split(separator: "\n").count == 1, "\(told)")
    #expect(told.contains(folder.file("m")) && told.contains(system.reason), "\(told)")
    // The message does not contain the name that the encoder is given.
    #expect(!told.contains("/proc/") && told.count <= 201, "\(told)")
    #expect(try folder.text("left") == (system.option == "ro" ? "" : "other\n"))
  }
}
