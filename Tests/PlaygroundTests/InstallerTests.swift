import Foundation
import TestSupport
import Testing

/// `scripts/install-packages`, among programs that stand in for the compiler and for apt.
struct InstallerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let window = ["SDL2/SDL.h", "SDL2/SDL_ttf.h", "SDL2/SDL_image.h", "fontconfig/fontconfig.h"]
  private static let tools = ["Xvfb", "xdotool", "ffmpeg"]
  /// The headers and tools that each word needs.
  private static let needs: [String: (headers: [String], tools: [String])] = [
    "run": (window, []), "test": (window, tools), "sanitize": (window, tools + ["valgrind"]),
    "bench": (["box2d/box2d.h", "chipmunk/chipmunk.h"], []),
    "check": (window + ["box2d/box2d.h", "chipmunk/chipmunk.h"], tools),
  ]

  /// A program of the stand-in system.
  private func program(_ name: String, _ text: String = "exit 0") throws {
    let path = try folder.write("#!/bin/sh\n\(text)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// A system with a compiler that finds the headers of a list, and these tools.
  private func system(headers: [String], tools: [String]) throws {
    try? FileManager.default.removeItem(atPath: folder.file("bin"))
    try FileManager.default.createDirectory(atPath: folder.file("bin"), withIntermediateDirectories: true)
    try program("swift")
    // The headers come on the standard input, one a line.
    try program(
      "clang",
      """
      while IFS='<>' read -r word header end; do
        case " \(headers.joined(separator: " ")) " in *" $header "*) ;; *) exit 1 ;; esac
      done
      """)
    for tool in tools { try program(tool) }
  }

  private func install(_ words: [String]) throws -> (status: Int32, output: String, errors: String) {
    let installer = try RunningProgram(
      Project.root + "/scripts/install-packages", words, environment: ["PATH": folder.file("bin")])
    return (installer.wait(), try installer.output, try installer.errors)
  }

  @Test(
    "without apt it asks for exactly the packages that a word needs and the system lacks",
    arguments: LongTests.seeds(4, orMany: 100))
  func withoutApt(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for (word, need) in Self.needs.sorted(by: { $0.key < $1.key }) {
      // Everything, all but one, or anything.
      let all = need.headers + need.tools
      let kind = random.int(in: 0..<3)
      let left = kind == 1 ? all[random.int(in: 0..<all.count)] : nil
      // The needs of other words make no difference.
      let others = Self.needs.values.flatMap { $0.headers + $0.tools }.filter { !all.contains($0) }
      let there = Set(
        all.filter { kind < 2 ? $0 != left : random.bool() } + others.filter { _ in random.bool() })
      try system(
        headers: there.filter { $0.hasSuffix(".h") }, tools: there.filter { !$0.hasSuffix(".h") })
      let run = try install([word])
      if there.isSuperset(of: all) {
        #expect(run.status == 0 && run.errors == "", "\(word), \(there)")
      } else {
        #expect(run.status == 1 && run.errors.contains("install them and try again"), "\(word), \(there)")
      }
    }
  }

  @Test(
    "where apt cannot install it prints how to do without a network, and names the missing packages",
    arguments: ["run", "test", "bench", "sanitize", "check"])
  func offline(word: String) throws {
    try system(headers: [], tools: [])
    try program("dpkg-query", "exit 1")
    try program("apt-get", "exit 100")
    try program("id", "echo 0")
    try program("env", "while case \"$1\" in *=*) ;; *) false ;; esac do shift; done; exec \"$@\"")
    let run = try install([word])
    #expect(run.status == 1)
    #expect(run.errors.contains("Without a network") && run.errors.contains("apt-get download"))
    let package = word == "bench" ? "libbox2d-dev" : "libsdl2-dev"
    #expect(run.errors.contains(package))
    // Nothing is called installed that is not.
    #expect(!run.output.contains("Installed."))
  }

  @Test("a user who is not root and has no sudo gets the command for root")
  func withoutRights() throws {
    try system(headers: [], tools: [])
    try program("dpkg-query", "exit 1")
    try program("apt-get", "exit 100")
    try program("id", "echo 1000")
    let run = try install(["run"])
    #expect(run.status == 1 && run.errors.contains("as root (apt-get install libsdl2-dev"))
  }

  @Test(
    "an unknown word is refused in one line that names the known ones",
    arguments: LongTests.seeds(3, orMany: 60))
  func unknownWord(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    try system(headers: Self.window, tools: Self.tools)
    let letters = Array("runtescbkhyz -/é*")
    let word = String((0..<random.int(in: 1..<9)).map { _ in letters[random.int(in: 0..<letters.count)] })
    guard Self.needs[word] == nil else { return }
    let run = try install([word])
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == "install-packages: expected run, test, bench, sanitize or check, not '\(word)'\n")
  }
}
