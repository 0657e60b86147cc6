import Foundation
import Testing

@testable import UIKitTranslator

/// Delegate methods that have Objective-C's names.
struct ObjectiveCNameTests: RewriteSuite {
  private let size =
    "func collectionView(_ v: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAtIndexPath p: IndexPath)"
    + " -> CGSize { s }"
  private let forwarding =
    " func collectionView(_ v: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt p: IndexPath)"
    + " -> CGSize { self.collectionView(v, layout: l, sizeForItemAtIndexPath: p) }"

  @Test("one with a delegate method's selector is called by the method with Swift's name, on the same line")
  func named() throws {
    let selector = "@objc(collectionView:layout:sizeForItemAtIndexPath:)"
    let source = "class A: UICollectionViewDelegateFlowLayout {\n  \(selector) \(size) // s\n}\n"
    let blank = String(repeating: " ", count: selector.count)
    #expect(
      try copy(source).withoutMethodLists
        == "class A: UICollectionViewDelegateFlowLayout {\n  \(blank) \(size); internal\(forwarding) // s\n}\n"
    )
    #expect(Translation([("A.swift", source)]).warnings.isEmpty)
  }

  @Test(
    "one that Objective-C sees has the selector of its name",
    arguments: [
      "class A: UICollectionViewDelegateFlowLayout { @objc SIZE }",
      "@objcMembers class A: UICollectionViewDelegateFlowLayout { SIZE }",
      "class A {}\n@objc extension A: UICollectionViewDelegateFlowLayout { SIZE }",
      "class A { @objc private SIZE }\nclass B: A, UICollectionViewDelegateFlowLayout {}",
      "protocol P: UICollectionViewDelegateFlowLayout {}\nclass A {}\nextension A: P { @objc SIZE }",
    ])
  func exposed(_ source: String) throws {
    #expect(try copy(source.replacing("SIZE", with: size)).contains(size + "; internal" + forwarding))
  }

  @Test("the method of a public class is public, and so is that of a class of the library")
  func access() throws {
    for name in ["public final class A", "extension UIViewController"] {
      let copy = try copy("\(name): UICollectionViewDelegateFlowLayout { @objc \(size) }")
      #expect(copy.contains(size + "; public" + forwarding))
    }
  }

  @Test("names before the labels, unnamed parameters and older types change, too")
  func parameters() throws {
    let copy = try copy(
      """
      class A: NSObject, UITableViewDataSource, UICollectionViewDataSource, UIScrollViewDelegate {
        @objc func numberOfSectionsInTableView(_ tableView: UITableView!) -> Int { 2 }
        @objc func numberOfSections(in view: UICollectionView) -> Int { 3 }
        @objc func tableView(_: UITableView, canMoveRowAtIndexPath p: NSIndexPath) -> Bool { true }
        @objc func scrollViewWillBeginZooming(_ s: UIScrollView, withView view: UIView!) {}
      }
      """)
    for method in [
      "numberOfSections(in tableView: UITableView) -> Int { self.numberOfSectionsInTableView(tableView) }",
      "tableView(_ value0: UITableView, canMoveRowAt p: IndexPath) -> Bool "
        + "{ self.tableView(value0, canMoveRowAtIndexPath: p as NSIndexPath) }",
      "scrollViewWillBeginZooming(_ s: UIScrollView, with view: UIView?) "
        + "{ self.scrollViewWillBeginZooming(s, withView: view) }",
    ] {
      #expect(copy.contains("internal func " + method), "\(copy)")
    }
    #expect(copy.ranges(of: "internal").count == 3)
  }

  @Test("a subclass's method overrides the default of the class that conforms")
  func inherited() throws {
    let copy = try copy(
      "class A: UICollectionViewDelegateFlowLayout {}\nclass B: A { @objc(collectionView:layout:sizeForItemAtIndexPath:) \(size) }"
    )
    #expect(copy.contains(size + "; internal override" + forwarding))
  }

  @Test(
    "a flow layout finds a method of a class that conforms to the collection's delegate alone",
    arguments: [
      ("class A: NSObject, UICollectionViewDelegate { @objc SIZE }", "internal"),
      ("public class A<T>: NSObject, UICollectionViewDelegate, B { @objc SIZE }", "public"),
      ("@objcMembers class A: UICollectionViewDelegate { SIZE }", "internal"),
      ("class A {}\nextension A: UICollectionViewDelegate {}\n@objc extension A { SIZE }", "internal"),
    ])
  func flowDelegate(_ source: String, _ access: String) throws {
    let copy = try copy(source.replacing("SIZE", with: size))
    #expect(copy.contains("UICollectionViewDelegateFlowLayout") && copy.contains(" \(access)" + forwarding))
  }

  @Test("a method with Swift's name is found, too, and one of a subclass")
  func flowDelegateMembers() throws {
    let header = size.replacing("sizeForItemAtIndexPath", with: "sizeForItemAt")
    #expect(
      try copy("class A: UICollectionViewDelegate { @objc \(header) }").withoutMethodLists
        == "class A: UICollectionViewDelegateFlowLayout {       \(header) }")
    #expect(
      try copy("class A: UICollectionViewDelegate {}\nclass B: A { @objc \(header) }")
        .contains("class A: UICollectionViewDelegateFlowLayout"))
  }

  @Test(
    "the protocol stays where Objective-C sees no such method, and where a class declares the other one",
    arguments: [
      "class A: UICollectionViewDelegate { SIZE }", "class A: UICollectionViewDelegate { @objc func f() {} }",
      "class A: UICollectionViewDelegate { @objc(f) SIZE }",
      "class A: UICollectionViewDelegate { @objc SIZE }\nclass B: A, UICollectionViewDelegateFlowLayout {}",
      "class A: UICollectionViewDelegate {}\nclass B { @objc SIZE }",
    ])
  func collectionDelegate(_ source: String) throws {
    let copy = try copy(source.replacing("SIZE", with: size))
    #expect(copy.contains("class A: UICollectionViewDelegate {"))
  }

  @Test(
    "nothing changes for other selectors, overrides, and methods that have Swift's name as well",
    arguments: [
      "class A { @objc SIZE }",
      "class A: UICollectionViewDelegateFlowLayout { @objc override SIZE }",
      "class A: UICollectionViewDelegateFlowLayout { @objc static SIZE }",
      "class A: UICollectionViewDelegateFlowLayout { @objc(size) SIZE }",
      "class A: UICollectionViewDelegateFlowLayout { @objc SIZE; "
        + "func collectionView(_ v: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt p: IndexPath) -> S {} }",
      "class A: UIViewControllerAnimatedTransitioning { @objc func animateTransition(by view: UIView) {} }",
    ])
  func unchanged(_ source: String) throws {
    let copy = try copy(source.replacing("SIZE", with: size))
    #expect(!copy.contains("internal"))
  }

  @Test("older names that Objective-C does not see are warned of")
  func warnings() {
    let source = "class A: UICollectionViewDelegateFlowLayout {\n  \(size)\n}\n"
    #expect(
      Translation([("A.swift", source)]).warnings.map(\.text) == [
        "A.swift:2:3: warning: nothing calls collectionView(_:layout:sizeForItemAtIndexPath:), which is called "
          + "collectionView(_:layout:sizeForItemAt:) now"
      ])
    // A protocol of the target has the method, too, and its conformance may be what calls it.
    let required = source + "protocol P { \(size.replacing(" { s }", with: "")) }"
    #expect(Translation([("A.swift", required)]).warnings.isEmpty)
  }

  @Test("the library declares the methods, each in the first protocol of its list")
  func names() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/CradleUIKit")
    let folder = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var found: [String: Set<String>] = [:]
    for case let url as URL in folder where url.pathExtension == "swift" {
      let file = SourceFile(path: url.path(), source: try String(contentsOf: url, encoding: .utf8))
      for method in Declarations(of: file).methods { found[method.type, default: []].insert(method.fullName) }
    }
    for method in ObjectiveCNames.methods.values.joined() {
      let names = method.protocols.reduce(into: Set<String>()) { $0.formUnion(found[$1] ?? []) }
      #expect(names.contains(method.fullName), "\(method.fullName)")
    }
    #expect(ObjectiveCNames.methods.count > 100)
  }
}
