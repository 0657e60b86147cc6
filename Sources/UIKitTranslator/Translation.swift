/// Rewrites the sources of one target, which were written for Apple's platforms, so that they compile without
/// Objective-C. A file that needs no change keeps every token.
struct Translation {
  private let files: [SourceFile]
  private let declarations: [Declarations]
  /// Warnings of methods with older names.
  private let nameWarnings: [TranslationError]

  /// Reads sources, each with its path for error messages.
  init(_ sources: [(path: String, text: String)]) {
    var files = sources.map { SourceFile(path: $0.path, source: $0.text) }
    var declarations = files.map { Declarations(of: $0) }
    /// Makes changes that the other rewrites read as if they were in the source.
    func prepare(_ rewrite: (inout [Edits]) -> Set<Int>) {
      var edits = files.map { _ in Edits() }
      for index in rewrite(&edits) {
        let text = edits[index].text(0..<files[index].tokens.count, of: files[index])
        files[index] = SourceFile(path: files[index].path, source: text)
        declarations[index] = Declarations(of: files[index])
      }
    }
    prepare(
      FlowDelegateRewrite(
        files: files, declarations: declarations, inheritance: Inheritance(declarations)
      ).apply)
    let names = ObjectiveCNameRewrite(files, declarations, Inheritance(declarations))
    nameWarnings = names.warnings
    prepare(names.apply)
    (self.files, self.declarations) = (files, declarations)
  }

  /// A warning for each member that compiles but has no effect here.
  var warnings: [TranslationError] {
    nameWarnings + zip(files, declarations).flatMap { UncalledCallbacks.warnings(of: $0, $1) }
  }

  /// Rewrites the sources. Returns them in their order, or all errors.
  func run() -> Result<[String], Errors> {
    var errors: [TranslationError] = []
    var edits = files.map { _ in Edits() }
    var additions = files.map { _ in "" }
    var optional: [OptionalMethodRewrite.Requirement] = []
    var moves: [(type: String, move: OverrideRewrite.Move)] = []
    let inheritance = Inheritance(declarations)
    var inheritedMethods = InheritedMethodRewrite(files, declarations, inheritance)
    inheritedMethods.apply(&edits)
    ForwardingRewrite(
      files: files, declarations: declarations, inheritance: inheritance, added: inheritedMethods.added
    ).apply(&edits)
    MethodListRewrite(files: files, declarations: declarations, inheritance: inheritance).apply(&edits)
    let overridden = OverrideRewrite.overridden(declarations, inheritance)
    let views = ViewClasses(files, inheritance)
    let initializers = InitializerRewrite(classes: views)
    let objectDelegates = ObjectDelegateRewrite(files, declarations)
    let extensionOverrides = ExtensionOverrideRewrite(files, declarations, inheritance)
    let rootMethodOverrides = RootMethodRewrite.apply(to: files, declarations, inheritance, &edits)
    do throws(TranslationError) { try extensionOverrides.apply(&edits) } catch { errors.append(error) }

    for index in files.indices {
      let (file, declarations) = (files[index], declarations[index])
      do throws(TranslationError) {
        ConditionRewrite.apply(to: file, &edits[index])
        ImportRewrite.apply(to: file, &edits[index])
        ObjectMemberRewrite.apply(to: file, &edits[index])
        objectDelegates.apply(to: file, declarations, &edits[index])
        initializers.apply(to: file, declarations, &edits[index])
        try AttributeRewrite.apply(to: file, declarations, views, &edits[index])
        let found = try OptionalMethodRewrite.apply(to: file, declarations, &edits[index])
        additions[index] += found.addition
        optional += found.requirements
        moves += try OverrideRewrite.moves(
          fileIndex: index, of: file, declarations, inheritance,
          inherited: inheritedMethods.overrides[index, default: []],
          overridden: overridden[index, default: []],
          except: extensionOverrides.removedOverrides[index, default: []].union(
            rootMethodOverrides[index, default: []]),
          &edits[index])
      } catch {
        errors.append(error)
      }
    }
    let selectors = SelectorRewrite(
      methods: Dictionary(grouping: declarations.flatMap(\.methods), by: \.name),
      optionalNames: Set(optional.map(\.fullName))
    )
    let bound = BoundMethodRewrite(optional)
    let needsUIKit = ImportRewrite.needsUIKit(files)
    for index in files.indices {
      if ImportRewrite.needsNetworking(files[index]) {
        additions[index] += "\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
      }
      do throws(TranslationError) {
        try bound.apply(to: files[index], &edits[index])
        let found = try selectors.apply(to: files[index], declarations[index], &edits[index])
        let isChanged = found || !additions[index].isEmpty
        if needsUIKit.contains(index) || isChanged && !ImportRewrite.importsUIKit(files[index]) {
          additions[index] += "\nimport UIKit\n"
        }
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { return .failure(Errors(all: errors)) }
    move(moves, &edits)
    return .success(
      files.indices.map { index in
        let file = files[index]
        return Self.sourceLocation(file.path, 1) + edits[index].text(0..<file.tokens.count, of: file)
          + additions[index]
      })
  }

  /// Inserts the members that move before the closing braces of their classes, with source locations that name their
  /// lines.
  private func move(_ moves: [(type: String, move: OverrideRewrite.Move)], _ edits: inout [Edits]) {
    // All texts are read before the first is inserted, because a member that moves may contain changes itself.
    let texts = moves.map {
      $0.move.call ?? edits[$0.move.file].text(Range($0.move.tokens), of: files[$0.move.file], isMoved: true)
    }
    for ((type, move), text) in zip(moves, texts) {
      guard
        let target = files.indices.first(where: { index in
          declarations[index].types.contains { $0.keyword == "class" && $0.name == type }
        }), let body = declarations[target].types.first(where: { $0.keyword == "class" && $0.name == type })
      else { continue }
      let source = files[move.file]
      let indent = String(repeating: " ", count: max(0, source.tokens[move.tokens.lowerBound].column - 1))
      edits[target].insert(
        "\n" + Self.sourceLocation(source.path, move.line) + indent + move.access + text + "\n"
          + Self.sourceLocation(files[target].path, files[target].line(body.close)),
        before: files[target].code[body.close])
      if move.call == nil { edits[move.file].move(move.tokens) }
    }
  }

  private static func sourceLocation(_ path: String, _ line: Int) -> String {
    "#sourceLocation(file: \(OptionalMethodRewrite.literal(path)), line: \(line))\n"
  }

  /// All parts of the sources that the translator does not support.
  struct Errors: Error {
    var all: [TranslationError]
  }
}
