private import CSDL2

/// Asks fontconfig which file holds a weight of the interface's typeface.
enum FontFinder {
  /// Inter's file for a weight, else the file of the system's sans; throws when there is no font at all.
  static func path(of weight: FontWeight) throws -> String {
    let value: Int32 =
      switch weight {
      case .regular: FC_WEIGHT_REGULAR
      case .medium: FC_WEIGHT_MEDIUM
      case .semibold: FC_WEIGHT_DEMIBOLD
      case .bold: FC_WEIGHT_BOLD
      }
    for (family, isExact) in [("Inter", true), ("sans-serif", false)] {
      var path = [CChar](repeating: 0, count: 4096)
      if CSDL_FindFont(family, value, isExact ? 1 : 0, &path, Int32(path.count)) != 0 {
        return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
      }
    }
    throw StageError.noFont
  }
}
