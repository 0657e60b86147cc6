/// Lets files see UIKit as Apple's toolchain does: through one of its parts, or through what the whole target imports.
enum ImportRewrite {
  /// Modules that stand in for Apple's here and have no submodules.
  private static let modules: Set = ["UIKit", "CoreGraphics", "QuartzCore"]

  /// The replacements of modules that only Apple's platforms have: UIKit has associations here, and Foundation the C library.
  private static let substitutes = ["ObjectiveC": "UIKit", "Darwin": "Foundation"]

  /// Takes the submodule away: `import UIKit.UIGestureRecognizerSubclass` becomes `import UIKit`; and names what stands in for a module.
  static func apply(to file: SourceFile, _ edits: inout Edits) {
    for index in file.code.indices
    where file.text(index) == "import" && file.line(index + 1) == file.line(index) {
      guard let module = substitutes[file.text(index + 1)] else { continue }
      let name = file.code[index + 1]
      edits.replace(name...name, with: module)
      if file.text(index + 2) == ".", file.line(index + 3) == file.line(index) {
        edits.remove(file.code[index + 2]...file.code[index + 3], of: file)
      }
    }
    for index in file.code.indices
    where file.text(index) == "import" && modules.contains(file.text(index + 1))
      && file.text(index + 2) == "."
      && file.line(index + 3) == file.line(index)
    {
      edits.remove(file.code[index + 2]...file.code[index + 3], of: file)
    }
  }

  /// Whether a file uses the networking types, which Apple's Foundation contains and which are in FoundationNetworking elsewhere.
  static func needsNetworking(_ file: SourceFile) -> Bool {
    let names: Set = [
      "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
    ]
    return file.code.indices.contains { file.kind($0) == .word && names.contains(file.text($0)) }
  }

  /// Whether a file imports UIKit, or the library behind it, as a whole.
  static func importsUIKit(_ file: SourceFile) -> Bool {
    file.code.indices.contains {
      file.text($0) == "import" && ["UIKit", "CradleUIKit"].contains(file.text($0 + 1))
    }
  }

  /// The files that have to import UIKit although they do not: where another one does, or where one imports Foundation and names
  /// what is UIKit's. An umbrella header or a bridging header, which such targets have on Apple's platforms, imports it for all.
  static func needsUIKit(_ files: [SourceFile]) -> Set<Int> {
    let missing = files.indices.filter { !importsUIKit(files[$0]) }
    let isUsed = missing.count < files.count || files.contains { imports("Foundation", $0) && namesUIKit($0) }
    return isUsed ? Set(missing) : []
  }

  private static func imports(_ module: String, _ file: SourceFile) -> Bool {
    file.code.indices.contains { file.text($0) == "import" && file.text($0 + 1) == module }
  }

  private static func namesUIKit(_ file: SourceFile) -> Bool {
    file.code.indices.contains {
      file.kind($0) == .word && file.text($0).hasPrefix("UI")
        && file.text($0).dropFirst(2).first?.isUppercase == true
    }
  }
}
