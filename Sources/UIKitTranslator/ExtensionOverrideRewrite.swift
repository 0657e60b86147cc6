/// Lets subclasses override what an extension of one of UIKit's classes declares: `extension UIView { func mark() {} }` and
/// `extension UILabel { override func mark() {} }`.
///
/// Objective-C looks methods up by name, so that extensions' members can be overridden. Swift's are called by the type that the compiler
/// knows. The member therefore becomes one that looks for the nearest class that has a form of its own, and each form gets the name of its
/// class.
struct ExtensionOverrideRewrite {
  /// The places of the words `override` that go, by file.
  private(set) var handled: [Int: Set<Int>] = [:]

  private let files: [SourceFile]
  /// Each member of an extension that is overridden, with its overrides.
  private var groups: [(base: Member, overrides: [Member])] = []

  /// Finds what is overridden.
  init(_ files: [SourceFile], _ declarations: [Declarations], _ classes: ViewClasses) {
    self.files = files
    let members = files.indices.flatMap { Member.all(in: files[$0], at: $0, declarations[$0]) }
    let own = Set(declarations.flatMap { $0.types.filter { $0.keyword == "class" }.map(\.name) })
    let overrides = Dictionary(grouping: members.filter { $0.override != nil }, by: \.key)
    for base in members
    where base.override == nil && base.type.keyword == "extension" && !own.contains(base.type.name) {
      let found = overrides[base.key, default: []].filter {
        $0.type.name != base.type.name && classes.areRelated($0.type.name, base.type.name)
          && !Self.isDeclared(base.key, above: $0.type.name, members, classes)
      }
      guard !found.isEmpty else { continue }
      groups.append((base, found))
      for each in found { handled[each.file, default: []].insert(each.override ?? each.start) }
    }
  }

  /// Whether a class of the target's between a type and UIKit's own declares the member itself.
  private static func isDeclared(
    _ key: String, above type: String, _ members: [Member], _ classes: ViewClasses
  ) -> Bool {
    let above = classes.ancestors(of: type)
    return members.contains {
      $0.key == key && $0.override == nil && above.contains($0.type.name) && $0.type.keyword == "class"
    }
  }

  /// Rewrites the members and their overrides.
  func apply(_ edits: inout [Edits]) throws(TranslationError) {
    for (base, overrides) in groups {
      let file = files[base.file]
      try checkObservers(overrides)
      edits[base.file].insert(dispatch(base, overrides, file), before: file.code[base.start])
      rename(base, file, &edits[base.file])
      for each in overrides {
        let file = files[each.file]
        if let word = each.override { edits[each.file].remove(file.code[word]...file.code[word], of: file) }
        rename(each, file, &edits[each.file])
        try callAbove(each, file, &edits[each.file])
      }
    }
  }

  private func checkObservers(_ overrides: [Member]) throws(TranslationError) {
    for each in overrides where !each.isMethod {
      let first = files[each.file].text(each.open + 1)
      guard first != "didSet", first != "willSet" else {
        throw files[each.file].error(
          each.index,
          "observers of a property that an extension declares are not covered; write its `get` and `set`")
      }
    }
  }

  private func form(_ member: Member) -> String { form(member, member.type.name) }
  private func form(_ member: Member, _ type: String) -> String {
    member.name + "__" + type.replacing(".", with: "_")
  }
  private func rename(_ member: Member, _ file: SourceFile, _ edits: inout Edits) {
    let word = file.code[member.index + 1]
    edits.replace(word...word, with: form(member))
  }

  /// The member that looks for the nearest form, and one that looks above a class, in one line.
  private func dispatch(_ base: Member, _ overrides: [Member], _ file: SourceFile) -> String {
    let access = (base.start..<base.index).map { file.text($0) }.first { Words.access.contains($0) }
    let word = access.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
    let inner = ["private", "fileprivate"].contains(access) ? "fileprivate " : ""
    let isDiscardable = (base.start..<base.index).contains { file.text($0) == "discardableResult" }
    let discardable = isDiscardable ? "@discardableResult " : ""
    let list = overrides.map { $0.type.name + ".self" }.joined(separator: ", ")
    let nearest = "ExtensionOverride.nearest(above, [\(list)])"
    let name = base.name
    let above = name + "__above"
    func cases(_ write: (_ object: String, _ form: String) -> String) -> String {
      var text = "switch \(nearest) { "
      for (place, each) in overrides.enumerated() {
        text +=
          "case \(place): \(write("unsafeDowncast(self, to: \(each.type.name).self)", form(base, each.type.name))); "
      }
      return text + "default: \(write("self", form(base))) } "
    }
    if base.isMethod {
      let open = base.index + 2
      let close = file.partner(open) ?? open
      let parameters = file.parameters(open, close)
      let effects = file.text(close + 1..<base.open)
      let spaced = effects.isEmpty ? "" : effects + " "
      let call = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
      let values = parameters.map { each in
        let value = (each.type.trimmed.hasPrefix("inout ") ? "&" : "") + each.name
        return each.label == "_" ? value : "\(each.label): \(value)"
      }.joined(separator: ", ")
      let declared = parameters.map { each in
        let names = each.label == each.name ? each.name : "\(each.label) \(each.name)"
        return ", \(names): \(each.type.withoutDefault)"
      }.joined()
      let signature = file.text(open..<close + 1)
      return
        "\(discardable)\(word)func \(name)\(signature) \(spaced){ \(call)\(above)(type(of: self)\(values.isEmpty ? "" : ", ")\(values)) }; "
        + "\(discardable)\(inner)func \(above)(_ above: AnyClass?\(declared)) \(spaced){ "
        + cases { "return \(call)\($0).\($1)(\(values))" } + "}; "
    }
    let type = file.text(base.index + 3..<base.open)
    let isSettable = setter(of: base, file) != nil
    var text = "\(word)var \(name): \(type) { get { \(above)(type(of: self)) } "
    if isSettable { text += "set { \(above)(type(of: self), newValue) } " }
    text +=
      "}; \(inner)func \(above)(_ above: AnyClass?) -> \(type) { " + cases { "return \($0).\($1)" } + "}; "
    if isSettable {
      text +=
        "\(inner)func \(above)(_ above: AnyClass?, _ value: \(type)) { " + cases { "\($0).\($1) = value" }
        + "}; "
    }
    return text
  }

  private func setter(of member: Member, _ file: SourceFile) -> Int? {
    var index = member.open + 1
    while index < member.close {
      if file.text(index) == "set", ["{", "("].contains(file.text(index + 1)) { return index }
      index = file.end(index)
    }
    return nil
  }

  /// Writes calls of `super` as calls of the form above the class.
  private func callAbove(_ member: Member, _ file: SourceFile, _ edits: inout Edits) throws(TranslationError)
  {
    let start = "ExtensionOverride.superclass(of: \(member.type.name).self)"
    for index in member.open..<member.close
    where file.text(index) == "super" && file.text(index + 1) == "." && file.text(index + 2) == member.name {
      let tokens = file.code[index]...file.code[index + 2]
      if member.isMethod {
        guard file.text(index + 3) == "(" else { continue }
        edits.replace(tokens, with: "self.\(member.name)__above")
        edits.insert(start + (file.text(index + 4) == ")" ? "" : ", "), before: file.code[index + 4])
      } else {
        guard file.text(index + 3) != "=" || file.text(index + 4) == "=" else {
          throw file.error(
            index,
            "setting `super`'s property that an extension declares is not covered; set what it stands for")
        }
        edits.replace(tokens, with: "self.\(member.name)__above(\(start))")
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
  /// A parameter's type without the value after it.
  fileprivate var withoutDefault: String {
    var (depth, text) = (0, "")
    for character in self {
      if "([{<".contains(character) { depth += 1 }
      if ")]}>".contains(character) { depth -= 1 }
      if character == "=", depth <= 0 { break }
      text.append(character)
    }
    return text.trimmed
  }
}
