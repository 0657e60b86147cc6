internal import CSDL2

/// SDL_image, opened when a picture is first read or written.
enum PictureLibrary {
  /// Its functions; nil if it is not installed, with SDL's message in `reason`.
  static var functions: CSDL_PictureLibrary? { opened.library }
  static var reason: String { opened.reason }

  // Written once, when it is first read; functions do not change.
  private static let opened: (library: CSDL_PictureLibrary?, reason: String) = {
    var library = CSDL_PictureLibrary()
    return CSDL_OpenPictureLibrary(&library) != 0 ? (library, "") : (nil, StageError.lastReason)
  }()
}
