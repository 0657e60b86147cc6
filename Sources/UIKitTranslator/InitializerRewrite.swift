/// Makes objects of a class that is known only while the program runs: `type.init(frame: rect)` and `Self.init(nibName: name,
/// bundle: bundle)`.
///
/// Swift calls initialisers of a metatype only where they are `required`, which UIKit's are not. The library has functions in their
/// place, which go to the class's own initialiser.
enum InitializerRewrite {
  /// Writes `made(…)` in place of `init(…)` after a value's name or `Self`, and in place of `T()` for a type parameter of views or
  /// controllers.
  static func apply(to file: SourceFile, _ edits: inout Edits) {
    for parameter in typeParameters(of: file) { make(parameter, in: file, &edits) }
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

  /// A type parameter whose types are views or controllers, with where it holds.
  private struct TypeParameter {
    var name: String
    var isController: Bool
    var range: Range<Int>
    /// What `made` is called with.
    var arguments: String { isController ? "nibName: nil, bundle: nil" : "frame: .zero" }
  }

  private static func typeParameters(of file: SourceFile) -> [TypeParameter] {
    var found: [TypeParameter] = []
    for index in file.code.indices
    where file.text(index) == "<" && file.kind(index - 1) == .word
      && ["func", "class", "struct", "enum", "extension"].contains(file.text(index - 2))
    {
      guard let open = file.first(["{"], from: index), let close = file.partner(open) else { continue }
      var place = index + 1
      while place < open, file.text(place) != ">" {
        if file.text(place + 1) == ":", ["<", ","].contains(file.text(place - 1)) {
          let bound = file.text(place + 2)
          let isController = bound.hasSuffix("Controller")
          if bound.hasPrefix("UI"), isController || views.contains(where: bound.hasSuffix) {
            found.append(
              TypeParameter(name: file.text(place), isController: isController, range: index..<close))
          }
        }
        place += 1
      }
    }
    return found
  }
  /// How the names of UIKit's views end.
  private static let views = [
    "View", "Cell", "Label", "Button", "Control", "Field", "Switch", "Slider", "Bar", "Stepper", "Window",
  ]

  private static func make(_ parameter: TypeParameter, in file: SourceFile, _ edits: inout Edits) {
    let metatypes = parameter.range.filter {
      file.text($0 + 1) == ":" && file.text($0 + 2) == parameter.name && file.text($0 + 3) == "."
        && file.text($0 + 4) == "Type"
    }.map { file.text($0) }
    for index in parameter.range where file.text(index + 1) == "(" && file.text(index + 2) == ")" {
      let isName = file.text(index) == parameter.name && file.text(index - 1) != "."
      let isMetatype =
        file.text(index) == "init" && file.text(index - 1) == "."
        && (metatypes.contains(file.text(index - 2)) || file.text(index - 2) == parameter.name)
      guard isName || isMetatype else { continue }
      let word = file.code[index]
      edits.replace(word...word, with: isName ? parameter.name + ".made" : "made")
      edits.insert(parameter.arguments, before: file.code[index + 2])
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
