import Foundation
import Testing

@testable import UIKitTranslator

/// Every rewrite, and what is said of what is not covered.
@Suite struct RewriteTests {
  /// The copy of one file, without the line that names it.
  private func copy(_ source: String) throws -> String {
    let text = try #require(try Translation([("A.swift", source)]).run().get().first)
    return String(text.drop { $0 != "\n" }.dropFirst())
  }
  /// The copy without repeated spaces and those at the ends.
  private func words(_ source: String) throws -> String {
    try copy(source).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }
  private func errors(_ source: String) -> [String] {
    guard case .failure(let errors) = Translation([("A.swift", source)]).run() else { return [] }
    return errors.all.map(\.text)
  }

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

  @Test("callbacks that nothing here calls are warned of, where they stand")
  func uncalled() throws {
    let source = """
      class A: UITableViewDelegate {
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
      }
      """
    let warnings = Translation([("A.swift", source)]).warnings.map(\.text)
    #expect(
      warnings == [
        "A.swift:2:3: warning: nothing here calls tableView(_:didHighlightRowAt:), which UIKit does; call it yourself, or do without it"
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
    #expect(
      names.isDisjoint(with: UncalledCallbacks.unknown), "\(names.intersection(UncalledCallbacks.unknown))")
    #expect(UncalledCallbacks.declared.isSubset(of: names))
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

  @Test("a boxed value that is any object is unboxed by name; other members stay")
  func objectMembers() throws {
    #expect(
      try words("let a = (b?[c] as AnyObject).cgPointValue.x, d = (e as AnyObject).other")
        == "let a = ObjectMembers(b?[c] ).cgPointValue.x, d = (e as AnyObject).other")
    #expect(try words("let a = b(c as AnyObject).doubleValue") == "let a = b(c as AnyObject).doubleValue")
  }

  @Test("a timer of the target's own is made by its own initialiser")
  func ownTimer() throws {
    let source = "class Timer { init() {} }\nlet a = Timer()"
    #expect(try copy(source) == source)
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
    #expect(copies[0].contains(call) && copies[0].contains("override var q: Q { 2 }\n"))
    #expect(copies[1].contains("func p__A(_ a: X, b c: inout Y) throws -> Z { 1 }\n"))
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

  @Test("a protocol's weak property is a property")
  func weakRequirement() throws {
    #expect(
      try words("protocol P { weak var d: D? { get set } }\nclass A { weak var d: D? }")
        == "protocol P { var d: D? { get set } } class A { weak var d: D? }")
  }

  @Test(
    "initialisers of metatypes go to functions that find the class's own",
    arguments: [
      ("let a = type.init(frame: .zero)", "let a = type.made(frame: .zero)"),
      ("let a = Self.init(nibName: n, bundle: nil)", "let a = Self.made(nibName: n, bundle: nil)"),
      ("let a = type.init(frame: f, other: b)", "let a = type.init(frame: f, other: b)"),
      ("super.init(frame: f)", "super.init(frame: f)"), ("self.init(frame: f)", "self.init(frame: f)"),
      ("let a = A.init(frame: f)", "let a = A.init(frame: f)"),
      ("let a = type.init(rawValue: 1)", "let a = type.init(rawValue: 1)"),
      (
        "let a = Timer(timeInterval: 1, target: b, selector: c), d = Timer(timeInterval: 1, repeats: e) { _ in }",
        "let a = Timer.made(timeInterval: 1, target: b, selector: c), d = Timer(timeInterval: 1, repeats: e) { _ in }"
      ),
      (
        "var a = Timer()\nfunc Timer() {}",
        "var a = Timer(timeInterval: 0, repeats: false, block: { _ in })\nfunc Timer() {}"
      ),
      (
        "class A<B> where B: NSObject, C: UIView { let b = B(), c = C() }",
        "class A<B> where B: NSObject, C: UIView { let b = B.madeByInit(), c = C.made(frame: .zero) }"
      ),
      (
        "var a: [B: UIView.Type], c = [UILabel.Type]()\nif let d = a[e] { d.init() }\nc[0].init(); a[f]!.init(frame: g)",
        "var a: [B: UIView.Type], c = [UILabel.Type]()\nif let d = a[e] { d.made(frame: .zero) }\n"
          + "c[0].made(frame: .zero); a[f]!.made(frame: g)"
      ),
      (
        "var a: [UIGestureRecognizer.Type]\na[0].init()",
        "var a: [UIGestureRecognizer.Type]\na[0].madeByInit()"
      ),
      ("func f<T: UIView>() -> T { a ?? T() }", "func f<T: UIView>() -> T { a ?? T.made(frame: .zero) }"),
      (
        "func f<T: UITableViewController>(_ t: T.Type) -> T { t.init() }",
        "func f<T: UITableViewController>(_ t: T.Type) -> T { t.made(nibName: nil, bundle: nil) }"
      ), ("func f<T: Codable>() -> T { T() }", "func f<T: Codable>() -> T { T() }"),
      (
        "class B<V: UIView> { lazy var v = V(frame: f) }",
        "class B<V: UIView> { lazy var v = V.made(frame: f) }"
      ),
      (
        "class B<V: UIView> { var v = V(frame: f, a: b) }", "class B<V: UIView> { var v = V(frame: f, a: b) }"
      ),
      ("struct R { static let r = Self(frame: f) }", "struct R { static let r = Self(frame: f) }"),
      (
        "extension P where Self: UIView { func f() -> Self { Self(frame: f) } }",
        "extension P where Self: UIView { func f() -> Self { Self.made(frame: f) } }"
      ),
      (
        "class B: UIViewController {}\nstruct I { let type: B.Type; func f() { i.type.init() } }",
        "class B: UIViewController {}\nstruct I { let type: B.Type; func f() { i.type.made(nibName: nil, bundle: nil) } }"
      ),
      (
        "enum R { case kind(UIControl.Type) }\nlet a = { switch r { case .kind(let t)?: t.init() } }",
        "enum R { case kind(UIControl.Type) }\nlet a = { switch r { case .kind(let t)?: t.made(frame: .zero) } }"
      ), ("let type: Model.Type = a\ntype.init()", "let type: Model.Type = a\ntype.init()"),
    ])
  func metatypes(_ source: String, _ expected: String) throws { #expect(try copy(source) == expected) }

  @Test(
    "an optional method that is bound becomes a closure, and its calls have the guard's result where it is missing"
  )
  func bound() throws {
    let result = try copy(
      """
      @objc protocol D { @objc optional func b(_ a: A, may i: Int) -> Bool; @objc optional func did(_ a: A) }
      class A {
        func f() -> Bool {
          guard let may = d?.b(_:may:) else { return true }
          return may(self, 1)
        }
        func g() {
          if let done = d?.did { done(self) }
        }
      }
      """)
    #expect(result.contains("guard let may = d?.b?.bound___may()"))
    #expect(result.contains("return (may(self, 1) ?? (true))"))
    #expect(result.contains("if let done = d?.did?.bound__() { done(self) }"))
    #expect(result.contains("func bound___may() -> (A, Int) -> Optional<Bool> { { self($0, may: $1) } };"))
    #expect(
      errors(
        "@objc protocol D { @objc optional func b(_ a: A) -> Bool }\nclass A { func f() { if let b = d?.b { _ = b(self) } } }"
      ).first?.contains("can be bound only by `guard let") == true)
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

  @Test("a layer keeps its managed properties by their names")
  func managed() throws {
    #expect(
      try words("class A: CAShapeLayer {\n  @NSManaged public var b: CGFloat\n  var c = 1\n}")
        == "class A: CAShapeLayer { public var b: CGFloat { get { managedValue(forKey: \"b\") } "
        + "set { setManagedValue(newValue, forKey: \"b\") } } var c = 1 }")
  }
}
