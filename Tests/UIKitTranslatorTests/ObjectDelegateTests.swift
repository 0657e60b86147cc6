import Testing

@testable import UIKitTranslator

/// Delegates whose type is `AnyObject`.
struct ObjectDelegateTests: RewriteSuite {
  private let head =
    "@objc protocol P { @objc optional func opened(_ m: M) }\nprotocol Q { func both() }\nprotocol R { func both() }\n"

  @Test("a method of one protocol is called through a cast")
  func cast() throws {
    let copy = try copy(
      head + "class M {\n  weak var delegate: AnyObject?\n  func a() { delegate?.opened?(self) }\n}\n"
        + "extension M { func b() { self.delegate?.opened?(self) } }\n")
    #expect(copy.contains("func a() { (delegate as? any P)?.opened?(self) }"))
    #expect(copy.contains("func b() { (self.delegate as? any P)?.opened?(self) }"))
  }

  @Test(
    "a method of several protocols, another object's property and one of another type stay",
    arguments: [
      "class M {\n  weak var delegate: AnyObject?\n  func a() { delegate?.both() }\n}\n",
      "class M {\n  weak var delegate: AnyObject?\n  func a() { other.delegate?.opened?(self) }\n}\n",
      "class M {\n  weak var delegate: P?\n  func a() { delegate?.opened?(self) }\n}\n",
    ])
  func kept(_ source: String) throws { #expect(!(try copy(head + source).contains("as? any"))) }
}
