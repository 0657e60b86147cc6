import Foundation
import OSLog
import Testing

@testable import os

/// Messages to the log.
struct LogTests {
  private struct Failure: Error, CustomStringConvertible { let description = "no answer" }

  @Test("a message has its values, with their formats and columns")
  func values() {
    let (count, part, name, isDone) = (255, 0.125, "board", true)
    let message: OSLogMessage =
      "\(count) \(count, format: .hex(includePrefix: true)) \(part, format: .fixed(precision: 2)) \(name) \(isDone)"
    #expect(message.text == "255 0xff 0.12 board true")
    let columns: OSLogMessage =
      "|\(name, align: .right(columns: 7))|\(-count, format: .decimal(minDigits: 5), align: .left(columns: 8))|"
    #expect(columns.text == "|  board|-00255  |")
    let error: (any Error)? = Failure()
    let missing: (any Error)? = nil
    let others: OSLogMessage = "\(error) \(missing) \(LogTests.self) \(isDone, format: .answer) \([1, 2])"
    #expect(others.text == "no answer nil LogTests yes [1, 2]")
  }

  @Test("private and sensitive values are not written, and equal ones have equal masks")
  func privacy() {
    let name = "secret"
    let message: OSLogMessage =
      "\(name, privacy: .private) \(name, privacy: .sensitive) \(7, privacy: .private) \(name, privacy: .public)"
    #expect(message.text == "<private> <private> <private> secret")
    func masked(_ text: String) -> String {
      let message: OSLogMessage = "\(text, privacy: .private(mask: .hash))"
      return message.text
    }
    #expect(masked(name) == masked("secret") && masked(name) != masked("other"))
    #expect(masked(name).hasPrefix("<mask.hash: '"))
  }

  @Test(
    "a format of C takes its arguments in their order",
    arguments: [
      ("plain 100%", "plain 100%"), ("%d of %{public}@ 5%%", "3 of board 5%"),
      ("%{private}d %{private, mask.none}@", "<private> <private>"),
      ("%ld|%5.1f", "3|<missing>"), ("%{public", "%{public"),
    ])
  func format(_ format: String, _ text: String) {
    let arguments: [any CVarArg] = format.contains("5.1") ? [3] : [3, "board" as NSString]
    #expect(LogFormat(format).text(arguments) == text)
  }

  @Test("a line names the log and the level, and a disabled log writes none")
  func lines() {
    let log = OSLog(subsystem: "com.example.board", category: "network")
    #expect(log.line(.error) { "down" } == "[com.example.board:network] error: down\n")
    #expect(OSLog.default.line(.debug) { "up" } == "debug: up\n")
    #expect(OSLog.disabled.line(.fault) { "lost" } == nil)
    #expect(!OSLog.disabled.isEnabled(type: .fault) && log.isEnabled(type: .debug))
  }

  @Test("loggers and functions write lines to the standard error stream")
  func writes() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let name = "board"
      Logger(subsystem: "com.example", category: "ui").warning("slow \(name, privacy: .public)")
      os_log("%d rows", log: .default, type: .info, 3)
      os_log(.debug, "now \(name)")
      os_log("done")
      exit(0)
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let lines = output.split(separator: "\n").filter { $0.contains(": ") }
    #expect(
      lines.suffix(4) == [
        "[com.example:ui] error: slow board", "info: 3 rows", "debug: now board", "default: done",
      ])
  }

  @Test("a lock protects its state from other threads")
  func locks() {
    let total = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in total.withLock { $0 += 1 } }
    #expect(total.withLock { $0 } == 200)
    let free = OSAllocatedUnfairLock()
    free.lock()
    #expect(!free.lockIfAvailable())
    free.unlock()
    #expect(free.lockIfAvailable())
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
  }
}
