private import CSDL2

/// Finds the files of the interface's typefaces through fontconfig: Inter, and DejaVu Sans Mono for code. Without
/// them the system's fonts are used, which depend on the installed packages; golden pictures are therefore
/// recorded with Inter and DejaVu.
enum FontFinder {
  /// The files of all weights; throws if there is no font at all. Looked up once in a process.
  static func paths() throws -> [FontWeight: String] { try found.get() }

  /// The file of the typeface for code in its regular weight; looked up when code is first drawn.
  static func monospacedPath() throws -> String { try monospaced.get() }

  private static let monospaced = Result {
    try path(of: FC_WEIGHT_REGULAR, in: "DejaVu Sans Mono", fallback: "monospace")
  }

  private static let found = Result {
    try Dictionary(uniqueKeysWithValues: FontWeight.allCases.map { ($0, try path(of: $0)) })
  }

  private static func path(of weight: FontWeight) throws -> String {
    let value: Int32 =
      switch weight {
      case .regular: FC_WEIGHT_REGULAR
      case .medium: FC_WEIGHT_MEDIUM
      case .semibold: FC_WEIGHT_DEMIBOLD
      case .bold: FC_WEIGHT_BOLD
      }
    return try path(of: value, in: "Inter", fallback: "sans-serif")
  }

  private static func path(of weight: Int32, in family: String, fallback generic: String) throws -> String {
    if let path = file(of: family, weight, isExact: true) { return path }
    guard let path = file(of: generic, weight, isExact: false) else { throw StageError.noFont }
    return path
  }

  private static func file(of family: String, _ weight: Int32, isExact: Bool) -> String? {
    var path = [CChar](repeating: 0, count: 4096)
    guard var fonts = TextLibrary.fonts,
      CSDL_FindFont(&fonts, family, weight, isExact ? 1 : 0, &path, Int32(path.count)) != 0
    else { return nil }
    return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }
}
