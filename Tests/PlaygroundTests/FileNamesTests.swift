import Foundation
import TestSupport
import Testing

@testable import Playground

/// Two outputs of one run never go to one file, whatever they are called.
struct FileNamesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A file's name in other words: through its folder, through a linked folder, through links that lead to it.
  private func alias(of name: String, _ random: inout SeededRandom, depth: Int = 0) throws -> String {
    switch random.int(in: 0..<(depth < 3 ? 6 : 4)) {
    case 0: return folder.file(name)
    case 1: return folder.file("./\(name)")
    case 2: return folder.file("inner/../\(name)")
    case 3: return folder.file("linked/\(name)")
    default:
      let target = try alias(of: name, &random, depth: depth + 1)
      let link = "link \(random.next())"
      let isRelative = random.bool()
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(link),
        withDestinationPath: isRelative ? String(target.dropFirst(folder.path.count + 1)) : target)
      return folder.file(link)
    }
  }

  @Test(
    "every two names of one file are refused, whether it exists or not, and names of two files are not",
    arguments: [true, false], LongTests.seeds(60, orMany: 2000))
  func namesOfOneFileAreRefused(exists: Bool, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    try FileManager.default.createDirectory(atPath: folder.file("inner"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: folder.file("linked"), withDestinationPath: ".")
    if exists { for name in ["one", "two"] { _ = try folder.write("", to: name) } }
    var names = FileNames()
    try names.write(try alias(of: "one", &random), .film)
    try names.write(try alias(of: "two", &random), .record)
    let again = try alias(of: "one", &random)
    #expect(throws: CommandError.usage("--trace: \(again): expected another file than that of --film")) {
      try names.write(again, .trace)
    }
  }

  @Test("two options never write to standard output, whether it is a file or not")
  func standardOutputIsWrittenOnce() throws {
    var names = FileNames()
    try names.write("-", .record)
    #expect(throws: CommandError.usage("--trace: -: expected another file than that of --record")) {
      try names.write("-", .trace)
    }
  }
}
