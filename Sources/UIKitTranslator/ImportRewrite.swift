/// Lets files see UIKit as Apple's toolchain does: through a submodule, or through an import in another file of the
/// target.
enum ImportRewrite {
  /// The modules that replace Apple's here. They have no submodules.
  private static let modules: Set = [
    "UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "MobileCoreServices", "os", "OSLog",
  ]

  /// The replacements for modules that only Apple's platforms have. Here UIKit declares associated objects, and
  /// Foundation exports the C library.
  private static let substitutes = ["ObjectiveC": "UIKit", "Darwin": "Foundation"]

  /// Removes submodules, so that `import UIKit.UIGestureRecognizerSubclass` becomes `import UIKit`, and replaces
  /// modules that are not available.
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

  /// True if a file uses the networking types. Apple's Foundation contains them; elsewhere they are in
  /// FoundationNetworking.
  static func needsNetworking(_ file: SourceFile) -> Bool {
    let names: Set = [
      "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
    ]
    return file.code.indices.contains { file.kind($0) == .word && names.contains(file.text($0)) }
  }

  /// True if a file imports the whole of UIKit or of the library behind it.
  static func importsUIKit(_ file: SourceFile) -> Bool {
    file.code.indices.contains {
      file.text($0) == "import" && ["UIKit", "CradleUIKit"].contains(file.text($0 + 1))
    }
  }

  /// The files to which an import of UIKit has to be added: all that lack it, if another file has it, or if a file
  /// imports Foundation and names UIKit's types. On Apple's platforms an umbrella header or a bridging header imports
  /// UIKit for the whole target.
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
