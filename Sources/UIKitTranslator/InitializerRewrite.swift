/// Makes objects of a class that is known only while the program runs: `type.init(frame: rect)` and `Self.init(nibName: name,
/// bundle: bundle)`.
///
/// Swift calls initialisers of a metatype only where they are `required`, which UIKit's are not. The library has functions in their
/// place, which go to the class's own initialiser.
enum InitializerRewrite {
  /// Writes `made(…)` in place of `init(…)` after a value's name or `Self`.
  static func apply(to file: SourceFile, _ edits: inout Edits) {
    for index in file.code.indices
    where file.text(index) == "init" && file.text(index - 1) == "." && file.text(index + 1) == "("
      && file.text(index + 3) == ":"
    {
      let name = file.text(index - 2)
      let isMetatype = name == "Self" || file.kind(index - 2) == .word && name.first?.isLowercase == true
      guard isMetatype, !["super", "self"].contains(name), file.text(index - 3) != ".",
        let close = file.partner(index + 1),
        // A view's own initialisers have more arguments, and are `required` or the compiler's to refuse.
        file.text(index + 2) == "nibName"
          || file.text(index + 2) == "frame" && !hasComma(index + 4..<close, file)
      else { continue }
      let word = file.code[index]
      edits.replace(word...word, with: "made")
    }
  }

  private static func hasComma(_ range: Range<Int>, _ file: SourceFile) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if file.text(index) == "," { return true }
      index = file.end(index)
    }
    return false
  }
}
