import Foundation
import Testing

@testable import Playground

/// Signals to the built executable while it plays: it ends at once and leaves nothing.
struct InterruptionTests {
  /// A run that has drawn its first picture and waits for a reader of its trace, in a folder.
  private func running(
    in folder: TemporaryFolder, ignoring ignored: [String] = []
  ) throws -> (program: RunningProgram, trace: FileHandle) {
    let pipe = folder.file("trace")
    try #require(mkfifo(pipe, 0o600) == 0)
    let traps = ignored.map { "trap '' \($0); " }.joined()
    let program = try RunningProgram(
      "/bin/sh",
      [
        "-c", traps + "exec \"$0\" \"$@\"", try CradleProcess.executable().path, "play", "scroll",
        "--seconds", "80000", "--trace", pipe, "--shots", "0,70000", "--out", folder.file("a/b"),
      ])
    // Opening waits until the run opens its end; what can be read comes after the first picture.
    let trace = try FileHandle(forReadingFrom: URL(fileURLWithPath: pipe))
    _ = trace.availableData
    return (program, trace)
  }

  @Test(
    "a signal ends a run that waits for its reader, and no file stays",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXFSZ, SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2,
    ])
  func signalEndsARun(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let (program, trace) = try running(in: folder)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("a/b")).count == 1)
    program.send(signal)
    #expect(program.wait() == -signal)
    try trace.close()
    #expect(try folder.contents == ["trace"])
    #expect(try program.errors == "")
  }

  @Test("a signal that the parent ignored stays ignored") func ignoredSignalStaysIgnored() throws {
    let folder = try TemporaryFolder()
    let (program, trace) = try running(in: folder, ignoring: ["HUP", "INT"])
    program.send(SIGHUP)
    program.send(SIGINT)
    // It goes on writing: more than the pipe and its own buffer hold.
    for _ in 0..<64 { #expect(!trace.availableData.isEmpty) }
    program.send(SIGTERM)
    #expect(program.wait() == -SIGTERM)
    try trace.close()
  }

  @Test("a run that waits for its pipe to be opened can be ended") func waitingRunCanBeEnded() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("trace")
    try #require(mkfifo(pipe, 0o600) == 0)
    let program = try RunningProgram(CradleProcess.executable().path, ["play", "scroll", "--trace", pipe])
    // It waits for a reader of the pipe, or is about to; there is none.
    program.send(SIGTERM)
    #expect(program.wait() == -SIGTERM)
  }

  /// The program replaces `ffmpeg`: it ends its parent, waits until the parent is gone, and then creates its output. It
  /// writes while it waits, so that it ends when this process ends, too.
  @Test(
    "an encoder that begins after a signal has ended the run leaves no file",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXFSZ, SIGUSR1], ["film.mp4", "film.gif"])
  func lateEncoderLeavesNothing(signal: Int32, film: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.program(
      """
      #!/bin/sh
      for output; do :; done
      exec 3>"$CRADLE_TEST_DONE"
      [ "$PPID" -gt 1 ] || exit 1
      kill -\(signal) $PPID
      while kill -0 $PPID; do echo; done >&3
      echo late >"${output#file:}"
      """, named: "ffmpeg")
    let done = folder.file("done")
    try #require(mkfifo(done, 0o600) == 0)
    let program = try RunningProgram(
      CradleProcess.executable().path,
      ["play", "scroll", "--seconds", "80000", "--film", folder.file(film)],
      environment: ["PATH": "\(folder.path):/usr/bin:/bin", "CRADLE_TEST_DONE": done])
    // Opening waits for the encoder, and reading for its end.
    let end = try FileHandle(forReadingFrom: URL(fileURLWithPath: done))
    #expect(program.wait() == -signal)
    _ = try end.readToEnd()
    #expect(try folder.contents == ["done", "ffmpeg"])
  }

  /// A limit of the size of files, as a full disk, but for everybody: 8 blocks of 512 or 1024 bytes.
  @Test(
    "a run that hits the limit of file sizes keeps the old file and leaves no new one",
    arguments: [["--trace", "$D/t"], ["--shots", "0,0.5", "--out", "$D/a/b"]])
  func fileSizeLimitKeepsTheOldFile(output: [String]) throws {
    let folder = try TemporaryFolder()
    let old = try folder.write("old", to: "t")
    let words = output.map { $0.replacingOccurrences(of: "$D", with: folder.path) }
    let play = [try CradleProcess.executable().path, "play", "scroll"]
    let program = try RunningProgram("/bin/sh", ["-c", "ulimit -f 8; exec \"$0\" \"$@\""] + play + words)
    #expect(program.wait() == 1)
    let told = try program.errors
    #expect(told.hasSuffix(": cannot be written (File too large)\n") && told.hasPrefix("cradle: "))
    #expect(try folder.contents == ["t"])
    #expect(try String(contentsOfFile: old, encoding: .utf8) == "old")
  }
}
