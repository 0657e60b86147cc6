import Foundation
import Testing

@testable import UIKitTranslator

/// Every rewrite, and what is said of what is not covered.
@Suite struct RewriteTests: RewriteSuite {
  // MARK: Attributes

  @Test(
    "attributes for Objective-C become spaces, so that everything else stays in its column",
    arguments: [
      ("@objc func a() {}", "      func a() {}"),
      ("@objc(b:c:) private func a() {}", "            private func a() {}"),
      ("@IBOutlet weak var a: B!", "          weak var a: B!"),
      ("@IBInspectable @objc dynamic var a = 1", "                             var a = 1"),
      ("@objcMembers\nclass A {}", "            \nclass A {}"),
      ("@available(iOS 9, *) @nonobjc func a()", "@available(iOS 9, *)          func a()"),
      ("@objc\n(b) enum A {}", "     \n(b) enum A {}"),
      ("@UIApplicationMain class A {}", "                   class A {}"),
      ("@MainActor @discardableResult func a()", "           @discardableResult func a()"),
      ("@MainActor func a() async {}", "@MainActor func a() async {}"),
      ("f { @MainActor in b() }", "f { @MainActor in b() }"),
      (
        "@MainActor final class A { func b() async {} }",
        "           final class A { @MainActor func b() async {} }"
      ),
      ("@MainActor public class func a() {}", "           public class func a() {}"),
      ("var a: @MainActor (B) -> Void", "var a:            (B) -> Void"),
      ("let a = \"@objc \\(b) @IBOutlet\" // @objc", "let a = \"@objc \\(b) @IBOutlet\" // @objc"),
      (
        "let dynamic = 1\nvar b = dynamic\nfunc c(dynamic: D) {}",
        "let dynamic = 1\nvar b = dynamic\nfunc c(dynamic: D) {}"
      ),
      ("x = y.dynamic\nvar a = 1", "x = y.dynamic\nvar a = 1"),
      ("private(set) dynamic var a = 1", "private(set)         var a = 1"),
    ])
  func attributes(_ source: String, _ expected: String) throws {
    #expect(try copy(source) == expected)
  }

  @Test(
    "conditions take the branch for iOS",
    arguments: [
      ("#if os(iOS) || os(tvOS)\na\n#endif", "#if true    || os(tvOS)\na\n#endif"),
      (
        "#if os(macOS)\n#elseif !os(iOS)\n#endif\nos(iOS)", "#if os(macOS)\n#elseif !true   \n#endif\nos(iOS)"
      ),
    ])
  func conditions(_ source: String, _ expected: String) throws {
    #expect(try copy(source) == expected)
  }

  // MARK: Selectors

  @Test(
    "a selector names its method as Objective-C would, and holds it",
    arguments: [
      ("a(_:)", "Selector(\"a:\", A.a(_:))"),
      ("self.a(_ :)", "Selector(\"a:\", A.a(_:))"),
      ("b", "Selector(\"b\", A.b)"),
      ("c", "Selector(\"cWithSender:event:\", A.c)"),
      ("A.c(sender:event:)", "Selector(\"cWithSender:event:\", A.c(sender:event:))"),
      ("d", "Selector(\"dee:\", A.d)"),
      ("e(for:)", "Selector(\"eFor:\", A.e(for:))"),
      ("Outer.Inner.f(_:)", "Selector(\"f:\", Outer.Inner.f(_:))"),
      ("A.unknown", "Selector(\"unknown\", A.unknown)"),
      ("a(_:) as (B) -> Void", "Selector(\"a:\", A.a(_:) as (A) -> (B) -> Void)"),
      ("a as ((B) -> Void)?", "Selector(\"a:\", A.a as (A) -> ((B) -> Void))"),
      ("A.a as (A) -> (B) -> Void", "Selector(\"a:\", A.a as (A) -> (B) -> Void)"),
      ("(a(_:))", "Selector(\"a:\", A.a(_:))"),
      ("delegate.g(_:h:)", "Selector(\"g:h:\", of: delegate, { $0.g(_:h:) })"),
      ("(x as! Y).g(_:)", "Selector(\"g:\", of: (x as! Y), { $0.g(_:) })"),
      ("getter: A.title", "Selector(\"title\", getter: \\A.title)"),
      ("setter: title", "Selector(\"setTitle:\", setter: \\A.title)"),
    ])
  func selectors(_ selector: String, _ expected: String) throws {
    let rest = """
      @objc func a(_ b: B) {}
      @objc func b() {}
      @objc func c(sender: Any, event: UIEvent) {}
      @objc(dee:) func d(_ e: E) {}
      func e(for x: X) {}
      }
      """
    let result = try words("import UIKit\nclass A { var s = #selector(\(selector))\n" + rest)
    #expect(result.contains("var s = \(expected) func a"), "\(result)")
  }

  @Test("the type around a selector is the innermost one: nested, extended or local")
  func enclosing() throws {
    let result = try words(
      """
      import UIKit
      class A { class B { let s = #selector(go) }
        func f() { class C { let s = #selector(go) }; _ = #selector(go) } }
      extension A.B { var t: Selector { #selector(go) } }
      protocol P {}
      """)
    for name in ["A.B.go) }", "C.go) };", "_ = Selector(\"go\", A.go)", "{ Selector(\"go\", A.B.go) }"] {
      #expect(result.contains(name), "\(name)")
    }
  }

  @Test("a key path is a string without its type")
  func keyPaths() throws {
    #expect(try copy("a(#keyPath(CALayer.cornerRadius), #keyPath(b.c))") == "a(\"cornerRadius\", \"b.c\")")
  }

  @Test("a file that did not import UIKit gets it with its first selector")
  func imports() throws {
    #expect(try copy("class A { var s = #selector(A.b) }").hasSuffix("\nimport UIKit\n"))
    #expect(try !copy("import UIKit\nclass A { var s = #selector(A.b) }").hasSuffix("import UIKit\n"))
  }

  // MARK: Optional requirements

  @Test("the conditions of a protocol stay behind the protocols that it refines")
  func optionalWithConditions() throws {
    let body = "{ @objc optional func b() }"
    let plain = try words("@objc protocol A where Self: UIView \(body)")
    #expect(plain.hasPrefix("protocol A: AnyObject, AOptionalRequirements where Self: UIView {"))
    let refining = try words("@objc protocol A: C where Self: UIView \(body)")
    #expect(refining.hasPrefix("protocol A: AnyObject, AOptionalRequirements, C where Self: UIView {"))
  }

  @Test("optional requirements move to a protocol of their own, and the lines stay")
  func optional() throws {
    let source = """
      @objc public protocol P: Q {
          @objc optional func a(_ b: B, c: [C: D]) -> E
          @objc(x) optional func a(_ b: B)
          @objc optional var t: String { get }
          func needed()
      }
      // end
      """
    let lines = try copy(source).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "      public protocol P: AnyObject, POptionalRequirements, Q {")
    #expect(lines[4] == "    func needed()" && lines[6] == "// end")
    #expect(lines[1...3].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines[7] == "#sourceLocation(file: \"A.swift\", line: 1)")
    let added = lines[8]
    for part in [
      "public protocol POptionalRequirements: AnyObject { func a(_ value0: B, c value1: [C: D]) throws -> E;",
      "var t: String { get throws };", "throw UnimplementedRequirement(\"P.a(_:c:)\")",
      "public var t: Optional<String> { try? (self as any POptionalRequirements).t };",
      "public func callAsFunction(_ value0: B) -> Optional<Void>",
    ] {
      #expect(added.contains(part), "\(part)")
    }
    // Two methods of one name are one property.
    #expect(added.split(separator: "public var a:").count == 2)
  }

  @Test("a protocol for Objective-C is one of objects")
  func objectProtocol() throws {
    #expect(try copy("@objc protocol P {}") == "      protocol P: AnyObject {}")
    #expect(try copy("@objc protocol P: AnyObject {}") == "      protocol P: AnyObject {}")
    #expect(try copy("protocol P {}") == "protocol P {}")
  }

  // MARK: Overrides

  @Test("a protocol's weak property is a property")
  func weakRequirement() throws {
    #expect(
      try words("protocol P { weak var d: D? { get set } }\nclass A { weak var d: D? }")
        == "protocol P { var d: D? { get set } } class A { weak var d: D? }")
  }

  // MARK: Errors

  @Test(
    "code that is not covered gives a line with its place and the remedy",
    arguments: [
      ("class A {\n  @NSManaged var b: C\n}", "A.swift:2:3: error: @NSManaged is Core Data's"),
      (
        "class A { }\nextension A {\n#if B\noverride func c() {}\n#endif\n}",
        "A.swift:4:1: error: an override in"
      ),
      ("class A { let b = #selector(super.c) }", "A.swift:1:19: error: #selector of super"),
      ("let b = #selector(c)", "A.swift:1:9: error: #selector is outside of a type"),
      ("class A { let b = #selector(c + d()) }", "A.swift:1:19: error: this form of #selector"),
      (
        "@objc protocol A { @objc optional subscript(a: Int) -> B { get } }",
        "A.swift:1:35: error: an optional `subscript`"
      ),
      (
        "@objc protocol A {\n#if B\n @objc optional func c()\n#endif\n}",
        "A.swift:3:8: error: an optional requirement in"
      ),
      (
        "@objc protocol A { @objc optional static func b() }",
        "A.swift:1:26: error: an optional requirement in"
      ),
      (
        "@objc protocol A { @objc optional func b(_ c: D) }\nclass E { let f = #selector(A.b(_:)) }",
        "A.swift:2:19: error: whether an optional method"
      ),
    ])
  func refused(_ source: String, _ start: String) throws {
    let errors = errors(source)
    #expect(errors.count == 1 && errors[0].hasPrefix(start), "\(errors)")
    #expect(errors.allSatisfy { !$0.contains("\n") })
  }

  @Test("all errors of all files are reported together")
  func allErrors() {
    let sources = [("A.swift", "let b = #selector(c)"), ("B.swift", "@NSManaged var a: B")]
    let error = #expect(throws: Translation.Errors.self) { try Translation(sources).run().get() }
    #expect(Set(error?.all.map(\.path) ?? []) == ["A.swift", "B.swift"])
  }
}
