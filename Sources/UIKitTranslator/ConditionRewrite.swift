/// Makes `os(iOS)` true in conditions, so that sources written for UIKit compile their UIKit branch.
enum ConditionRewrite {
  static func apply(to file: SourceFile, _ edits: inout Edits) {
    for index in file.code.indices
    where file.kind(index) == .directive && ["#if", "#elseif"].contains(file.text(index)) {
      var position = index + 1
      while position < file.code.count, file.line(position) == file.line(index) {
        if (position..<position + 4).map({ file.text($0) }) == ["os", "(", "iOS", ")"] {
          // As long as `os(iOS)` without its spaces, so that columns stay where they were.
          edits.replace(file.code[position]...file.code[position + 3], with: "true   ")
          position += 3
        }
        position += 1
      }
    }
  }
}
