/// Unboxes values whose static type is `AnyObject`: `(change as AnyObject).cgPointValue`. Objective-C finds the member
/// by its name.
enum ObjectMemberRewrite {
  private static let names: Set = [
    "cgPointValue", "cgSizeValue", "cgRectValue", "cgVectorValue", "uiEdgeInsetsValue",
    "cgAffineTransformValue", "caTransform3DValue", "doubleValue", "floatValue",
    "boolValue", "intValue", "integerValue",
  ]

  /// Replaces the cast before one of the library's members by `ObjectMembers(…)`.
  static func apply(to file: SourceFile, _ edits: inout Edits) {
    for index in file.code.indices
    where file.text(index) == "AnyObject" && file.text(index - 1) == "as" && file.text(index + 1) == ")"
      && file.text(index + 2) == "." && names.contains(file.text(index + 3))
    {
      guard let open = file.partner(index + 1) else { continue }
      // A bracket directly after a name belongs to a call.
      let before = file.code[open] - 1
      guard
        before < 0 || !file.tokens[before].isCode
          || ["(", "[", "{", ",", "="].contains(file.tokens[before].text)
      else { continue }
      edits.insert("ObjectMembers", before: file.code[open])
      edits.remove(file.code[index - 1]...file.code[index], of: file)
    }
  }
}
