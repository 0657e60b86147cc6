import Foundation
import Testing

@testable import UIKitTranslator

/// Overrides in extensions, which Swift has only for classes of Objective-C.
struct OverrideRewriteTests: RewriteSuite {
  @Test("an override in an extension in another file stays there, and its class calls it")
  func override() throws {
    let copies = try Translation([
      ("A.swift", "class A: B {\n  var x = 1\n}\n"),
      ("E.swift", "\npublic extension A {\n  override func p() { super.p() }\n  func q() {}\n}\n"),
    ]).run().get()
    #expect(
      copies[0] == """
        #sourceLocation(file: "A.swift", line: 1)
        class A: B {
          var x = 1

        #sourceLocation(file: "E.swift", line: 3)
          public override func p() { p__A() }
        #sourceLocation(file: "A.swift", line: 3)
        }

        """)
    #expect(copies[1].contains("\n           func p__A() { super.p() }\n  func q() {}\n}\n"))
    #expect(copies[1].split(separator: "\n", omittingEmptySubsequences: false).count == 7)
  }

  @Test("an override of a class that is declared elsewhere, or in a class, stays")
  func stays() throws {
    for source in ["extension A { override func p() {} }", "class A { override func p() {} }"] {
      #expect(try copy(source) == source)
    }
  }

  @Test("an open method in an extension moves into its class, so that another module can override it")
  func open() throws {
    let copy = try copy(
      "open class A: B {\n}\nextension A {\n  open func p(_: X) -> Int { 1 }\n  func q() {}\n}\n")
    let (body, rest) = (copy.prefix(while: { $0 != "}" }), copy.drop { $0 != "}" })
    #expect(body.contains("open func p(_: X) -> Int { 1"))
    #expect(rest.contains("func q() {}") && !rest.contains("func p"))
    let other = "extension B {\n  open func p() {}\n}\n"
    #expect(try self.copy(other) == other)
  }

  @Test("moved members are rewritten, too")
  func moved() throws {
    let result = try copy(
      "import UIKit\nclass A {\n}\nextension A {\n  @objc override var s: Selector { #selector(t) }\n}")
    #expect(result.contains("        override var s: Selector { Selector(\"t\", A.t) }\n#sourceLocation"))
    let copies = try Translation([
      ("A.swift", "class A: B {}"),
      (
        "E.swift",
        "extension A { @discardableResult open override class func p(_ a: X, b c: inout Y) throws -> Z { 1 }\n"
          + "override var q: Q { 2 } }"
      ),
    ]).run().get()
    let call =
      "@discardableResult open override class func p(_ a: X, b c: inout Y) throws -> Z { try p__A(a, b: &c) }\n"
    #expect(copies[0].contains(call) && copies[0].contains("override var q: Q { q__A }\n"))
    #expect(copies[1].contains("func p__A(_ a: X, b c: inout Y) throws -> Z { 1 }\n"))
    #expect(copies[1].contains(" var q__A: Q { 2 } }"))
  }

  @Test("a property with a setter stays with its extension, too; one with observers moves")
  func properties() throws {
    let copies = try Translation([
      ("A.swift", "class A: B {}"),
      (
        "E.swift",
        "extension A {\n  public override var q: [Q] { get { super.q } set { super.q = newValue } }\n"
          + "  override var r: R { didSet { f() } }\n}"
      ),
    ]).run().get()
    #expect(
      copies[0].contains("public override var q: [Q] { get { q__A } set { q__A = newValue } }\n")
        && copies[0].contains("override var r: R { didSet { f() } }\n"))
    #expect(copies[1].contains(" var q__A: [Q] { get { super.q } set { super.q = newValue } }\n"))
  }

  @Test("an attribute of availability moves into the class")
  func availability() throws {
    let copies = try Translation([
      ("A.swift", "class A: B {}"),
      ("E.swift", "extension A { @available(*, unavailable) open override func p() { super.p() } }"),
    ]).run().get()
    #expect(copies[0].contains("@available(*, unavailable) open override func p() { p__A() }\n"))
    #expect(copies[1].contains(" func p__A() { super.p() } }") && !copies[1].contains("available"))
  }

  @Test("a method in an extension that a subclass overrides moves into its class; others stay")
  func overridden() throws {
    let result = try copy(
      "class A: UIView {\n}\nextension A {\n  func p() {}\n  func q() {}\n}\nclass B: A { override func p() {} }"
    )
    #expect(result.contains("#sourceLocation(file: \"A.swift\", line: 4)\n  func p() {}\n#sourceLocation"))
    #expect(result.contains("\n  func q() {}\n}\n"))
  }

  @Test("a member of an extension of UIKit's class looks for the nearest class with a form of its own")
  func extensionOverride() throws {
    let source = """
      extension UIView { @objc func mark(_ n: Int = 1) -> Int { n } }
      extension UILabel { override func mark(_ n: Int = 1) -> Int { super.mark(n) + 1 } }
      class Tag: UILabel { override func mark(_ n: Int) -> Int { 0 } }
      class Other: UIViewController { override func mark(_ n: Int) -> Int { 0 } }
      """
    let result = try words(source)
    #expect(result.contains("func mark(_ n: Int = 1) -> Int { mark__above(type(of: self), n) }; "))
    #expect(
      result.contains(
        "func mark__above(_ above: AnyClass?, _ n: Int) -> Int { switch ExtensionOverride.nearest(above, [UILabel.self, Tag.self]) { "
          + "case 0: return unsafeDowncast(self, to: UILabel.self).mark__UILabel(n); "))
    #expect(
      result.contains(
        "default: return self.mark__UIView(n) } }; func mark__UIView(_ n: Int = 1) -> Int { n } }"))
    #expect(
      result.contains(
        "func mark__UILabel(_ n: Int = 1) -> Int { self.mark__above(ExtensionOverride.superclass(of: UILabel.self), n) + 1 }"
      ))
    #expect(result.contains("class Tag: UILabel { func mark__Tag(_ n: Int) -> Int { 0 } }"))
    #expect(result.contains("class Other: UIViewController { override func mark"))
  }

  @Test("an object that is no view observes by names, and loads from nibs")
  func rootMethods() throws {
    let observe = "func observeValue(forKeyPath k: String?, of o: Any?, change c: C?, context x: X?) {}"
    let result = try words(
      "class A: NSObject, P { override \(observe) }\nclass B: A { override \(observe) }\n"
        + "class L: UILabel { override \(observe) }\nclass N: NSObject { override func awakeFromNib() {} }")
    #expect(
      result == "class A: NSObject, KeyValueObserver, P { \(observe) } class B: A { override \(observe) } "
        + "class L: UILabel { override \(observe) } class N: NSObject { func awakeFromNib() {} }")
    #expect(
      try words(
        "class A<T: P, U>: Base<T, U>, Q where T: R { override \(observe) }\nclass Base<T, U>: NSObject {}\n"
          + "class G: UIPanGestureRecognizer { override \(observe) }\nclass Y: UICollectionViewFlowLayout { override \(observe) }"
      )
        == "class A<T: P, U>: Base<T, U>, KeyValueObserver, Q where T: R { \(observe) } class Base<T, U>: NSObject {} "
        + "class G: UIPanGestureRecognizer, KeyValueObserver { \(observe) } "
        + "class Y: UICollectionViewFlowLayout { override \(observe) }")
  }
}
