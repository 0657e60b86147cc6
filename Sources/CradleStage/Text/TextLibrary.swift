internal import CSDL2

/// SDL_ttf and fontconfig, opened when text is first needed.
enum TextLibrary {
  /// SDL_ttf; throws `cannotReadFont` for a font's path if it is not installed.
  static func text(for path: String) throws -> CSDL_TextLibrary {
    guard let library = opened.library else {
      throw StageError.cannotReadFont(path: path, reason: opened.reason)
    }
    return library
  }

  /// fontconfig; nil if it is not installed.
  static var fonts: CSDL_FontLibrary? { openedFonts }

  // Written once, when they are first read; functions do not change.
  private static let opened: (library: CSDL_TextLibrary?, reason: String) = {
    var library = CSDL_TextLibrary()
    return CSDL_OpenTextLibrary(&library) != 0 ? (library, "") : (nil, StageError.lastReason)
  }()
  private static let openedFonts: CSDL_FontLibrary? = {
    var library = CSDL_FontLibrary()
    return CSDL_OpenFontLibrary(&library) != 0 ? library : nil
  }()
}
