/// The code of a file in branches of `#if` that are never compiled here, such as those for AppKit.
///
/// Its declarations have no part in the target. Conditions that the translator does not know, such as `DEBUG`, may be
/// true.
struct InactiveCode {
  private var ranges: [Range<Int>] = []

  /// The names for which a condition is true or false here.
  private static let known: [String: [String: Bool]] = [
    "os": [
      "iOS": true, "Linux": true, "macOS": false, "OSX": false, "tvOS": false, "watchOS": false,
      "visionOS": false,
      "Windows": false,
    ],
    "canImport": [
      "UIKit": true, "QuartzCore": true, "CoreGraphics": true, "Foundation": true, "AppKit": false,
      "UniformTypeIdentifiers": true, "MobileCoreServices": true, "os": true, "OSLog": true, "Cocoa": false,
      "WatchKit": false,
    ],
    "targetEnvironment": ["macCatalyst": false, "simulator": false],
  ]

  /// One `#if` that is open.
  private struct Condition {
    /// Whether an earlier branch is compiled.
    var isTaken: Bool
    /// Where the present branch begins, if it is not compiled.
    var inactiveStart: Int?
  }

  /// Finds the branches of a file.
  init(of file: SourceFile) {
    var open: [Condition] = []
    for index in file.code.indices where file.kind(index) == .directive {
      let word = file.text(index)
      guard ["#if", "#elseif", "#else", "#endif"].contains(word) else { continue }
      var condition = Condition(isTaken: false)
      if word != "#if" {
        guard let last = open.popLast() else { continue }
        condition = last
        if let start = last.inactiveStart { ranges.append(start..<index) }
      }
      guard word != "#endif" else { continue }
      var reader = ConditionReader(file, after: index)
      let value = word == "#else" ? true : reader.value()
      let isInactive = condition.isTaken || value == false
      condition.inactiveStart = isInactive ? index : nil
      // The last branch is compiled only if no condition before it is true; unknown ones do not count.
      if value == true { condition.isTaken = true }
      open.append(condition)
    }
  }

  /// Whether the token at an index in `code` is never compiled.
  func contains(_ index: Int) -> Bool { ranges.contains { $0.contains(index) } }

  /// Reads a condition up to the end of its line: nil where it depends on what the translator does not know.
  private struct ConditionReader {
    private let file: SourceFile
    private var index: Int
    private let line: Int

    init(_ file: SourceFile, after directive: Int) {
      (self.file, index, line) = (file, directive + 1, file.line(directive))
    }

    private var next: String {
      index < file.code.count && file.line(index) == line ? file.text(index) : ""
    }
    private mutating func take(_ text: String) -> Bool {
      guard next == text else { return false }
      index += 1
      return true
    }
    /// An operator of two equal characters.
    private mutating func takeTwice(_ text: String) -> Bool {
      guard next == text, file.text(index + 1) == text else { return false }
      index += 2
      return true
    }

    mutating func value() -> Bool? {
      var result = conjunction()
      while takeTwice("|") {
        let other = conjunction()
        result = result == true || other == true ? true : result == false && other == false ? false : nil
      }
      return result
    }
    private mutating func conjunction() -> Bool? {
      var result = operand()
      while takeTwice("&") {
        let other = operand()
        result = result == false || other == false ? false : result == true && other == true ? true : nil
      }
      return result
    }
    private mutating func operand() -> Bool? {
      if take("!") { return operand().map { !$0 } }
      if take("(") {
        let inner = value()
        _ = take(")")
        return inner
      }
      let word = next
      index += 1
      if word == "true" || word == "false" { return word == "true" }
      guard next == "(", let close = file.partner(index) else { return nil }
      let name = file.text(index + 1)
      index = close + 1
      return InactiveCode.known[word]?[name]
    }
  }
}
