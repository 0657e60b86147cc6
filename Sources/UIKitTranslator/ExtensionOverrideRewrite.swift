/// Lets subclasses override a member that an extension of one of UIKit's classes declares:
/// `extension UIView { func mark() {} }` and `extension UILabel { override func mark() {} }`.
///
/// Objective-C looks methods up by name, so that a subclass can override an extension's member. Swift calls the member
/// of the static type. The member therefore becomes a dispatcher, which looks for the nearest class with an
/// implementation, and the name of each implementation includes its class.
struct ExtensionOverrideRewrite {
  /// The indices of the `override` keywords that were removed, by file.
  private(set) var removedOverrides: [Int: Set<Int>] = [:]

  private let files: [SourceFile]
  private let declarations: [Declarations]
  private let inheritance: Inheritance
  private let members: [Member]
  /// The extensions' members that subclasses override, each with its overrides.
  private var groups: [(base: Member, overrides: [Member])] = []

  /// Finds the members that subclasses override.
  init(_ files: [SourceFile], _ declarations: [Declarations], _ inheritance: Inheritance) {
    (self.files, self.declarations, self.inheritance) = (files, declarations, inheritance)
    members = files.indices.flatMap { Member.all(in: files[$0], fileIndex: $0, declarations[$0]) }
    let bases = members.filter {
      $0.override == nil && $0.type.keyword == "extension" && inheritance.classes[$0.type.name] == nil
    }
    var candidates: [Int: [Member]] = [:]
    for member in members {
      guard let word = member.override, let base = base(of: member, among: bases) else { continue }
      candidates[base, default: []].append(member)
      removedOverrides[member.file, default: []].insert(word)
    }
    groups = candidates.sorted { $0.key < $1.key }.map { (bases[$0.key], $0.value) }
  }

  /// The index of the member that another one overrides. Among overloads it is the one with the same parameter types,
  /// and among several classes the nearest one.
  private func base(of member: Member, among bases: [Member]) -> Int? {
    let type = member.type.name
    var candidates = bases.indices.filter {
      bases[$0].key == member.key && isAbove(bases[$0].type.name, type)
        && !isDeclared(member.key, above: type)
    }
    let sameTypes = candidates.filter { bases[$0].types == member.types }
    if !sameTypes.isEmpty { candidates = sameTypes }
    let ancestors = inheritance.ancestors(of: type)
    func distance(_ base: Int) -> Int { ancestors.firstIndex(of: bases[base].type.name) ?? ancestors.count }
    return candidates.min { distance($0) < distance($1) }
  }

  private func isAbove(_ base: String, _ type: String) -> Bool {
    type != base && (base == "NSObject" || inheritance.isClass(type, below: base))
  }
  /// True if a class of the target between a type and UIKit's classes declares the member itself.
  private func isDeclared(_ key: String, above type: String) -> Bool {
    let above = inheritance.targetAncestors(of: type)
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
      renameToImplementation(base, file, &edits[base.file])
      for each in overrides {
        let file = files[each.file]
        if let word = each.override { edits[each.file].remove(file.code[word]...file.code[word], of: file) }
        renameToImplementation(each, file, &edits[each.file])
      }
    }
    for fileIndex in files.indices { try rewriteSuperCalls(in: fileIndex, &edits[fileIndex]) }
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

  private func implementationName(_ member: Member) -> String { implementationName(member, member.type.name) }
  private func implementationName(_ member: Member, _ type: String) -> String {
    member.name + "__" + type.replacing(".", with: "_")
  }
  private func renameToImplementation(_ member: Member, _ file: SourceFile, _ edits: inout Edits) {
    let word = file.code[member.index + 1]
    edits.replace(word...word, with: implementationName(member))
  }

  /// The member that dispatches to the nearest implementation, and one that starts above a given class, on one line.
  private func dispatch(_ base: Member, _ overrides: [Member], _ file: SourceFile) -> String {
    let access = (base.start..<base.index).map { file.text($0) }.first { Words.access.contains($0) }
    let modifier = access.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
    let innerModifier = ["private", "fileprivate"].contains(access) ? "fileprivate " : ""
    let isDiscardable = (base.start..<base.index).contains { file.text($0) == "discardableResult" }
    let discardable = isDiscardable ? "@discardableResult " : ""
    let list = overrides.map { $0.type.name + ".self" }.joined(separator: ", ")
    let nearest = "ExtensionOverride.nearest(above, [\(list)])"
    let name = base.name
    let above = name + "__above"
    func switchCases(_ write: (_ object: String, _ implementationName: String) -> String) -> String {
      var text = "switch \(nearest) { "
      for (index, each) in overrides.enumerated() {
        text +=
          "case \(index): \(write("unsafeDowncast(self, to: \(each.type.name).self)", implementationName(base, each.type.name))); "
      }
      return text + "default: \(write("self", implementationName(base))) } "
    }
    if base.isMethod, let forwarding = Forwarding(file, at: base.index, body: base.open) {
      let (values, call) = (forwarding.values, forwarding.prefix)
      return
        "\(discardable)\(modifier)func \(name)\(forwarding.signature) \(forwarding.effects){ \(call)\(above)(type(of: self)\(values.isEmpty ? "" : ", ")\(values)) }; "
        + "\(discardable)\(innerModifier)func \(above)(_ above: AnyClass?\(forwarding.declared)) \(forwarding.effects){ "
        + switchCases { "return \(call)\($0).\($1)(\(values))" } + "}; "
    }
    let type = file.text(base.index + 3..<base.open)
    let isSettable = file.setter(in: base.open...base.close) != nil
    var text = "\(modifier)var \(name): \(type) { get { \(above)(type(of: self)) } "
    if isSettable { text += "set { \(above)(type(of: self), newValue) } " }
    text +=
      "}; \(innerModifier)func \(above)(_ above: AnyClass?) -> \(type) { "
      + switchCases { "return \($0).\($1)" } + "}; "
    if isSettable {
      text +=
        "\(innerModifier)func \(above)(_ above: AnyClass?, _ value: \(type)) { "
        + switchCases { "\($0).\($1) = value" }
        + "}; "
    }
    return text
  }

  /// Makes `super.member` call the implementation above the class that contains the call. Without that the dispatcher
  /// would start at the object's class and call the same implementation again.
  private func rewriteSuperCalls(in fileIndex: Int, _ edits: inout Edits) throws(TranslationError) {
    guard !groups.isEmpty else { return }
    let file = files[fileIndex]
    for index in file.code.indices where file.text(index) == "super" && file.text(index + 1) == "." {
      guard let type = declarations[fileIndex].type(around: index),
        let base = groups.map(\.base).first(where: { isCalled($0, at: index + 2, in: type.name, file) })
      else { continue }
      let start = "ExtensionOverride.superclass(of: \(type.name).self)"
      let tokens = file.code[index]...file.code[index + 2]
      let above = "self.\(base.name)__above"
      if !base.isMethod {
        guard file.text(index + 3) != "=" || file.text(index + 4) == "=" else {
          throw file.error(
            index,
            "setting `super`'s property that an extension declares is not covered; set what it stands for")
        }
        edits.replace(tokens, with: "\(above)(\(start))")
      } else if file.text(index + 3) == "{" {
        edits.replace(tokens, with: "\(above)(\(start))")
      } else {
        edits.replace(tokens, with: above)
        edits.insert(start + (file.text(index + 4) == ")" ? "" : ", "), before: file.code[index + 4])
      }
    }
  }

  /// True if a name after `super.`, in a type, is the member's.
  private func isCalled(_ base: Member, at index: Int, in type: String, _ file: SourceFile) -> Bool {
    guard file.text(index) == base.name, isAbove(base.type.name, type), !isDeclared(base.key, above: type)
    else { return false }
    guard base.isMethod else { return file.text(index + 1) != "(" }
    if file.text(index + 1) == "{" { return true }
    guard file.text(index + 1) == "(", let close = file.partner(index + 1) else { return false }
    // A call may leave out parameters with defaults, and a trailing closure.
    var labels = base.labels[...]
    for label in file.argumentLabels(index + 1, close) {
      guard let match = labels.firstIndex(of: label) else { return false }
      labels = labels[(match + 1)...]
    }
    return true
  }
}

extension SourceFile {
  /// The index of `set` in a computed property's body, which includes its braces; nil for one that is only read.
  func setter(in body: ClosedRange<Int>) -> Int? {
    var index = body.lowerBound + 1
    while index < body.upperBound {
      if text(index) == "set", ["{", "("].contains(text(index + 1)) { return index }
      index = end(index)
    }
    return nil
  }

  /// The labels of a call's arguments between two brackets; `_` for an argument without a label.
  fileprivate func argumentLabels(_ open: Int, _ close: Int) -> [String] {
    var (labels, start) = ([String](), open + 1)
    while start < close {
      labels.append(text(start + 1) == ":" && kind(start) == .word ? text(start) : "_")
      start = (comma(from: start, to: close) ?? close) + 1
    }
    return labels
  }
}
