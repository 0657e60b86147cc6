/// Lets objects override what Objective-C's `NSObject` declares and other platforms' does not: `observeValue(forKeyPath:of:change:context:)`
/// and `awakeFromNib()`. The library has them for `super`, a protocol for the first, and some classes with methods of their own.
enum RootMethodRewrite {
  /// The methods, with UIKit's classes that declare them here.
  private static let methods = [
    "observeValue(forKeyPath:of:change:context:)": ["UIResponder", "ObservableLayout"],
    "awakeFromNib()": ["UIResponder", "ObservableLayout", "UIBarItem", "NSLayoutConstraint"],
  ]

  /// Takes `override` away where no superclass has the method; returns the places of those words, by file.
  static func apply(
    to files: [SourceFile], _ declarations: [Declarations], _ inheritance: Inheritance, _ edits: inout [Edits]
  ) -> [Int: Set<Int>] {
    var handled: [Int: Set<Int>] = [:]
    let all = declarations.flatMap(\.methods).filter { methods[$0.fullName] != nil }
    for (place, file) in files.enumerated() {
      for method in declarations[place].methods where method.modifiers.contains("override") {
        guard let declaring = methods[method.fullName] else { continue }
        let ancestors = inheritance.ancestors(of: method.type)
        // A class of another library's may have the method.
        guard ancestors.last == "NSObject", !ancestors.contains(where: declaring.contains),
          !all.contains(where: { $0.name == method.name && ancestors.contains($0.type) }),
          let word = (file.start(ofDeclarationAt: method.index)..<method.index).first(where: {
            file.text($0) == "override"
          })
        else { continue }
        edits[place].remove(file.code[word]...file.code[word], of: file)
        handled[place, default: []].insert(word)
        if method.name == "observeValue" { conform(method.type, files, inheritance, &edits) }
      }
    }
    return handled
  }

  private static func conform(
    _ name: String, _ files: [SourceFile], _ inheritance: Inheritance, _ edits: inout [Edits]
  ) {
    guard let (place, type) = inheritance.classes[name], let end = type.firstEnd else { return }
    edits[place].insert(", KeyValueObserver", before: files[place].code[end] + 1)
  }
}
