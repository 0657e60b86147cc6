import Testing

@testable import UIKitTranslator

/// Files that see UIKit without importing it by its own name.
@Suite struct ImportTests {
  private func copies(_ sources: String...) throws -> [String] {
    try Translation(sources.enumerated().map { ("\($0).swift", $1) }).run().get()
      .map { String($0.drop { $0 != "\n" }.dropFirst()) }
  }

  @Test(
    "an import of a part of UIKit imports the whole",
    arguments: [
      ("import UIKit.UIGestureRecognizerSubclass\n", "import UIKit                            \n"),
      ("@testable import UIKit.UIView\nlet a = 1\n", "@testable import UIKit       \nlet a = 1\n"),
      ("import os.log\nimport OSLog\n", "import os    \nimport OSLog\n"),
      ("import UniformTypeIdentifiers\n", "import UniformTypeIdentifiers\n"),
      ("import MobileCoreServices.UTType\n", "import MobileCoreServices       \n"),
      ("import Other.Part\nimport UIKit\n", "import Other.Part\nimport UIKit\n"),
    ])
  func submodules(_ source: String, _ expected: String) throws {
    #expect(try copies(source) == [expected])
  }

  @Test(
    "a file without an import gets UIKit's where another file of the target has it, as an umbrella header gives it"
  )
  func umbrella() throws {
    #expect(
      try copies("import UIKit\n", "let a: CGFloat = 1\n", "import Foundation\n")
        == ["import UIKit\n", "let a: CGFloat = 1\n\nimport UIKit\n", "import Foundation\n\nimport UIKit\n"])
    #expect(
      try copies("import Foundation\nlet a: UIView\n", "let b = a\n").allSatisfy {
        $0.hasSuffix("\nimport UIKit\n")
      })
    #expect(try copies("let a = 1\n", "import Foundation\n") == ["let a = 1\n", "import Foundation\n"])
  }

  @Test(
    "a protocol for Objective-C that says `class` is bound to classes once",
    arguments: ["class", "AnyObject", "class, P", "P, class"])
  func classBound(_ list: String) throws {
    let copy = try #require(try copies("@objc protocol Q: \(list) {\n  @objc optional func a()\n}\n").first)
    let head = copy.prefix { $0 != "{" }
    #expect(
      !head.contains("class")
        && head.split(separator: "AnyObject", omittingEmptySubsequences: false).count == 2, "\(head)")
  }
}
