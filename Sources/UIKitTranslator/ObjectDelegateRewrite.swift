/// Calls optional methods of delegates that are declared `AnyObject`: `delegate?.menuOpened?(self)`. Objective-C finds
/// the method of any object by its name.
///
/// Where one protocol of the target has a method of the name, the delegate is cast to it.
struct ObjectDelegateRewrite {
  /// The protocol that declares the methods of a name; nil where several do.
  private let protocols: [String: String?]
  /// The properties of type `AnyObject` by the names of their types.
  private let properties: [String: Set<String>]

  init(_ files: [SourceFile], _ declarations: [Declarations]) {
    var protocols: [String: String?] = [:]
    var properties: [String: Set<String>] = [:]
    for (file, each) in zip(files, declarations) {
      let names = Set(each.types.filter { $0.keyword == "protocol" }.map(\.name))
      for method in each.methods where names.contains(method.type) {
        let known = protocols[method.name]
        protocols[method.name] = known == nil || known == method.type ? .some(method.type) : .some(nil)
      }
      for index in file.code.indices where file.text(index) == "var" && file.text(index + 2) == ":" {
        guard file.text(index + 3) == "AnyObject", ["?", "!"].contains(file.text(index + 4)),
          let type = each.type(around: index)
        else { continue }
        properties[type.name, default: []].insert(file.text(index + 1))
      }
    }
    (self.protocols, self.properties) = (protocols, properties)
  }

  func apply(to file: SourceFile, _ declarations: Declarations, _ edits: inout Edits) {
    guard !properties.isEmpty else { return }
    for index in file.code.indices
    where ["?", "!"].contains(file.text(index + 1)) && file.text(index + 2) == "." {
      guard let found = protocols[file.text(index + 3)], let name = found,
        ["?", "(", "!"].contains(file.text(index + 4)),
        let type = declarations.type(around: index), properties[type.name]?.contains(file.text(index)) == true
      else { continue }
      let isMember = file.text(index - 1) == "."
      // The property of another object may have another type.
      guard !isMember || file.text(index - 2) == "self" else { continue }
      edits.insert("(", before: file.code[isMember ? index - 2 : index])
      edits.insert(" as? any \(name))", before: file.code[index] + 1)
    }
  }
}
