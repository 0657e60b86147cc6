import Foundation
import TestSupport
import Testing

@testable import CradleStage

/// Everything that is written goes this way: pictures, traces, recordings, presets.
final class WholeFileTests {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "cradle-files-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("several files appear together, and none before") func severalFilesAppearTogether() throws {
    let files = try ["a", "b"].map { try WholeFile("\(folder)/\($0)") }
    for file in files { try file.write(Array("new".utf8)) }
    #expect(try contents().allSatisfy { $0.hasSuffix(".part") })
    try WholeFile.commit(files)
    #expect(try contents() == ["a", "b"])
  }

  @Test("links that lead to each other are kept, and the error has the reason", arguments: 1...4)
  func linkLoopIsRefused(length: Int) throws {
    for number in 0..<length {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(number)", withDestinationPath: "\((number + 1) % length)")
    }
    #expect(throws: OutputError(path: "\(folder)/0", reason: "Too many levels of symbolic links")) {
      try WholeFile.write([1], to: "\(folder)/0")
    }
    #expect(try contents() == (0..<length).map { "\($0)" })
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/0") == "\(1 % length)")
  }

  @Test("a link that waits under the temporary name is not followed")
  func temporaryLinkIsNotFollowed() throws {
    try Data("precious".utf8).write(to: URL(fileURLWithPath: "\(folder)/victim"))
    for attempt in 0..<3 {
      try FileManager.default.createSymbolicLink(
        atPath: FileDestination("\(folder)/f").temporaryPath(attempt), withDestinationPath: "\(folder)/victim"
      )
    }
    try WholeFile.write(Array("new".utf8), to: "\(folder)/f")
    #expect(try text("f") == "new" && text("victim") == "precious")
    #expect(try contents().count == 5)
  }

  @Test("two writers of one name have drafts of their own") func twoWritersHaveTwoDrafts() throws {
    let (first, second) = (try WholeFile("\(folder)/f"), try WholeFile("\(folder)/f"))
    try first.write(Array("first".utf8))
    try second.write(Array("second".utf8))
    try first.commit()
    #expect(try text("f") == "first")
    second.discard()
    #expect(try contents() == ["f"] && text("f") == "first")
  }

  @Test("writing through a link creates its missing target") func linkToAMissingFileCreatesIt() throws {
    for (link, target) in [("one", "two"), ("two", "sub/three")] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: target)
    }
    try FileManager.default.createDirectory(atPath: "\(folder)/sub", withIntermediateDirectories: true)
    try WholeFile.write([0x78], to: "\(folder)/one")
    #expect(try text("sub/three") == "x")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/one") == "two")
  }

  /// 255 bytes are Linux's NAME_MAX.
  @Test(
    "names of up to 255 bytes are written whatever their letters, longer ones throw",
    arguments: 1...4 as ClosedRange<UInt64>)
  func anyNameUpTo255Bytes(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let letters = ["a", "é", "漢", "👨‍👩‍👧", "e\u{301}", " ", "\n", ".", "\\", "*", "\u{202E}", "-"]
    for _ in 0..<40 {
      var name = ""
      let length = random.int(in: 1..<300)
      while name.utf8.count < length { name += letters[random.int(in: 0..<letters.count)] }
      if name == "." || name == ".." { continue }
      let path = "\(folder)/\(name)"
      #expect(FileDestination(path).temporaryPath(999).utf8.count <= folder.utf8.count + 1 + 255)
      if name.utf8.count <= 255 {
        try WholeFile.write([1], to: path)
      } else {
        #expect(throws: OutputError(path: path, reason: "File name too long")) { try WholeFile(path) }
      }
    }
    #expect(try contents().allSatisfy { !$0.hasSuffix(".part") })
  }

  @Test(
    "the reason for a file that cannot be opened is the system's",
    arguments: [
      ("/nowhere/f", "No such file or directory"), ("/dev/null/f", "Not a directory"),
      ("/", "Is a directory"),
      ("/proc/f", "No such file or directory"),
    ])
  func reasonIsTheSystems(path: String, reason: String) {
    #expect(throws: OutputError(path: path, reason: reason)) { try WholeFile(path) }
  }

  @Test(
    "the reason for a folder that cannot be made is the system's",
    arguments: [("/dev/null/a/b", "Not a directory"), ("/proc/a/b", "No such file or directory")])
  func folderReasonIsTheSystems(path: String, reason: String) {
    #expect(throws: OutputError(path: path, reason: reason)) { try OutputFolder(path) }
  }

  @Test("the first failure of a file is the failure of every later call") func firstFailureStays() throws {
    let file = try WholeFile("/dev/full")
    let full = OutputError(path: "/dev/full", reason: "No space left on device")
    #expect(throws: full) { try file.write([UInt8](repeating: 0, count: 1 << 17)) }
    #expect(throws: full) { try file.write([0]) }
    #expect(throws: full) { try file.commit() }
  }

  /// The limit of a file's size stands for a full disk: a file of its own process, which alone is limited.
  @Test(
    "a file that cannot be completed is removed when its write fails, and its failure is that of every later call",
    arguments: LongTests.seeds(4, orMany: 60))
  func failedFileIsRemoved(seed: UInt64) async throws {
    await #expect(processExitsWith: .success) { [folder = folder as String, seed] in
      var random = SeededRandom(seed: seed)
      signal(SIGXFSZ, SIG_IGN)
      let room = 1 << random.int(in: 10..<18)
      var limit = rlimit(rlim_cur: rlim_t(room), rlim_max: rlim_t(room))
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }
      let ending: WholeFile.Ending = random.bool() ? .removed : .kept(closing: [0x5D])
      let other = try WholeFile("\(folder)/other")
      let file = try WholeFile("\(folder)/f", atExit: ending, isHeld: random.bool())
      try other.write([1])
      let failure = OutputError(path: "\(folder)/f", reason: "File too large")
      var first: OutputError?
      for _ in 0..<100 where first == nil {
        do { try file.write([UInt8](repeating: 0, count: random.int(in: 1..<room))) } catch {
          first = error as? OutputError
        }
      }
      if first == nil { do { try file.close() } catch { first = error as? OutputError } }
      #expect(first == failure)
      #expect(try names().count == 1)
      for call in [{ try file.write([1]) }, { try file.restart() }, { try file.commit() }] {
        #expect(throws: failure) { try call() }
      }
      // The other one may use the room.
      try other.commit()
      #expect(try names() == ["other"])
      file.discard()
    }
  }

  @Test("of several files of which one fails none appears, and none is left")
  func failureOfOneDiscardsAll() throws {
    let files = try ["\(folder)/a", "/dev/full", "\(folder)/b"].map { try WholeFile($0) }
    for file in files { try file.write([1]) }
    #expect(throws: OutputError(path: "/dev/full", reason: "No space left on device")) {
      try WholeFile.commit(files)
    }
    #expect(try contents() == [])
  }

  @Test("a file that is restarted holds only the bytes written afterwards")
  func restartedFileHoldsTheRest() throws {
    let file = try WholeFile("\(folder)/f")
    try file.write([UInt8](repeating: 0x78, count: 1 << 17))
    try file.restart()
    try file.write(Array("end".utf8))
    try file.commit()
    #expect(try text("f") == "end")
  }

  @Test("a picture that finds no room throws an error with the path and the reason")
  func pictureWithoutRoomThrows() throws {
    let stage = try OffscreenStage(size: .init(width: 400, height: 400))
    #expect(throws: StageError.cannotWritePicture(path: "/dev/full", reason: "No space left on device")) {
      try stage.writePNG(to: "/dev/full")
    }
    #expect(throws: StageError.cannotWritePicture(path: "/dev/full", reason: "No space left on device")) {
      try stage.picture().writeJPEG(to: "/dev/full")
    }
  }

  /// The process ends with a file kept, a file removed and a folder.
  @Test("a process that exits keeps the files that are marked as kept and removes the others")
  func exitKeepsMarkedFiles() async throws {
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      let kept = try WholeFile("\(folder)/kept", atExit: .kept(closing: Array("]".utf8)), isHeld: true)
      let empty = try WholeFile("\(folder)/empty", atExit: .kept(closing: Array("]".utf8)))
      let removed = try WholeFile("\(folder)/removed")
      let made = try OutputFolder("\(folder)/a/b")
      let inside = try WholeFile(made.file("f"))
      try kept.write(Array("[1".utf8))
      try removed.write([1])
      withExtendedLifetime((kept, empty, removed, made, inside)) { exit(0) }
    }
    #expect(try contents() == ["kept"] && text("kept") == "[1]")
  }
}
