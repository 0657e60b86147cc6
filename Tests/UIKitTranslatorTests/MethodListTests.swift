import Foundation
import Testing

@testable import UIKitTranslator

/// The lists of the methods that delegates implement.
struct MethodListTests: RewriteSuite {
  private let call = "func ask() { d.responds(to: s) }\n"

  private func list(_ names: String, prefix: String = "", suffix: String = "") -> String {
    "\(prefix)func implementsMethod(_ name: String) -> Bool "
      + "{ ([\(names)] as Set<String>).contains(name)\(suffix) }"
  }

  @Test("a delegate lists the methods of its class and extensions, and a subclass those that it adds")
  func lists() throws {
    let copy = try copy(
      call + "public class A: B, UITableViewDelegate {\n"
        + "  func tableView(_ t: T, didSelectRowAt p: IndexPath) {}\n  private func hidden() {}\n}\n"
        + "extension A { func scrollViewDidScroll(_ s: S) {} }\n"
        + "class C: A { func scrollViewDidZoom(_ s: S) {} }\n")
    #expect(copy.contains("public class A: B, MethodListing, UITableViewDelegate {"))
    #expect(
      copy.contains(list("\"scrollViewDidScroll:\", \"tableView:didSelectRowAt:\"", prefix: "  public ")))
    #expect(
      copy.contains(
        list("\"scrollViewDidZoom:\"", prefix: "  override ", suffix: " || super.implementsMethod(name)")))
    #expect(copy.ranges(of: "MethodListing").count == 1)
  }

  @Test("a class that conforms in an extension lists the methods of its superclasses, too")
  func extensions() throws {
    let copy = try copy(
      call + "class A { func viewForZooming(in s: S) -> V? { nil } }\nclass B: A {}\n"
        + "class C {}\nextension B: UIScrollViewDelegate {}\nextension C: UITextFieldDelegate {}\n")
    #expect(copy.contains("class B: A, MethodListing {"))
    #expect(copy.contains(list("\"viewForZoomingIn:\"")))
    #expect(copy.contains("class C: MethodListing {"))
  }

  @Test(
    "nothing is listed for other classes, for those that decide themselves, and where nothing asks",
    arguments: [
      "func ask() { d.responds(to: s) }\nclass A: B {}",
      "class A: B, UIScrollViewDelegate {}",
      "func ask() { d.responds(to: s) }\nclass A: UITableViewController, UIScrollViewDelegate {}",
      "class A: B, UIScrollViewDelegate { override func responds(to s: Selector!) -> Bool { d.responds(to: s) } }",
    ])
  func none(_ source: String) throws {
    #expect(!(try copy(source).contains("MethodListing")))
  }
}
