/// Makes `os(iOS)` true in conditions: what was written for UIKit takes its branch for UIKit.
enum ConditionRewrite {
  static func apply(to file: SourceFile, _ edits: inout Edits) {
    for index in file.code.indices
    where file.kind(index) == .directive && ["#if", "#elseif"].contains(file.text(index)) {
      var place = index + 1
      while place < file.code.count, file.line(place) == file.line(index) {
        if (place..<place + 4).map({ file.text($0) }) == ["os", "(", "iOS", ")"] {
          // As long as what it replaces.
          edits.replace(file.code[place]...file.code[place + 3], with: "true   ")
          place += 3
        }
        place += 1
      }
    }
  }
}
