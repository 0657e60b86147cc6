import Testing

@testable import UIKitTranslator

/// Branches of conditions that are never compiled here.
struct InactiveCodeTests: RewriteSuite {
  private func names(_ source: String) -> [String] {
    Declarations(of: SourceFile(path: "A.swift", source: source)).types.map(\.name)
  }

  @Test(
    "what they declare does not count",
    arguments: [
      ("#if canImport(UIKit)\nclass A {}\n#else\nclass B {}\n#endif", ["A"]),
      ("#if os(macOS)\nclass A {}\n#elseif os(iOS) || DEBUG\nclass B {}\n#else\nclass C {}\n#endif", ["B"]),
      ("#if DEBUG\nclass A {}\n#else\nclass B {}\n#endif", ["A", "B"]),
      ("#if !os(iOS) && DEBUG\nclass A {}\n#endif\nclass B {}", ["B"]),
      ("#if os(iOS) && DEBUG\nclass A {}\n#else\nclass B {}\n#endif", ["A", "B"]),
      (
        "#if (os(tvOS) || canImport(AppKit))\n#if DEBUG\nclass A {}\n#endif\nclass B {}\n#endif\nclass C {}",
        ["C"]
      ),
      ("#if swift(>=5.0)\nclass A {}\n#endif", ["A"]),
      (
        "#if targetEnvironment(macCatalyst)\nclass A {}\n#elseif true\nclass B {}\n#elseif DEBUG\nclass C {}\n#endif",
        ["B"]
      ),
    ])
  func declarations(_ source: String, _ expected: [String]) { #expect(names(source) == expected) }

  @Test("a class for AppKit beside one for UIKit receives no members of the other's extensions")
  func classes() throws {
    let copy = try copy(
      "#if canImport(UIKit)\nclass A: UIView {}\n#endif\n#if canImport(AppKit)\nclass A: NSView {}\n#endif\n"
        + "#if canImport(UIKit)\nextension A { func touch() {} }\n#endif\n"
        + "#if canImport(AppKit)\nextension A { func touch() {} }\n#endif\nclass B: A { override func touch() {} }\n"
    )
    #expect(copy.ranges(of: "func touch() {}").count == 3)
    #expect(copy.contains("class A: NSView {}"))
  }
}
