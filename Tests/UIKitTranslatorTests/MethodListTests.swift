import Foundation
import Testing

@testable import UIKitTranslator

/// The lists of the methods that delegates implement.
struct MethodListTests: RewriteSuite {
  private func list(_ type: String, _ names: String) -> String {
    "private let methodNames__\(type) = MethodNames { [\(names)] }"
  }

  @Test("a delegate lists the methods of its class and extensions, and a subclass those that it adds")
  func lists() throws {
    let copy = try copy(
      "public class A: B, UITableViewDelegate {\n"
        + "  func tableView(_ t: T, didSelectRowAt p: IndexPath) {}\n  private func hidden() {}\n}\n"
        + "extension A { func scrollViewDidScroll(_ s: S) {} }\n"
        + "class C: A { func scrollViewDidZoom(_ s: S) {} }\n")
    #expect(copy.contains(list("A", "\"scrollViewDidScroll:\", \"tableView:didSelectRowAt:\"")))
    #expect(copy.contains(list("C", "\"scrollViewDidZoom:\"")))
  }

  @Test("a class that conforms in an extension lists the methods of its superclasses, too")
  func extensions() throws {
    let copy = try copy(
      "class A { func viewForZooming(in s: S) -> V? { nil } }\nclass B: A {}\n"
        + "class C {}\nextension B: UIScrollViewDelegate {}\nextension C: UITextFieldDelegate {}\n")
    #expect(copy.contains(list("B", "\"viewForZoomingIn:\"")))
    #expect(copy.contains(list("C", "")))
  }

  @Test(
    "nothing is listed for other classes, and for those that decide themselves",
    arguments: [
      "class A: B {}",
      "class A: UITableViewController, UIScrollViewDelegate {}",
      "class A: B, UIScrollViewDelegate { override func responds(to s: Selector!) -> Bool { d.responds(to: s) } }",
    ])
  func none(_ source: String) throws {
    #expect(!(try copy(source).contains("MethodNames")))
  }
}
