import Foundation
import Testing

@testable import UIKitTranslator

/// Rewrites that depend on a class's superclasses.
@Suite struct ClassTests {
  private func words(_ source: String) throws -> String {
    let text = try #require(try Translation([("A.swift", source)]).run().get().first)
    return text.drop { $0 != "\n" }.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test(
    "views, controllers and layers are recognised by their superclasses",
    arguments: [
      ("UIToolbar", "view"), ("UIPickerView", "view"), ("UITableViewController", "controller"), ("B", "view"),
      ("Outer.B", "view"), ("UIColor", "object"), ("Other", "nothing"),
    ])
  func kinds(_ name: String, _ expected: String) {
    let file = SourceFile(
      path: "A.swift",
      source: "class Outer { class A: UIToolbar {}\n class B: A {} }\nclass Other: Unknown {}")
    let classes = ViewClasses([file], Inheritance([Declarations(of: file)]))
    let kind = classes.kind(of: name)
    #expect(
      (kind == .view ? "view" : kind == .controller ? "controller" : kind == .object ? "object" : "nothing")
        == expected)
  }

  @Test("the classes are those of CradleUIKit")
  func libraryClasses() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/CradleUIKit")
    let folder = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var superclasses: [String: String] = [:]
    for case let url as URL in folder where url.pathExtension == "swift" {
      let file = SourceFile(path: url.path(), source: try String(contentsOf: url, encoding: .utf8))
      for type in Declarations(of: file).types where type.keyword == "class" {
        let isPublic = (type.start..<type.index).contains { ["public", "open"].contains(file.text($0)) }
        if isPublic { superclasses[type.name] = type.inherited.first }
      }
    }
    let known = superclasses.filter { $0.value == "NSObject" || superclasses[$0.value] != nil }
    for (name, superclass) in known {
      #expect(LibraryClasses.superclasses[name] == superclass, "\(name): \(superclass)")
    }
    #expect(LibraryClasses.superclasses.count == known.count && known.count > 150)
  }

  @Test("a call of super from another method, and of an overload, goes above the class")
  func callsAbove() throws {
    let result = try words(
      """
      extension UIView { func mark() {}\n func mark(_ n: Int) {}\n func mark(_ t: String) {}\n func show(f: F) {} }
      class A: UILabel { override func mark() {}\n override func mark(_ n: Int) {}\n override func mark(_ t: String) {} }
      class B: A { func other() { super.mark(); super.mark(1); super.show { } } }
      class C: A { override func show(f: F) { super.show(f: f) }\n func hide() { super.hide() } }
      """)
    let above = "ExtensionOverride.superclass(of: B.self)"
    #expect(
      result.contains(
        "self.mark__above(\(above)); self.mark__above(\(above), 1); self.show__above(\(above)) { }"))
    #expect(result.contains("self.show__above(ExtensionOverride.superclass(of: C.self), f: f)"))
    #expect(result.contains("func hide() { super.hide() }"))
    for type in ["", "_ n: Int", "_ t: String"] {
      #expect(result.contains("func mark__A(\(type)) {}"))
      #expect(result.ranges(of: "func mark__UIView(\(type)) {}").count == 1)
    }
  }

  @Test("the nearest of two classes whose extensions declare a member is the one that is overridden")
  func nearestBase() throws {
    let result = try words(
      "extension NSObject { func tell() {} }\nextension UIView { func look() {}\n func tell(_ n: Int) {} }\n"
        + "class A: UILabel { override func tell() {}\n override func tell(_ n: Int) {}\n override func look() {} }"
    )
    #expect(result.ranges(of: "func tell__A(").count == 2 && result.ranges(of: "func look__A(").count == 1)
    #expect(result.ranges(of: "tell__A__A").isEmpty && !result.contains("override"))
  }

  @Test("several managed properties in one declaration, and those of layers within other types")
  func managedTogether() throws {
    #expect(
      try words("class A: CALayer {\n@NSManaged public weak var a: B?\n}")
        == "class A: CALayer { public var a: B? { get { managedReference(forKey: \"a\") } "
        + "set { setManagedReference(newValue, forKey: \"a\") } } }")
    func accessors(_ name: String) -> String {
      "{ get { managedValue(forKey: \"\(name)\") } set { setManagedValue(newValue, forKey: \"\(name)\") } }"
    }
    #expect(
      try words(
        "class V: UIView { class A: CALayer {}\n class B: A {\n@NSManaged private var a: [F: G], b: CGFloat\n} }"
      )
        == "class V: UIView { class A: CALayer {} class B: A { private var a: [F: G] \(accessors("a")); "
        + "private var b: CGFloat \(accessors("b")) } }")
    #expect(
      try words("class A: CALayer {\n@NSManaged var a, b: CGFloat\nvar c = 1 }")
        == "class A: CALayer { var a: CGFloat \(accessors("a")); var b: CGFloat \(accessors("b")) var c = 1 }"
    )
  }

  @Test("parameters without a name get one to be passed on")
  func unnamed() throws {
    let copies = try Translation([
      ("A.swift", "import UIKit\nclass A: UIViewController {\n}"),
      ("B.swift", "import UIKit\nextension A {\n  override func viewDidAppear(_: Bool) { b() }\n}"),
    ]).run().get()
    #expect(copies[0].contains("func viewDidAppear(_ value0: Bool) { viewDidAppear__A(value0) }"))
  }
}
