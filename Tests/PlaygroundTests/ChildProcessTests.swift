import Glibc
import Testing

@testable import Playground

/// Another program that is fed and read at once.
@Suite("Child processes") struct ChildProcessTests {
  /// More than any pipe holds, in bytes.
  private static let plenty = 4 << 20

  init() {
    // As the program itself does at its start: a program that stops reading is a result, and no reason to end.
    signal(SIGPIPE, SIG_IGN)
  }

  private func shell(_ script: String) throws -> ChildProcess {
    try #require(ChildProcess("/bin/sh", ["-c", script], pipe: 1 << 16))
  }

  @Test("a program that writes megabytes of messages before it reads is fed to the end")
  func messagesBeforeReading() throws {
    let process = try shell("head -c \(Self.plenty) /dev/zero >&2; wc -c >&2; exit 3")
    #expect(process.write([UInt8](repeating: 7, count: Self.plenty)))
    let end = process.finish()
    #expect(end.status == 3)
    #expect(String(decoding: end.messages.suffix(8), as: UTF8.self) == "\(Self.plenty)\n")
  }

  @Test("a program that answers all it reads is fed to the end, and its last messages are kept")
  func answers() throws {
    let process = try shell("cat >&2")
    let bytes = (0..<Self.plenty).map { UInt8(truncatingIfNeeded: $0 / 251) }
    #expect(process.write(bytes))
    let end = process.finish()
    #expect(end.status == 0)
    #expect(end.messages.count >= ChildProcess.keptMessages)
    #expect(end.messages.count <= 3 * ChildProcess.keptMessages)
    #expect(end.messages.elementsEqual(bytes.suffix(end.messages.count)))
  }

  @Test("a program that reads slowly and says nothing gets every byte") func slowReading() throws {
    let process = try shell("dd bs=512 status=none | wc -c >&2")
    for _ in 0..<8 { #expect(process.write([UInt8](repeating: 7, count: 100_000))) }
    #expect(process.finish().messages == Array("800000\n".utf8))
  }

  @Test("a program that closes its messages is fed nevertheless") func closedMessages() throws {
    let process = try shell("exec 2>/dev/null; test $(wc -c) = \(Self.plenty)")
    #expect(process.write([UInt8](repeating: 7, count: Self.plenty)))
    let end = process.finish()
    #expect(end.status == 0)
    #expect(end.messages.isEmpty)
  }

  @Test("a program that ends early stops the writing, and its reason is kept") func earlyEnd() throws {
    let process = try shell("echo full >&2; exit 4")
    #expect(!process.write([UInt8](repeating: 7, count: Self.plenty)))
    let end = process.finish()
    #expect(end.status == 4)
    #expect(end.messages == Array("full\n".utf8))
  }

  @Test("no signal that this program blocks is blocked in a child, so that each can end it")
  func blockedSignals() throws {
    var (signals, old) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    // Not a shell, which unblocks signals at its start.
    let words = ["if=/proc/self/status", "of=/dev/stderr", "status=none"]
    let process = try #require(ChildProcess("/bin/dd", words, pipe: 1 << 16))
    let status = String(decoding: process.finish().messages, as: UTF8.self)
    #expect(status.contains("SigBlk:\t0000000000000000\n"))
  }

  @Test("a program that must end does, also while it waits with its messages") func endWhileWaiting() throws {
    let process = try shell("trap '' TERM; yes >&2; exit 0")
    // It has begun, and waits with messages that are not read.
    #expect(process.write([7]))
    process.end()
    #expect(!process.write([7]))
  }
}
