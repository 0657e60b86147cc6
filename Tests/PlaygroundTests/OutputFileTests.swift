import CradleStage
import Foundation
import Testing

@testable import Playground

struct OutputFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a file appears with its commit and not before") func fileAppearsWithItsCommit() throws {
    let path = folder.file("f")
    let file = try OutputFile(path)
    try file.write(Array("new".utf8))
    #expect(!FileManager.default.fileExists(atPath: path))
    try OutputFile.commit([file])
    #expect(try folder.contents == ["f"])
    #expect(try folder.text("f") == "new")
  }

  @Test("a file that is not committed leaves nothing behind") func uncommittedFileLeavesNothing() throws {
    do { try OutputFile(folder.file("f")).write(Array("x".utf8)) }
    #expect(try folder.contents == [])
  }

  @Test("writing through a link keeps the link and the target's mode") func linkAndModeStay() throws {
    let target = try folder.write("old", to: "target")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: target)
    try OutputFile.write(Array("new".utf8), to: folder.file("link"))
    #expect(try folder.text("target") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link")) == target)
    let mode = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test("writing to a device leaves it a device") func deviceStaysADevice() throws {
    try OutputFile.write(Array("x".utf8), to: "/dev/null")
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test("a full disk throws a failure with the path and the reason") func fullDiskThrows() throws {
    #expect(throws: CommandError.failure("/dev/full: cannot be written (No space left on device)")) {
      try OutputFile.write([1], to: "/dev/full")
    }
  }

  @Test("a folder is made with its parents, and removed unless kept")
  func folderIsRemovedUnlessKept() throws {
    do {
      let made = try OutputFolder(folder.file("a/b/"))
      #expect(FileManager.default.fileExists(atPath: made.path))
    }
    #expect(try folder.contents == [])
    do { try OutputFolder(folder.file("a/b")).keep() }
    #expect(try folder.contents == ["a"])
    do { _ = try OutputFolder(folder.file("a")) }
    #expect(try folder.contents == ["a"])
  }
}
