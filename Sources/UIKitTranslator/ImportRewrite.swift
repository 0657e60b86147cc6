/// Lets files see UIKit as Apple's toolchain does: through a part of it, or through what the whole target imports.
enum ImportRewrite {
  /// Modules that stand in for Apple's here and have no submodules.
  private static let modules: Set = ["UIKit", "CoreGraphics", "QuartzCore"]

  /// Takes the submodule away: `import UIKit.UIGestureRecognizerSubclass` becomes `import UIKit`.
  static func apply(to file: SourceFile, _ edits: inout Edits) {
    for index in file.code.indices
    where file.text(index) == "import" && modules.contains(file.text(index + 1)) && file.text(index + 2) == "."
      && file.line(index + 3) == file.line(index)
    {
      edits.remove(file.code[index + 2]...file.code[index + 3], of: file)
    }
  }

  /// Whether a file imports UIKit, or the library behind it, as a whole.
  static func importsUIKit(_ file: SourceFile) -> Bool {
    file.code.indices.contains {
      file.text($0) == "import" && ["UIKit", "CradleUIKit"].contains(file.text($0 + 1))
    }
  }

  /// The files that have to import UIKit, because another one does: an umbrella header or a bridging header, which such targets
  /// have on Apple's platforms, imports it for all of them.
  static func needsUIKit(_ files: [SourceFile]) -> Set<Int> {
    let missing = files.indices.filter { !importsUIKit(files[$0]) }
    return missing.count < files.count ? Set(missing) : []
  }
}
