import Foundation
import Testing

@testable import Playground

/// A program that a test has started. Its standard streams are files: a full pipe that nobody reads would stop it.
///
/// A wait blocks a thread of the pool that runs the tests, so as many tests start programs at a time as the machine has
/// cores. No program needs a test's thread to go on, so no wait is for ever.
final class RunningProgram {
  private let path: String
  private let process: SpawnedProcess
  private let folder: TemporaryFolder

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The program's file.
  ///   - arguments: The arguments after its name.
  ///   - environment: Its variables; those of this process if nil.
  ///   - input: The content of its standard input.
  ///   - output: The descriptor of its standard output; nil for a file.
  /// - Throws: `CocoaError` if it does not start.
  init(
    _ path: String, _ arguments: [String], environment: [String: String]? = nil, input: String = "",
    output: Int32? = nil
  ) throws {
    self.path = path
    folder = try TemporaryFolder()
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    for (name, text, mode) in [("in", input, O_RDONLY), ("out", "", O_WRONLY), ("err", "", O_WRONLY)] {
      opened.append(open(try folder.write(text, to: name), mode | O_CLOEXEC))
    }
    let process = SpawnedProcess(
      path, arguments, environment: environment ?? Environment.variables,
      streams: (input: opened[0], output: output ?? opened[1], errors: opened[2]),
      // `nohup` ignores SIGHUP in all that it starts, and a shell SIGINT and SIGQUIT in the background.
      defaults: [SIGPIPE, SIGHUP, SIGINT, SIGQUIT])
    guard let process else { throw CocoaError(.executableLoad) }
    self.process = process
  }

  /// Starts a program that `env` finds on the PATH, with `env`'s options before it.
  convenience init(_ words: [String]) throws { try self.init("/usr/bin/env", words) }

  deinit { end() }

  /// The text of its standard output so far.
  var output: String { get throws { try folder.text("out") } }

  /// The text of its standard error so far.
  var errors: String { get throws { try folder.text("err") } }

  var isRunning: Bool { process.isRunning }

  func send(_ signal: Int32) { process.send(signal) }

  /// Waits for its end; returns the exit status, or the negated number of the signal that ended it. Records an issue if it
  /// has to be ended because it lasts longer than any fault-free run.
  @discardableResult
  func wait() -> Int32 {
    let (id, start) = (process.id, ContinuousClock.now)
    let limit = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.longest, execute: limit)
    let status = process.wait()
    limit.cancel()
    if ContinuousClock.now - start > .seconds(Self.longest) { Issue.record("\(path) did not end by itself") }
    return status
  }

  /// The longest wait in seconds: the compiler takes half a minute for the longest program.
  private static let longest = 600 * Patience.factor

  /// Ends it at once, if it still runs.
  func end() {
    process.send(SIGKILL)
    _ = process.wait()
  }
}
