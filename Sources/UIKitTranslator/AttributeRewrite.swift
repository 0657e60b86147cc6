/// Removes attributes and modifiers that only Objective-C, Interface Builder or an app's launch uses.
enum AttributeRewrite {
  static func apply(
    to file: SourceFile, _ declarations: Declarations, _ classes: ViewClasses, _ edits: inout Edits
  ) throws(TranslationError) {
    for index in file.code.indices {
      if file.text(index) == "@", file.text(index + 1) == "MainActor" {
        removeActor(at: index, of: file, declarations, &edits)
      } else if file.text(index) == "@", file.text(index + 1) == "NSManaged",
        let type = declarations.type(around: index), classes.isLayer(type.name)
      {
        manage(at: index, of: file, &edits)
      } else if file.text(index) == "@", file.kind(index + 1) == .word {
        try removeAttribute(at: index, of: file, &edits)
      } else if file.text(index) == "weak", declarations.type(around: index)?.keyword == "protocol",
        isModifier(index, of: file)
      {
        // Swift does not allow `weak` in a protocol; Objective-C does.
        edits.remove(file.code[index]...file.code[index], of: file)
      } else if file.text(index) == "dynamic", isModifier(index, of: file) {
        edits.remove(file.code[index]...file.code[index], of: file)
      }
    }
  }

  /// Removes `@MainActor` where it would isolate a declaration from the views, which belong to no actor here. In UIKit
  /// all views belong to the main actor, so that the attribute changes nothing there. Asynchronous methods and closures
  /// keep it: without it they would run concurrently with the views.
  private static func removeActor(
    at index: Int, of file: SourceFile, _ declarations: Declarations, _ edits: inout Edits
  ) {
    let isClosure = file.text(index - 1) == "{" && ["in", "[", "("].contains(file.text(index + 2))
    guard !isClosure else { return }
    var keyword = index + 2
    while Words.modifiers.contains(file.text(keyword)) || file.text(keyword) == "@" {
      // `class` before a name declares a class; before another keyword it is a modifier of a member.
      if file.text(keyword) == "class", !Words.modifiers.contains(file.text(keyword + 1)),
        !Words.declarations.contains(file.text(keyword + 1))
      {
        break
      }
      keyword += file.text(keyword) == "@" ? 2 : 1
    }
    if file.text(keyword) == "func" || file.text(keyword) == "init" {
      guard !isAsynchronous(keyword, of: file) else { return }
    }
    edits.remove(file.code[index]...file.code[index + 1], of: file)
    guard let type = declarations.types.first(where: { $0.index == keyword }) else { return }
    for method in declarations.methods
    where type.open < method.index && method.index < type.close && isAsynchronous(method.index, of: file) {
      edits.insert("@MainActor ", before: file.code[method.index])
    }
  }

  /// True if the method whose keyword is at this index is asynchronous.
  private static func isAsynchronous(_ index: Int, of file: SourceFile) -> Bool {
    guard let open = file.first(["("], from: index, to: min(index + 200, file.code.count)),
      let close = file.partner(open)
    else { return false }
    return file.text(close + 1) == "async"
  }

  /// Makes a layer's `@NSManaged` properties computed ones that store their values under their names, so that a change
  /// begins the action of that name. A computed property needs a declaration of its own, so a list of them is split.
  private static func manage(at index: Int, of file: SourceFile, _ edits: inout Edits) {
    guard let keyword = (index..<index + 8).first(where: { file.text($0) == "var" }) else { return }
    var end = keyword + 2
    while file.line(end) == file.line(keyword), end < file.code.count, !["}", ";"].contains(file.text(end)) {
      end = file.end(end)
    }
    edits.remove(file.code[index]...file.code[index + 1], of: file)
    let start = file.start(ofDeclarationAt: keyword)
    let weak = (start..<keyword).first { file.text($0) == "weak" }
    let isWeak = weak != nil
    if let weak { edits.remove(file.code[weak]...file.code[weak], of: file) }
    let modifiers = (start..<keyword).filter {
      $0 != weak && file.text($0) != "@" && file.text($0 - 1) != "@"
    }
    .map {
      file.text($0) + " "
    }.joined()
    // In `a, b: T` the type after `b` applies to `a`, too.
    let colon = file.first([":"], from: keyword, to: end)
    let type = colon.map { colon in file.text(colon..<(file.comma(from: colon, to: end) ?? end)) } ?? ""
    var position = keyword + 1
    while position < end {
      let next = file.comma(from: position, to: end)
      let key = "forKey: \"\(file.text(position))\""
      let isTyped = file.text(position + 1) == ":"
      let kind = isWeak ? "Reference" : "Value"
      edits.insert(
        (isTyped ? "" : type)
          + " { get { managed\(kind)(\(key)) } set { setManaged\(kind)(newValue, \(key)) } }",
        before: file.code[(next ?? end) - 1] + 1)
      if let next { edits.replace(file.code[next]...file.code[next], with: "; \(modifiers)var") }
      position = (next ?? end) + 1
    }
  }

  private static func removeAttribute(at index: Int, of file: SourceFile, _ edits: inout Edits)
    throws(TranslationError)
  {
    let name = file.text(index + 1)
    guard name != "NSManaged" else {
      throw file.error(
        index,
        "@NSManaged is Core Data's, which Apple's platforms alone have; keep this class out of the folder")
    }
    guard Words.attributes.contains(name) else { return }
    var last = index + 1
    // The arguments follow without a space; a parenthesis after a space does not belong to the attribute.
    if file.code[last] + 1 == file.code.dropFirst(last + 1).first, file.text(last + 1) == "(",
      let close = file.partner(last + 1)
    {
      last = close
    }
    edits.remove(file.code[index]...file.code[last], of: file)
  }

  /// Distinguishes a modifier from a name: the token before a modifier ends a declaration or belongs to the same one.
  static func isModifier(_ index: Int, of file: SourceFile) -> Bool {
    let next = file.text(index + 1)
    guard file.kind(index) == .word, file.kind(index + 1) == .word || next == "@",
      next == "@" || Words.modifiers.contains(next) || Words.declarations.contains(next)
    else { return false }
    guard index > 0 else { return true }
    let before = file.text(index - 1)
    if file.line(index - 1) < file.line(index) {
      return ![".", "=", "(", ",", ":", "->", "&", "|", "+", "-", "return"].contains(before)
    }
    if before == ")", let open = file.partner(index - 1) { return isBeforeArguments(open - 1, of: file) }
    return ["{", "}", ";"].contains(before) || Words.modifiers.contains(before) || file.text(index - 2) == "@"
  }

  private static func isBeforeArguments(_ index: Int, of file: SourceFile) -> Bool {
    file.text(index - 1) == "@" || Words.modifiers.contains(file.text(index))
  }
}
