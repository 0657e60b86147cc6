/// Makes objects of a class that is known only at run time: `type.init(frame: rect)`,
/// `Self.init(nibName: name, bundle: bundle)`, and `Content(frame: rect)` or `Item()` where the name is a type
/// parameter. It rewrites `Timer()`, too, which only Apple's Foundation has.
///
/// Swift calls an initialiser through a metatype only if it is `required`, and UIKit's are not. The library has
/// functions instead, which call the class's initialiser.
struct InitializerRewrite {
  /// The target's views and controllers.
  let classes: ViewClasses
  /// The second labels of the timers that the library makes, by the first one.
  private static let timerLabels = ["timeInterval": ["target", "repeats"], "fireAt": ["interval"]]

  /// Replaces `init(…)` after a metatype's name or `Self` by `made(…)`, and a call of a type parameter of views or
  /// controllers by `made(…)` on it.
  func apply(to file: SourceFile, _ declarations: Declarations, _ edits: inout Edits) {
    var rewritten: Set<Int> = []
    let declaresTimer = classes.inheritance.names.contains("Timer")
    for parameter in typeParameters(of: file) { rewriteCalls(parameter, in: file, &edits, &rewritten) }
    for index in file.code.indices where file.text(index + 1) == "(" && !rewritten.contains(index) {
      if !declaresTimer, file.text(index) == "Timer", let close = file.partner(index + 1),
        let comma = file.comma(from: index + 2, to: close),
        Self.timerLabels[file.text(index + 2)]?.contains(file.text(comma + 1)) == true
      {
        edits.replace(file.code[index]...file.code[index], with: "Timer.made")
      } else if !declaresTimer, file.text(index) == "Timer", file.text(index + 2) == ")",
        file.text(index - 1) != ".",
        !Words.declarations.contains(file.text(index - 1))
      {
        // A timer that never fires.
        edits.insert("timeInterval: 0, repeats: false, block: { _ in }", before: file.code[index + 2])
      } else if !declaresTimer, file.text(index) == "scheduledTimer", file.text(index - 1) == ".",
        file.text(index + 2) == "withTimeInterval"
      {
        edits.replace(file.code[index]...file.code[index], with: "made")
      } else if file.text(index) == "init", file.text(index - 1) == "." {
        rewriteMetatypeCall(index, in: file, declarations, &edits)
      } else if file.text(index) == "Self", isFrameAlone(index + 1, in: file),
        isView(index, in: file, declarations)
      {
        edits.replace(file.code[index]...file.code[index], with: "Self.made")
      }
    }
  }

  private func rewriteMetatypeCall(
    _ index: Int, in file: SourceFile, _ declarations: Declarations, _ edits: inout Edits
  ) {
    // In `types[name]!.init()` the collection's name determines the class.
    var before = index - 2
    if ["!", "?"].contains(file.text(before)) { before -= 1 }
    if file.text(before) == "]", let open = file.partner(before) { before = open - 1 }
    let name = file.text(before)
    let isMetatype = name == "Self" || file.kind(before) == .word && name.first?.isLowercase == true
    guard isMetatype, !["super", "self"].contains(name) else { return }
    if name == "Self", file.text(index + 2) == "frame", !isView(index, in: file, declarations) { return }
    let word = file.code[index]
    if file.text(index + 2) == ")" {
      guard let kind = classes.metatype(name) else { return }
      edits.replace(word...word, with: kind.function)
      edits.insert(kind.arguments, before: file.code[index + 2])
    } else if file.text(before - 1) != "." || classes.metatype(name) != nil,
      file.text(index + 2) == "nibName" && file.text(index + 3) == ":" || isFrameAlone(index + 1, in: file)
    {
      edits.replace(word...word, with: "made")
    }
  }

  /// True if `frame:` is the only argument. Initialisers that a view declares itself have other arguments; the compiler
  /// accepts them if they are `required`.
  private func isFrameAlone(_ open: Int, in file: SourceFile) -> Bool {
    guard file.text(open + 1) == "frame", file.text(open + 2) == ":", let close = file.partner(open) else {
      return false
    }
    return file.first([","], from: open + 3, to: close) == nil
  }

  /// True if `Self` is a view: in a view's class, in an extension of it, or in a protocol extension that is limited to
  /// views.
  private func isView(_ index: Int, in file: SourceFile, _ declarations: Declarations) -> Bool {
    guard let type = declarations.type(around: index) else { return false }
    if classes.kind(of: type.name) == .view { return true }
    return (type.index..<type.open).contains {
      file.text($0) == "Self" && [":", "="].contains(file.text($0 + 1))
        && classes.kind(of: file.text($0 + (file.text($0 + 2) == "=" ? 3 : 2))) == .view
    }
  }

  /// A type parameter whose types are views or controllers, with its scope.
  private struct TypeParameter {
    var name: String
    var kind: ViewClasses.Kind
    var range: Range<Int>
  }

  private func typeParameters(of file: SourceFile) -> [TypeParameter] {
    var found: [TypeParameter] = []
    for index in file.code.indices
    where file.text(index) == "<" && file.kind(index - 1) == .word
      && ["func", "class", "struct", "enum", "extension"].contains(file.text(index - 2))
    {
      guard let open = file.first(["{"], from: index), let close = file.partner(open) else { continue }
      var position = index + 1
      while position < open, file.text(position) != ">" {
        if file.text(position + 1) == ":", ["<", ","].contains(file.text(position - 1)),
          let kind = classes.kind(of: file.text(position + 2))
        {
          found.append(TypeParameter(name: file.text(position), kind: kind, range: index..<close))
        }
        position += 1
      }
      // Reads `where T: UIView`. A protocol's requirement has no body, so that it ends before the next opening brace.
      position = file.first(["where", "}", ";"], from: position, to: open) ?? open
      while position < open, file.text(position) != "}" {
        if file.text(position + 1) == ":", ["where", ","].contains(file.text(position - 1)),
          let kind = classes.kind(of: file.text(position + 2))
        {
          found.append(TypeParameter(name: file.text(position), kind: kind, range: index..<close))
        }
        position += 1
      }
    }
    return found
  }

  private func rewriteCalls(
    _ parameter: TypeParameter, in file: SourceFile, _ edits: inout Edits, _ rewritten: inout Set<Int>
  ) {
    let metatypes = parameter.range.filter {
      file.text($0 + 1) == ":" && file.text($0 + 2) == parameter.name && file.text($0 + 3) == "."
        && file.text($0 + 4) == "Type"
    }.map { file.text($0) }
    for index in parameter.range where file.text(index + 1) == "(" {
      let isName = file.text(index) == parameter.name && file.text(index - 1) != "."
      let isMetatype =
        file.text(index) == "init" && file.text(index - 1) == "."
        && (metatypes.contains(file.text(index - 2)) || file.text(index - 2) == parameter.name)
      let isEmpty = file.text(index + 2) == ")"
      let isNib = parameter.kind == .controller && file.text(index + 2) == "nibName"
      let isKnown = isEmpty || isNib || parameter.kind == .view && isFrameAlone(index + 1, in: file)
      guard isName || isMetatype, isKnown, rewritten.insert(index).inserted else { continue }
      let word = file.code[index]
      let function = parameter.kind.function
      edits.replace(word...word, with: isName ? "\(parameter.name).\(function)" : function)
      if isEmpty { edits.insert(parameter.kind.arguments, before: file.code[index + 2]) }
    }
  }
}
