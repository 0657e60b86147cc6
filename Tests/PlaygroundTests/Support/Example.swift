import Foundation

/// An example in Swift: a file of Snippets, a block of a documentation page or one of a documentation comment.
struct Example {
  /// A line that states the value of its expression in a comment: `print(width)  // 100: the limit is required`.
  struct Claim {
    /// The file and the line.
    let place: String
    /// Whether the value is said to be about that.
    let isRounded: Bool
    /// The stated value, up to the first colon.
    let text: String
  }

  /// The statements with what is declared before them, each claim's value reported with its number.
  let code: String
  let claims: [Claim]

  /// Makes an example from its lines; the first one has the number `first` in the file. `preamble` is declared before it;
  /// the claims are numbered from `number`.
  init(_ lines: [Substring], in file: String, from first: Int, preamble: String = "", number: Int) {
    var claims: [Claim] = []
    var statements: [String] = []
    for (offset, line) in lines.enumerated() {
      statements.append(String(line))
      guard let match = line.wholeMatch(of: Self.stated) else { continue }
      let text = match.output.3.split(separator: ": ")[0]
      let value = match.output.1.map { String($0) } ?? match.output.2.map { String($0) } ?? ""
      let report = "report(\(number + claims.count), \(value))"
      if match.output.1 != nil {
        statements[statements.count - 1] = report
      } else {
        statements.append(report)
      }
      claims.append(
        Claim(
          place: "\(file):\(first + offset)", isRounded: text.hasPrefix("about "),
          text: String(text.replacing("about ", with: ""))))
    }
    self.claims = claims
    let declared = preamble.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = (declared + statements).filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
  }

  /// A printed expression or a constant, and the comment behind it.
  private static var stated: Regex<(Substring, Substring?, Substring?, Substring)> {
    /(?:print\((.+)\)|let (\w+) = .+)  \/\/ (.+)/
  }

  /// All examples that state a value.
  static func stating() throws -> [Example] {
    var examples: [Example] = []
    func add(_ lines: [Substring], in file: String, from first: Int, preamble: String = "") {
      let number = examples.reduce(0) { $0 + $1.claims.count }
      let example = Example(lines, in: file, from: first, preamble: preamble, number: number)
      if !example.claims.isEmpty { examples.append(example) }
    }
    func lines(_ file: String) throws -> [Substring] {
      try String(contentsOfFile: "\(Project.root)/\(file)", encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
    for file in try files(in: "Snippets") { add(try lines(file), in: file, from: 1) }
    for file in try files(in: "Sources") where file.hasSuffix(".md") || file.hasSuffix(".swift") {
      let isPage = file.hasSuffix(".md")
      let preamble = "scripts/examples/\(file.split(separator: "/")[1]).swift"
      let hasPreamble = FileManager.default.fileExists(atPath: "\(Project.root)/\(preamble)")
      let declared =
        isPage || !hasPreamble
        ? "" : try String(contentsOfFile: "\(Project.root)/\(preamble)", encoding: .utf8)
      let text = try lines(file).map { line -> Substring? in
        isPage ? line : line.wholeMatch(of: /\s*\/\/\/ ?(.*)/)?.output.1
      }
      var start: Int?
      for (index, line) in text.enumerated() where line?.hasPrefix("```") == true {
        if let first = start {
          add(text[first..<index].map { $0 ?? "" }, in: file, from: first + 1, preamble: declared)
        }
        start = start == nil && line == "```swift" ? index + 1 : nil
      }
    }
    return examples
  }

  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(Project.root)/\(folder)").sorted()
      .filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }
}

extension Example.Claim {
  /// Whether a printed value is what the comment states: its numbers, in their order, or its words.
  func isTrue(of printed: Substring) -> Bool {
    let (mine, others) = (Self.numbers(text[...]), Self.numbers(printed))
    guard !mine.isEmpty else { return text == printed.filter { !"[]\"".contains($0) } }
    guard mine.count == others.count else { return false }
    return zip(mine, others).allSatisfy { stated, value in
      let digits = stated.split(separator: ".").dropFirst().first?.count ?? 0
      guard let stated = Double(stated), let value = Double(value) else { return false }
      let tolerance = isRounded ? 0.5 * pow(10, -Double(digits)) : 1e-9
      return abs(value - stated) <= tolerance
    }
  }

  private static func numbers(_ text: Substring) -> [Substring] {
    text.matches(of: /-?\d+(?:\.\d+)?(?:e-?\d+)?/).map(\.output)
  }
}
