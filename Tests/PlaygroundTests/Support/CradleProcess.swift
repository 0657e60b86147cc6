import Foundation
import Testing

@testable import Playground

/// A run of the built executable, which stands beside the test bundle.
struct CradleProcess {
  /// The exit status, or the negated number of the signal that ended it.
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
    let program = try RunningProgram(
      Self.executable().path, arguments,
      environment: Environment.variables.merging(environment) { $1 }, input: input)
    status = program.wait()
    output = try program.output
    error = try program.errors
  }
}
