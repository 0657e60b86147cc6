/// Lets objects override the methods that only Objective-C's `NSObject` declares:
/// `observeValue(forKeyPath:of:change:context:)`, `awakeFromNib()`, `responds(to:)` and `forwardingTarget(for:)`. The
/// library declares them so that `super` has them. It has protocols for the first and the last, and some of its classes
/// override them. In the same way a controller overrides callbacks that the library does not have, which then compile
/// with the warning that nothing calls them.
enum RootMethodRewrite {
  /// The methods, each with the UIKit classes that declare it here.
  private static let methods = [
    "observeValue(forKeyPath:of:change:context:)": ["UIResponder", "ObservableLayout"],
    "awakeFromNib()": ["UIResponder", "ObservableLayout", "UIBarItem", "NSLayoutConstraint"],
    "responds(to:)": [], "forwardingTarget(for:)": [],
  ]
  /// The UIKit classes that declare a method that no other one has; nil for methods that the library's classes have.
  private static func classes(declaring method: String) -> [String]? {
    methods[method] ?? (UncalledCallbacks.unknown.contains(method) ? [] : nil)
  }
  /// The protocols by which the library calls them.
  private static let protocols = [
    "observeValue": "KeyValueObserver", "forwardingTarget": "MessageForwarding",
  ]

  /// Removes `override` where no superclass has the method. Returns the indices of the removed keywords, by file.
  static func apply(
    to files: [SourceFile], _ declarations: [Declarations], _ inheritance: Inheritance, _ edits: inout [Edits]
  ) -> [Int: Set<Int>] {
    var removed: [Int: Set<Int>] = [:]
    let all = declarations.flatMap(\.methods).filter { classes(declaring: $0.fullName) != nil }
    for (index, file) in files.enumerated() {
      for method in declarations[index].methods where method.modifiers.contains("override") {
        guard let declaring = classes(declaring: method.fullName) else { continue }
        let ancestors = inheritance.ancestors(of: method.type)
        // A class of another library may have the method.
        guard ancestors.last == "NSObject", !ancestors.contains(where: declaring.contains),
          !all.contains(where: { $0.fullName == method.fullName && ancestors.contains($0.type) }),
          let word = (file.start(ofDeclarationAt: method.index)..<method.index).first(where: {
            file.text($0) == "override"
          })
        else { continue }
        edits[index].remove(file.code[word]...file.code[word], of: file)
        removed[index, default: []].insert(word)
        if let name = protocols[method.name] { conform(method.type, to: name, files, inheritance, &edits) }
      }
    }
    return removed
  }

  private static func conform(
    _ name: String, to protocolName: String, _ files: [SourceFile], _ inheritance: Inheritance,
    _ edits: inout [Edits]
  ) {
    guard let (index, type) = inheritance.classes[name], let end = type.firstEnd else { return }
    edits[index].insert(", \(protocolName)", before: files[index].code[end] + 1)
  }
}
