import Foundation
import Testing

/// A run of the built executable, which stands beside the test bundle.
struct CradleProcess {
  let status: Int32
  let output: String
  let error: String

  /// Where it is.
  static func executable() throws -> URL {
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let executable = URL(fileURLWithPath: runner).deletingLastPathComponent().appendingPathComponent("cradle")
    try #require(
      FileManager.default.isExecutableFile(atPath: executable.path), "build the product cradle first")
    return executable
  }

  init(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, not pipes: a full pipe without a reader would wait for ever.
    let folder = try TemporaryFolder()
    let inputPath = try folder.write(input, to: "in")
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: inputPath))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write("", to: "out")))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write("", to: "err")))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try folder.text("out")
    error = try folder.text("err")
  }
}
