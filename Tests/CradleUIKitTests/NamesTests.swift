import Foundation
import TestSupport
import Testing

/// The page of names says what the library has, and no more.
@Suite struct NamesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func read(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Every type of the page with the base names of its members.
  private static func page() throws -> [(type: String, members: [String])] {
    let url = root.appending(path: "Sources/CradleUIKit/CradleUIKit.docc/UIKitNames.md")
    return try read(url).split(separator: "\n")
      .filter { $0.hasPrefix("| `") && $0.split(separator: "|").count == 3 }
      .compactMap { line in
        let cells = line.split(separator: "|")
        func names(_ cell: Substring) -> [String] {
          cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        }
        guard let type = names(cells[0]).first else { return nil }
        return (type, names(cells[2]))
      }
  }

  private static func sources(_ folder: String = "Sources/CradleUIKit") throws -> [String: String] {
    let folder = root.appending(path: folder).resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var sources: [String: String] = [:]
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { sources[file.lastPathComponent] = try read(file) }
    }
    return sources
  }

  @Test("the README's example compiles and gives the stated result")
  func readme() throws {
    let readme = try Self.read(Self.root.appending(path: "README.md"))
    let sample = Self.root.appending(path: "Tests/CradleUIKitTests").resolvingSymlinksInPath()
      .appending(path: "Samples/ReadmeExample.swift")
    let lines = try Self.read(sample).split(separator: "\n").dropFirst(3).dropLast(2)
    for line in lines { #expect(readme.contains(line.drop { $0 == " " }), "\(line)") }
    // One step of 1/120 s after the first frame, as measured on UIKit, less the standard resistance.
    #expect(abs(Double(readmeExample().center.y) - 50.0694) < Tolerance.fourDecimals)
  }

  @Test("every name on the page is declared in the library")
  func declared() throws {
    // Snapshots are the engine's own, by UIKit's names.
    let engine = try Self.sources("Sources/CradleCollectionView/Diffable")
    let all = try (Array(Self.sources().values) + engine.values).joined(separator: "\n")
    let words = Set(all.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    let page = try Self.page().filter { $0.members != [] }
    #expect(page.count > 70)
    for (type, members) in page {
      #expect(words.contains(Substring(type)) || type == "Functions and constants", "\(type)")
      for member in members {
        // A name with labels has all of them.
        for word in member.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
          #expect(words.contains(word), "\(type).\(member)")
        }
      }
    }
  }

  @Test("every public type of the library is on the page")
  func listed() throws {
    let page = Set(try Self.page().map(\.type))
    // Names for calls of optional methods, and names that only the compiler needs.
    let means: Set = [
      "ScrollDelegateCall", "CollectionDelegateCall", "FlowDelegateCall", "DataSourceCall",
      "TableDelegateCall", "TableSourceCall", "NavigationDelegateCall", "TabBarControllerDelegateCall",
      "PageDelegateCall", "TabBarDelegateCall", "TextFieldDelegateCall", "TextViewDelegateCall",
      "SearchBarDelegateCall", "AnimatingCall",
      "UnimplementedRequirement",
    ]
    for (file, source) in try Self.sources() {
      for line in source.split(separator: "\n") where line.hasPrefix("public ") || line.hasPrefix("open ") {
        let words = line.split(whereSeparator: { " :<(".contains($0) })
        guard let kind = words.firstIndex(where: { ["class", "struct", "enum", "protocol"].contains($0) })
        else {
          continue
        }
        let name = String(words[kind + 1])
        #expect(
          page.contains(name) || means.contains(name) || name == "ScrollDelegating", "\(name) in \(file)")
      }
    }
  }
}
