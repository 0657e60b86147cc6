import Foundation
import Testing

@testable import UIKitTranslator

/// Optional delegate methods that only a subclass implements, of a class that conforms.
@Suite struct InheritedMethodTests {
  private func copies(_ sources: String...) throws -> [String] {
    try Translation(sources.enumerated().map { ("\($0).swift", $1) }).run().get().map(\.withoutMethodLists)
  }

  @Test("the class that conforms gets the default, and its subclass's method becomes an override")
  func inherited() throws {
    let copies = try copies(
      "class A: B, UICollectionViewDelegate {\n}\n",
      "class C: A {\n  func scrollViewDidScroll(_ view: UIScrollView) { x() }\n}\n")
    #expect(
      copies[0] == """
        #sourceLocation(file: "0.swift", line: 1)
        class A: B, UICollectionViewDelegate {

          func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        #sourceLocation(file: "0.swift", line: 2)
        }

        """)
    #expect(copies[1].contains("\n  override func scrollViewDidScroll(_ view: UIScrollView) { x() }\n}\n"))
  }

  @Test(
    "it does so through classes between, extensions, protocols of one's own and public access",
    arguments: [
      "class A: B {}\nextension A: UICollisionBehaviorDelegate, UIScrollViewDelegate {}\nclass C: A { FUNC }",
      "protocol P: UICollectionViewDelegateFlowLayout {}\nclass A: P {}\nclass M: A {}\nclass C: M { FUNC }",
      "class A<T>: B<T>, UIScrollViewDelegate where T: X {}\nclass C: A<Int>, Q { FUNC }",
      "class A: UIScrollViewDelegate {}\nclass C: A {}\nextension C { FUNC }",
    ])
  func ways(_ source: String) throws {
    let method = "func scrollViewDidZoom(_ scrollView: UIScrollView) { x() }"
    let copy = try #require(try copies(source.replacing("FUNC", with: method)).first)
    #expect(copy.ranges(of: "override " + method).count == 1, "\(copy)")
    let addition = "\n  func scrollViewDidZoom(_ scrollView: UIScrollView) {}\n"
    #expect(copy.ranges(of: addition).count == 1, "\(copy)")
    let (conforming, sub) = (
      try #require(copy.firstRange(of: "class A")), try #require(copy.firstRange(of: "class C"))
    )
    let place = try #require(copy.firstRange(of: addition))
    #expect(conforming.upperBound < place.lowerBound && place.upperBound < sub.lowerBound, "\(copy)")
  }

  @Test("tables have them, too, with the defaults that ask the cell")
  func tables() throws {
    let copy = try copies(
      "class A: UITableViewDelegate, UITableViewDataSource {}\n"
        + "class C: A {\n  func tableView(_ t: UITableView, indentationLevelForRowAt p: IndexPath) -> Int { 1 }\n"
        + "  func numberOfSections(in t: UITableView) -> Int { 2 }\n}")[0]
    #expect(
      copy.contains(
        "\n  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int "
          + "{ tableView.cellForRow(at: indexPath)?.indentationLevel ?? 0 }\n"))
    #expect(copy.contains("\n  func numberOfSections(in tableView: UITableView) -> Int { 1 }\n"))
    #expect(copy.ranges(of: "override func").count == 2, "\(copy)")
  }

  @Test("a public class's method and default are public")
  func access() throws {
    let copy = try copies(
      "open class A: UIDynamicAnimatorDelegate {}\n"
        + "public class C: A { func dynamicAnimatorDidPause(_ a: UIDynamicAnimator) {} }")[0]
    #expect(copy.contains("\n  open func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}\n"))
    #expect(copy.contains("public override func dynamicAnimatorDidPause(_ a:"))
  }

  @Test(
    "nothing changes where Swift calls the method",
    arguments: [
      "class A: UIScrollViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }",
      "class A {}\nclass C: A, UIScrollViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }",
      "class A: UIScrollViewDelegate { func scrollViewDidScroll(_ v: V) {} }\n"
        + "class C: A { override func scrollViewDidScroll(_ v: V) {} }",
      "class A: UIScrollViewDelegate {}\nclass C: A { private func scrollViewDidScroll(_ v: V) {} }",
      "class A: UIScrollViewDelegate {}\nclass C: A { func scrollViewDidScroll() {} }",
      "class A: UICollectionViewController {}\nclass C: A { override func scrollViewDidScroll(_ v: V) {} }",
      "class A: A, UIScrollViewDelegate {}",
    ])
  func unchanged(_ source: String) throws {
    #expect(try copies(source) == ["#sourceLocation(file: \"0.swift\", line: 1)\n" + source])
  }

  @Test("an object that forwards gets the delegate methods that it does not have")
  func forwards() throws {
    let copy = try copies(
      "class A: NSObject, UIDynamicAnimatorDelegate {\n"
        + "override func responds(to s: Selector!) -> Bool { super.responds(to: s) }\n"
        + "override func forwardingTarget(for s: Selector!) -> Any? { nil }\n"
        + "func dynamicAnimatorDidPause(_ a: UIDynamicAnimator) {}\n}")[0]
    #expect(copy.contains("class A: NSObject, MessageForwarding, UIDynamicAnimatorDelegate {"))
    #expect(!copy.contains("override") && copy.ranges(of: "dynamicAnimatorDidPause").count == 1)
    #expect(
      copy.contains(
        "func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { guard let target = forwardingTarget(for: "
          + "Selector(\"dynamicAnimatorWillResume:\", { (each: any UIDynamicAnimatorDelegate) in each.dynamicAnimatorWillResume(_:) })) "
          + "as? any UIDynamicAnimatorDelegate else { return  }; return target.dynamicAnimatorWillResume(animator) }\n"
      ))
  }

  @Test("the defaults are those that CradleUIKit gives")
  func defaults() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/CradleUIKit")
    let folder = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var found: [String: Set<String>] = [:]
    for case let url as URL in folder where url.pathExtension == "swift" {
      let file = SourceFile(path: url.path(), source: try String(contentsOf: url, encoding: .utf8))
      let declarations = Declarations(of: file)
      for type in declarations.types where type.keyword == "extension" {
        guard DelegateMethods.methods[type.name] != nil else { continue }
        for method in declarations.methods where type.open < method.index && method.index < type.close {
          // `responds(to:)` is no method of a protocol.
          guard method.name != "responds", let open = file.first(["{"], from: method.index),
            let close = file.partner(open)
          else { continue }
          found[type.name, default: []].insert(
            file.text(method.index..<close + 1).filter { !$0.isWhitespace })
        }
      }
    }
    for (name, methods) in DelegateMethods.methods {
      let written = Set(methods.map { $0.declaration.filter { !$0.isWhitespace } })
      #expect(written == found[name], "\(name)")
    }
    #expect(found.values.map(\.count).reduce(0, +) > 40)
  }
}
