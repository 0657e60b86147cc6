import Foundation
import Testing

@testable import Playground

/// Programs that several threads start at once.
@Suite("Spawned processes") struct SpawnedProcessTests {
  private static let threads = 4
  private static let programs = 20

  /// The pipes that a process has besides its standard streams. The loader may have a library open.
  private static func foreignPipes(of id: pid_t) throws -> [String] {
    let folder = "/proc/\(id)/fd"
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { name in Int32(name).map { $0 > STDERR_FILENO } ?? true }
      .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
      .filter { $0.hasPrefix("pipe:") }
  }

  @Test("no child has the pipe of another, whichever threads start them") func pipesAreNotShared() {
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      for _ in 0..<Self.programs {
        guard let pipe = SpawnedProcess.Pipe() else {
          Issue.record("no pipe")
          return
        }
        // It runs until its input ends.
        let process = SpawnedProcess(
          "/bin/cat", [], streams: (input: pipe.read, output: pipe.write, errors: STDERR_FILENO))
        #expect(throws: Never.self) {
          let process = try #require(process)
          #expect(try Self.foreignPipes(of: process.id) == [])
          process.send(SIGTERM)
          #expect(process.wait() == -SIGTERM)
        }
        for end in [pipe.read, pipe.write] { close(end) }
      }
    }
  }

  @Test("a program ends with its status, and one that a signal ends with the signal's negated number")
  func statuses() throws {
    #expect(try RunningProgram("/bin/sh", ["-c", "exit 77"]).wait() == 77)
    #expect(try RunningProgram("/bin/sh", ["-c", "kill -9 $$"]).wait() == -SIGKILL)
    #expect(throws: CocoaError.self) { try RunningProgram("/none/program", []) }
  }

  @Test("a program runs until it has ended, and then takes no signal") func running() throws {
    let program = try RunningProgram("/bin/sleep", ["1000"])
    #expect(program.isRunning)
    program.end()
    #expect(!program.isRunning)
    program.send(SIGTERM)
    #expect(program.wait() == -SIGKILL)
  }
}
