import Testing

/// The built executable from outside: statuses, streams, one line of error.
struct ExecutableTests {
  @Test(
    "a command that works prints to standard output alone and exits with 0",
    arguments: [
      (["--version"], "cradle 0."), (["--help"], "Usage"), (["demos"], "scroll"),
      (["demos", "--json"], "\"id\": \"scroll\""),
      (["play", "scroll", "--seconds", "0", "--trace", "-"], "{\"frame\": 0, \"time\": 0.0, "),
      (["play", "scroll"], "scroll: 181 frames"),
    ])
  func workingCommandExitsWithZero(arguments: [String], part: String) throws {
    let run = try CradleProcess(arguments)
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    #expect(run.output.contains(part))
  }

  private static let failing: [(arguments: [String], status: Int32)] = [
    (["play"], 2), (["play", "nothing"], 2), (["play", "scroll", "--set", "rate=7"], 2), (["--oops"], 2),
    (["play", "scroll", "--script", "/dev/null"], 2), (["play", "scroll", "--script", "/none/s.json"], 2),
    (["play", "scroll", "--trace", "/dev/null/t"], 1), (["play", "scroll", "--trace", "/dev/full"], 1),
    (["play", "scroll", "--shots", "0", "--out", "/dev/null/d"], 1), (["scroll", "--set", "a\nb=1"], 2),
  ]

  @Test(
    "a command that fails prints one line to standard error and exits with its status", arguments: failing)
  func failingCommandPrintsOneLine(arguments: [String], status: Int32) throws {
    let run = try CradleProcess(arguments)
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("cradle: ") && run.error.hasSuffix("\n"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test("standard input holds a script, and its mistakes are named") func standardInputHoldsAScript() throws {
    let good = try CradleProcess(
      ["play", "scroll", "--script", "-", "--trace", "-"],
      input: "{\"events\": [{\"at\": 1, \"key\": \"End\"}]}")
    #expect(good.status == 0)
    #expect(good.output.split(separator: "\n").count == 241)
    let bad = try CradleProcess(["play", "scroll", "--script", "-"], input: "{\"events\": [\n1]}")
    #expect(bad.status == 2)
    #expect(bad.error == "cradle: standard input: events[0]: expected an object, not 1\n")
  }

  @Test("shots are PNG files of the viewport's size at the scale") func shotsHaveTheViewportsSize() throws {
    let folder = try TemporaryFolder()
    let run = try CradleProcess([
      "play", "scroll", "--viewport", "100x50", "--scale", "2", "--shots", "0,0.5", "--out", folder.path,
    ])
    #expect(run.status == 0 && run.error.isEmpty && run.output.isEmpty)
    #expect(try folder.contents == ["scroll-0.000.png", "scroll-0.500.png"])
    let header = try folder.bytes("scroll-0.500.png").prefix(24)
    #expect(header.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Width and height stand big-endian at bytes 16 and 20.
    #expect(header.dropFirst(16) == [0, 0, 0, 200, 0, 0, 0, 100])
  }
}
