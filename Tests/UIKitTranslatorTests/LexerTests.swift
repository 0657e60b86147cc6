import TestSupport
import Testing

@testable import UIKitTranslator

/// The tokens of a source join to the source, whatever it is.
@Suite struct LexerTests {
  private func code(_ source: String) -> [String] {
    Lexer.tokens(of: source).filter(\.isCode).map(\.text)
  }

  @Test(
    "literals and comments are one token each",
    arguments: [
      (#"let a = "x // y""#, ["let", "a", "=", #""x // y""#]),
      (#""a \" @objc""#, [#""a \" @objc""#]),
      ("##\"a \"# \\(b) \\##(c)\"##", ["##\"a \"# \\(b) \\##(", "c", ")\"##"]),
      ("#\"\"\"#", ["#\"\"\"#"]),
      ("\"\"\"\n a \"\" #selector(b)\n \"\"\"", ["\"\"\"\n a \"\" #selector(b)\n \"\"\""]),
      ("#\"\"\"\n \"\"\" \\( \n\"\"\"#", ["#\"\"\"\n \"\"\" \\( \n\"\"\"#"]),
      (#""\(f(")"))" + g"#, [#""\("#, "f", "(", #"")""#, ")", #")""#, "+", "g"]),
      (#""\("\(a)")""#, [#""\("#, #""\("#, "a", #")""#, #")""#]),
      ("a /* b /* c */ d */ e // f", ["a", "e"]),
      ("a // b /*\nc", ["a", "c"]),
      ("`class` .`init`", ["`class`", ".", "`init`"]),
      (
        "1_000.5e-3 0x1F.8p+2 1...2 t.0.1 1.max",
        [
          "1_000.5e-3", "0x1F.8p+2", "1", ".", ".", ".", "2", "t", ".", "0", ".", "1", "1", ".", "max",
        ]
      ),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("(w)/2 + x[0]/2", ["(", "w", ")", "/", "2", "+", "x", "[", "0", "]", "/", "2"]),
      ("let r = /a\\/[/\"]b/", ["let", "r", "=", "/a\\/[/\"]b/"]),
      ("f(/\"/, /x(y)/)", ["f", "(", "/\"/", ",", "/x(y)/", ")"]),
      ("reduce(1, /) + f(/)", ["reduce", "(", "1", ",", "/", ")", "+", "f", "(", "/", ")"]),
      ("#/a / \" b/# c", ["#/a / \" b/#", "c"]),
      ("a->b $0 #selector(x) #if", ["a", "->", "b", "$0", "#selector", "(", "x", ")", "#if"]),
      ("#!/usr/bin/swift \"\nlet a", ["let", "a"]),
      ("\u{FEFF}let é = \"日本\"", ["let", "é", "=", "\"日本\""]),
      ("\"open\nb", ["\"open", "b"]),
    ])
  func literals(_ source: String, _ expected: [String]) {
    #expect(code(source) == expected)
    #expect(Lexer.tokens(of: source).map(\.text).joined() == source)
  }

  @Test("lines and columns count as the compiler counts them: in bytes, from 1")
  func places() throws {
    let tokens = Lexer.tokens(of: "a\r\n  \"é\" b\n/* \n */ c")
    let b = try #require(tokens.first { $0.text == "b" })
    let c = try #require(tokens.first { $0.text == "c" })
    #expect((b.line, b.column) == (2, 8) && (c.line, c.column) == (4, 5))
  }

  /// Draws pieces of Swift, whole and broken, and joins them at random.
  private struct Source {
    private var random: SeededRandom
    init(seed: UInt64) { random = SeededRandom(seed: seed) }
    private static let pieces = [
      "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", ")", "(", "{", "}", "[", "]", "/", "//", "/*", "*/", "#/",
      "/#",
      "\n", "\r\n", " ", "\t", "`", "a", "class", "@objc", "#selector", "(b(_:))", "override", "func", "1.5e",
      "-3",
      "0x1p", "é", "日", "🚲", "\u{0}", "->", "?.", "!", "<", ">", "\\", "#", "##", "extension X {",
      "protocol P {",
      "optional", "dynamic", ".", ",", ":", ";", "=", "$0", "_",
    ]
    mutating func text(pieces count: Int) -> String {
      (0..<count).map { _ in Self.pieces[random.int(in: Self.pieces.indices)] }.joined()
    }
  }

  @Test("whatever the pieces, the tokens join to the source, and none is empty", arguments: 0..<20)
  func roundTrip(_ seed: UInt64) {
    var source = Source(seed: seed)
    for count in 0..<200 {
      let text = source.text(pieces: count % 60)
      let tokens = Lexer.tokens(of: text)
      #expect(tokens.map(\.text).joined().utf8.elementsEqual(text.utf8), "\(text.debugDescription)")
      #expect(tokens.allSatisfy { !$0.text.isEmpty })
    }
  }

  @Test("no source stops the translation, and code that needs no change stays as it is", arguments: 0..<20)
  func translation(_ seed: UInt64) throws {
    var source = Source(seed: seed)
    for count in 0..<100 {
      let text = source.text(pieces: count % 60)
      let needs = ["@objc", "#selector", "override", "optional", "dynamic"].contains { text.contains($0) }
      guard case .success(let results) = Translation([("a.swift", text)]).run(), !needs else { continue }
      let result = try #require(results.first)
      #expect(result.utf8.elementsEqual(("#sourceLocation(file: \"a.swift\", line: 1)\n" + text).utf8))
    }
  }
}
