/// Adds delegate methods under Swift's names to types that have them under Objective-C's names.
///
/// UIKit finds `@objc(collectionView:layout:sizeForItemAtIndexPath:)` by its selector, whatever its name in Swift is.
/// Here a protocol's requirement is found by its Swift name, so a method of that name calls the one in the source.
struct ObjectiveCNameRewrite {
  private let files: [SourceFile]
  private let declarations: [Declarations]
  private let inheritance: Inheritance
  /// The types with `@objcMembers`.
  private let exposedTypes: Set<String>
  /// The full names of the methods that the target's own protocols require.
  private let required: Set<String>

  /// Reads the target's types and methods.
  init(_ files: [SourceFile], _ declarations: [Declarations], _ inheritance: Inheritance) {
    (self.files, self.declarations, self.inheritance) = (files, declarations, inheritance)
    var (exposed, required): (Set<String>, Set<String>) = ([], [])
    for (file, declared) in zip(files, declarations) {
      for type in declared.types {
        if Self.modifiers(of: type, in: file).contains("objcMembers") { exposed.insert(type.name) }
        guard type.keyword == "protocol" else { continue }
        required.formUnion(declared.methods.filter { type.contains($0) }.map(\.fullName))
      }
    }
    (exposedTypes, self.required) = (exposed, required)
  }

  /// Adds the methods, each on the line on which the source's method ends. Returns the indices of the changed files.
  func apply(_ edits: inout [Edits]) -> Set<Int> {
    var changed: Set<Int> = []
    for each in found where each.isExposed {
      let file = files[each.file]
      guard let open = file.first(["{"], from: each.method.index, to: each.type.close),
        let close = file.partner(open), let text = forwarding(each, body: open)
      else { continue }
      edits[each.file].insert("; " + text, before: file.code[close] + 1)
      changed.insert(each.file)
    }
    return changed
  }

  /// A warning for each method with an old name that neither Objective-C nor Swift finds.
  var warnings: [TranslationError] {
    found.filter { !$0.isExposed && !required.contains($0.method.fullName) }.map { each in
      var warning = files[each.file].error(
        each.method.index,
        "nothing calls \(each.method.fullName), which is called \(each.target.fullName) now")
      warning.severity = "warning"
      return warning
    }
  }

  /// A method whose selector is that of a delegate method with another name.
  private struct Found {
    var file: Int
    var type: TypeDeclaration
    var method: MethodDeclaration
    var target: ObjectiveCNames.Method
    /// Whether Objective-C sees the method.
    var isExposed: Bool
  }

  private var found: [Found] {
    declarations.indices.flatMap { file in
      declarations[file].methods.compactMap { method in
        guard let type = declarations[file].type(around: method.index),
          type.keyword == "class" || type.keyword == "extension",
          files[file].opening(around: method.index) == type.open,
          method.modifiers.isDisjoint(with: ["override", "static", "class"])
        else { return nil }
        let selector = method.selector ?? SelectorRewrite.name(method.name, method.labels)
        guard
          let target = ObjectiveCNames.methods[selector]?.first(where: {
            method.labels.count == $0.labels.count && method.fullName != $0.fullName
              && conforms(type.name, to: $0)
          }), !has(target, like: method, in: type.name)
        else { return nil }
        let isExposed =
          method.modifiers.contains("objc") || exposedTypes.contains(type.name)
          || Self.modifiers(of: type, in: files[file]).contains("objc") && type.keyword == "extension"
        return Found(file: file, type: type, method: method, target: target, isExposed: isExposed)
      }
    }
  }

  /// Whether a class, or one above or below it, declares that it conforms to a method's protocol.
  private func conforms(_ name: String, to method: ObjectiveCNames.Method) -> Bool {
    let below = inheritance.classes.keys.filter { inheritance.isClass($0, below: name) }
    return ([name] + inheritance.targetAncestors(of: name) + below).contains {
      !inheritance.protocols(of: $0).isDisjoint(with: method.protocols)
    }
  }

  /// Whether a type has the method under Swift's name, too.
  private func has(_ target: ObjectiveCNames.Method, like method: MethodDeclaration, in type: String) -> Bool
  {
    zip(files, declarations).contains { file, declared in
      declared.methods.contains {
        $0.type == type && $0.fullName == target.fullName && $0.parameterTypes == method.parameterTypes
      }
    }
  }

  /// The modifiers and attributes of a type.
  static func modifiers(of type: TypeDeclaration, in file: SourceFile) -> Set<String> {
    Set((type.start..<type.index).map { file.text($0) })
  }

  // MARK: Writing

  /// The method with Swift's name; nil for a generic method.
  private func forwarding(_ found: Found, body: Int) -> String? {
    let (file, open) = (files[found.file], found.method.index + 2)
    guard file.text(open) == "(", let close = file.partner(open) else { return nil }
    let parameters = file.parameters(open, close).enumerated().map { index, parameter in
      var parameter = parameter
      if parameter.name == "_" { parameter.name = "value\(index)" }
      parameter.type = parameter.type.withoutDefault
      // No requirement has such a parameter. Of these methods' values, a view alone may be nil.
      if parameter.type == "UIView!" { parameter.type = "UIView?" }
      if parameter.type.hasSuffix("!") { parameter.type.removeLast() }
      return parameter
    }
    let declared = zip(found.target.labels, parameters).map { label, parameter in
      let type = parameter.type == "NSIndexPath" ? "IndexPath" : parameter.type
      return (label == parameter.name ? label : "\(label) \(parameter.name)") + ": " + type
    }
    let values = parameters.map { parameter in
      let value = parameter.name + (parameter.type == "NSIndexPath" ? " as NSIndexPath" : "")
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let result = file.text(close + 1..<body).trimmed
    return "\(access(of: found.type.name)) func \(found.target.name)(\(declared.joined(separator: ", "))) "
      + (result.isEmpty ? "" : result + " ")
      + "{ self.\(found.method.name)(\(values.joined(separator: ", "))) }"
  }

  /// The access level of a witness, which that of its class is. A class of the library is public.
  private func access(of name: String) -> String {
    guard let (file, type) = inheritance.classes[name] else { return "public" }
    return Self.modifiers(of: type, in: files[file]).isDisjoint(with: ["public", "open"])
      ? "internal" : "public"
  }
}
