/// Lets objects that are no views override what Objective-C's `NSObject` declares and other platforms' does not:
/// `observeValue(forKeyPath:of:change:context:)` and `awakeFromNib()`. The library has them for `super`, and a protocol for the first.
enum RootMethodRewrite {
  private static let methods: Set = ["observeValue(forKeyPath:of:change:context:)", "awakeFromNib()"]

  /// Takes `override` away where no superclass in the target has the method; returns the places of those words, by file.
  static func apply(
    to files: [SourceFile], _ declarations: [Declarations], _ classes: ViewClasses, _ edits: inout [Edits]
  ) -> [Int: Set<Int>] {
    var handled: [Int: Set<Int>] = [:]
    let all = declarations.flatMap(\.methods).filter { methods.contains($0.fullName) }
    for (place, file) in files.enumerated() {
      for method in declarations[place].methods
      where methods.contains(method.fullName) && method.modifiers.contains("override") {
        let ancestors = classes.ancestors(of: method.type)
        guard ancestors.last == "NSObject",
          !all.contains(where: { $0.name == method.name && ancestors.contains($0.type) }),
          let word = (file.start(ofDeclarationAt: method.index)..<method.index).first(where: {
            file.text($0) == "override"
          })
        else { continue }
        edits[place].remove(file.code[word]...file.code[word], of: file)
        handled[place, default: []].insert(word)
        if method.name == "observeValue" { conform(method.type, files, declarations, &edits) }
      }
    }
    return handled
  }

  private static func conform(
    _ name: String, _ files: [SourceFile], _ declarations: [Declarations], _ edits: inout [Edits]
  ) {
    for (place, file) in files.enumerated() {
      guard let type = declarations[place].types.first(where: { $0.keyword == "class" && $0.name == name }),
        let colon = file.first([":"], from: type.index, to: type.open)
      else { continue }
      // Behind the superclass, which stands first.
      var end = colon + 1
      while ![",", "{", "where"].contains(file.text(end + 1)) { end += 1 }
      edits[place].insert(", KeyValueObserver", before: file.code[end] + 1)
    }
  }
}
