private import CSDL2

/// Finds through fontconfig the file for each weight of the interface's typeface.
enum FontFinder {
  /// The files of all weights; throws if there is no font at all. Looked up once in a process.
  static func paths() throws -> [FontWeight: String] { try found.get() }

  /// The file of the system's monospaced typeface in its regular weight; looked up when code is first drawn.
  static func monospacedPath() throws -> String { try monospaced.get() }

  private static let monospaced = Result {
    guard let path = file(of: "monospace", FC_WEIGHT_REGULAR, isExact: false) else { throw StageError.noFont }
    return path
  }

  private static let found = Result {
    try Dictionary(uniqueKeysWithValues: FontWeight.allCases.map { ($0, try path(of: $0)) })
  }

  // Inter's file for a weight, else the file of the system's sans-serif.
  private static func path(of weight: FontWeight) throws -> String {
    let value: Int32 =
      switch weight {
      case .regular: FC_WEIGHT_REGULAR
      case .medium: FC_WEIGHT_MEDIUM
      case .semibold: FC_WEIGHT_DEMIBOLD
      case .bold: FC_WEIGHT_BOLD
      }
    for (family, isExact) in [("Inter", true), ("sans-serif", false)] {
      if let path = file(of: family, value, isExact: isExact) { return path }
    }
    throw StageError.noFont
  }

  private static func file(of family: String, _ weight: Int32, isExact: Bool) -> String? {
    var path = [CChar](repeating: 0, count: 4096)
    guard CSDL_FindFont(family, weight, isExact ? 1 : 0, &path, Int32(path.count)) != 0 else { return nil }
    return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }
}
