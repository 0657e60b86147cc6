/// Replaces `#selector(…)` by a typed `Selector`, and `#keyPath(…)` by a string.
struct SelectorRewrite {
  /// Every method of the sources, by its base name.
  let methods: [String: [MethodDeclaration]]
  /// The full names of the optional requirements that the sources declare.
  let optionalNames: Set<String>

  /// Rewrites the selectors and key paths of a file. Returns true if there were any selectors.
  func apply(to file: SourceFile, _ declarations: Declarations, _ edits: inout Edits)
    throws(TranslationError) -> Bool
  {
    var found = false
    for index in file.code.indices where file.kind(index) == .directive {
      guard ["#selector", "#keyPath"].contains(file.text(index)), file.text(index + 1) == "(",
        let close = file.partner(index + 1)
      else { continue }
      let inside = index + 2..<close
      let text: String
      if file.text(index) == "#selector" {
        text = try selector(inside, at: index, of: file, declarations.type(around: index))
        found = true
      } else {
        text = keyPath(inside, of: file)
      }
      edits.replace(file.code[index]...file.code[close], with: text)
    }
    return found
  }

  /// `CALayer.cornerRadius` is "cornerRadius": the type's name does not belong to the path.
  private func keyPath(_ inside: Range<Int>, of file: SourceFile) -> String {
    var names = inside.map { file.text($0) }.filter { $0 != "." && $0 != "?" && $0 != "!" }
    while names.count > 1, names[0].first?.isUppercase ?? false { names.removeFirst() }
    return OptionalMethodRewrite.literal(names.joined(separator: "."))
  }

  // MARK: Selectors

  private func selector(
    _ whole: Range<Int>, at index: Int, of file: SourceFile, _ type: TypeDeclaration?
  ) throws(TranslationError) -> String {
    var inside = whole
    var accessor = ""
    if ["getter", "setter"].contains(file.text(inside.lowerBound)), file.text(inside.lowerBound + 1) == ":" {
      accessor = file.text(inside.lowerBound)
      inside = inside.lowerBound + 2..<inside.upperBound
    }
    var cast = ""
    if let word = file.first(["as"], from: inside.lowerBound, to: inside.upperBound) {
      cast = file.text(word + 1..<inside.upperBound)
      while cast.hasSuffix("?") || cast.hasSuffix("!") { cast.removeLast() }
      inside = inside.lowerBound..<word
    }
    while file.text(inside.lowerBound) == "(", file.partner(inside.lowerBound) == inside.upperBound - 1 {
      inside = inside.lowerBound + 1..<inside.upperBound - 1
    }
    // Splits the reference into its labels, the name before them, and the expression before the name.
    var labels: [String]?
    var last = inside.upperBound - 1
    if file.text(last) == ")", let open = file.partner(last) {
      labels = (open + 1..<last).map { file.text($0) }.filter { $0 != ":" }
      last = open - 1
    }
    guard inside.contains(last), file.kind(last) == .word,
      last == inside.lowerBound || file.text(last - 1) == "."
    else {
      throw file.error(
        index, "this form of #selector is not covered; name a method: #selector(Type.method(_:))")
    }
    let name = file.text(last)
    let call = file.text(last..<inside.upperBound).filter { $0 != " " && $0 != "\n" }
    let root = last > inside.lowerBound ? inside.lowerBound..<last - 1 : inside.lowerBound..<inside.lowerBound
    return try write(
      Reference(
        name: name, labels: labels, call: call, root: file.text(root), isValue: isValue(root, of: file),
        cast: cast, accessor: accessor), at: index, of: file, type)
  }

  private struct Reference {
    var name: String
    var labels: [String]?
    /// The name with its labels, as the source writes them.
    var call: String
    /// The expression before the name; empty for a member of the enclosing type.
    var root: String
    var isValue: Bool
    var cast: String
    var accessor: String
  }

  /// Types begin with a capital letter, values do not.
  private func isValue(_ root: Range<Int>, of file: SourceFile) -> Bool {
    guard let first = root.first, let last = root.last else { return false }
    if root.count == 1, file.text(first) == "self" || file.text(first) == "Self" { return false }
    return
      !(file.kind(last) == .word && (file.text(last).first?.isUppercase ?? false)
      || file.text(last) == ">")
  }

  private func write(
    _ reference: Reference, at index: Int, of file: SourceFile, _ type: TypeDeclaration?
  ) throws(TranslationError) -> String {
    guard reference.root != "super" else {
      throw file.error(index, "#selector of super is not covered; name the class: #selector(Type.method(_:))")
    }
    var root = reference.root
    if root.isEmpty || root == "self" {
      guard let type else {
        throw file.error(index, "#selector is outside of a type here; name one: #selector(Type.method(_:))")
      }
      root = type.keyword == "protocol" ? "Self" : type.name
    }
    let fullName = reference.name + "(" + (reference.labels ?? []).map { $0 + ":" }.joined() + ")"
    guard !optionalNames.contains(reference.labels == nil ? reference.name : fullName) else {
      throw file.error(
        index,
        "whether an optional method is implemented cannot be asked here; call it with "
          + "`\(reference.name)?(…)` and compare the result with nil")
    }
    let name = OptionalMethodRewrite.literal(self.name(of: reference, in: root))
    switch reference.accessor {
    case "getter": return "Selector(\(name), getter: \\\(root).\(reference.name))"
    case "setter": return "Selector(\(name), setter: \\\(root).\(reference.name))"
    default: break
    }
    if reference.isValue {
      let cast = reference.cast.isEmpty ? "" : " as \(reference.cast)"
      return "Selector(\(name), of: \(root), { $0.\(reference.call)\(cast) })"
    }
    var cast = reference.cast
    // For a method of the enclosing type the cast leaves out the object's type.
    if !cast.isEmpty, reference.root.isEmpty || reference.root == "self" {
      cast = "(\(root)) -> \(cast)"
    }
    return "Selector(\(name), \(root).\(reference.call)\(cast.isEmpty ? "" : " as \(cast)"))"
  }

  /// Objective-C's name of a method: the one in `@objc(…)`, or one made from the labels.
  private func name(of reference: Reference, in root: String) -> String {
    switch reference.accessor {
    case "getter": return reference.name
    case "setter": return "set" + Self.capitalized(reference.name) + ":"
    default: break
    }
    let named = (methods[reference.name] ?? []).filter {
      reference.labels == nil || reference.labels == $0.labels
    }
    let inRoot = named.filter { $0.type == root || root.hasSuffix("." + $0.type) }
    let method = inRoot.first ?? named.first
    if let selector = method?.selector { return selector }
    guard let labels = reference.labels ?? method?.labels else { return reference.name }
    return Self.name(reference.name, labels)
  }

  /// Objective-C's name of a method, made from its base name and labels.
  static func name(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var name = name
    if first != "_" {
      name += prepositions.contains { first.hasPrefix($0) } ? "" : "With"
      name += capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// Objective-C's name gets no "With" before a label that begins with one of these.
  private static let prepositions = [
    "with", "for", "from", "to", "in", "at", "by", "of", "on", "using", "into", "as", "and", "after",
    "before",
  ]

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
