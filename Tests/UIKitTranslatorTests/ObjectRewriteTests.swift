import Foundation
import Testing

@testable import UIKitTranslator

/// Members of any object, and initialisers and methods that are found at run time.
struct ObjectRewriteTests: RewriteSuite {
  // MARK: Overrides

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
        "let a = Timer.made(timeInterval: 1, target: b, selector: c), d = Timer.made(timeInterval: 1, repeats: e) { _ in }"
      ),
      (
        "let a = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
        "let a = Timer.made(withTimeInterval: 1, repeats: true) { _ in }"
      ),
      (
        "let a = Timer(fireAt: b, interval: 1, target: c, selector: d)",
        "let a = Timer.made(fireAt: b, interval: 1, target: c, selector: d)"
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
      ),
      (
        "enum P<C: UIViewController> { func f() -> C { a ? C.init(nibName: n, bundle: b) : C(nibName: n, bundle: nil) } }",
        "enum P<C: UIViewController> { func f() -> C { a ? C.made(nibName: n, bundle: b) : C.made(nibName: n, bundle: nil) } }"
      ),
      ("func f<C: UIView>() -> C { C(nibName: n) }", "func f<C: UIView>() -> C { C(nibName: n) }"),
      ("func f<T: Codable>() -> T { T() }", "func f<T: Codable>() -> T { T() }"),
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

  // MARK: Errors

  @Test("a layer keeps its managed properties by their names")
  func managed() throws {
    #expect(
      try words("class A: CAShapeLayer {\n  @NSManaged public var b: CGFloat\n  var c = 1\n}")
        == "class A: CAShapeLayer { public var b: CGFloat { get { managedValue(forKey: \"b\") } "
        + "set { setManagedValue(newValue, forKey: \"b\") } } var c = 1 }")
  }
}
