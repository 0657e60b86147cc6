import Foundation
import Testing

@testable import UIKitTranslator

/// The lines that compilers report for code after a rewrite.
@Suite struct LineTests: RewriteSuite {
  @Test(
    "code after a selector or a key path of several lines keeps its lines",
    arguments: [
      "#selector(\n    c\n  )", "#selector(A\n  .c)", "#selector(\r\n c\r\n)", "#selector( // a comment\n c)",
      "#keyPath(\n  UIView.frame\n)", "#selector(c)",
    ])
  func severalLines(expression: String) throws {
    let source = "import UIKit\nclass A {\n  func b() { d(\(expression), e) }\n  @objc func c() {}\n}\n"
    let text = try copy(source)
    #expect(text.contains("Selector(\"c\", A.c)") || text.contains("\"frame\""))
    #expect(!text.contains("#") && !text.contains("comment"))
    func line(of word: String, in text: String) -> Int? {
      text.components(separatedBy: "\n").firstIndex { $0.contains(word) }
    }
    for word in ["e) }", "func c()", "class A"] {
      #expect(line(of: word, in: text) == line(of: word, in: source), "\(word)")
    }
  }

  @Test("columns after a selector of one line may move, and its text is the replacement alone")
  func oneLine() throws {
    let text = try copy("import UIKit\nclass A { let b = #selector(c); func c() {} }")
    #expect(text == "import UIKit\nclass A { let b = Selector(\"c\", A.c); func c() {} }")
  }
}
