import Foundation
import Testing

@testable import UIKitTranslator

/// Warnings of callbacks that nothing here calls.
struct CallbackWarningTests: RewriteSuite {
  // MARK: Attributes

  @Test("callbacks that nothing here calls are warned of, where they stand")
  func uncalled() throws {
    let source = """
      class A: UITableViewDelegate {
        func tableView(_ view: UITableView, canFocusRowAt path: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
      }
      """
    let warnings = Translation([("A.swift", source)]).warnings.map(\.text)
    #expect(
      warnings == [
        "A.swift:2:3: warning: nothing here calls tableView(_:canFocusRowAt:), which UIKit does; call it yourself, or do without it"
      ])
  }

  @Test("no callback that is warned of is one that the library has")
  func uncalledNames() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Sources/CradleUIKit").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var (names, count): (Set<String>, Int) = ([], 0)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = SourceFile(path: file.path(), source: try String(contentsOf: file, encoding: .utf8))
      names.formUnion(Declarations(of: source).methods.map(\.fullName))
      count += 1
    }
    #expect(count > 100 && names.contains("tableView(_:didSelectRowAt:)"))
    let known = names.intersection(UncalledCallbacks.unknown)
    #expect(known.isEmpty)
    #expect(UncalledCallbacks.declared.isSubset(of: names))
  }

  // MARK: Overrides

  @Test("a controller may override a callback that the library does not have, and its subclass that one")
  func overridden() throws {
    let name = "func tableView(_ t: UITableView, shouldShowMenuForRowAt path: IndexPath) -> Bool"
    let source = """
      class A: UITableViewController { override \(name) { true } }
      class B: A { override \(name) { super.tableView(t, shouldShowMenuForRowAt: path) } }
      class C: UITableViewController { override func tableView(_ t: T, didSelectRowAt path: IndexPath) {} }
      """
    let copy = try copy(source).split(separator: "\n").map { $0.filter { $0 != " " } }
    let expected = source.split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(copy == [expected[0].replacing("override", with: "")] + expected[1...])
    #expect(Translation([("A.swift", source)]).warnings.count == 2)
  }

  @Test("older names of callbacks are warned of with the ones that are called")
  func renamed() {
    let source = "class A { func scrollViewWillEndDragging(_ s: S, velocity: V, target: inout P) {} }"
    #expect(
      Translation([("A.swift", source)]).warnings.map(\.text) == [
        "A.swift:1:11: warning: nothing calls scrollViewWillEndDragging(_:velocity:target:), which is called "
          + "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) now"
      ])
  }
}
