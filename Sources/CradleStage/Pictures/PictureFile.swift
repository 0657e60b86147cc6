internal import CSDL2
private import Glibc

/// Writes pictures so that a path holds either a whole picture or what it held before.
enum PictureFile {
  /// Writes a PNG beside its place and moves it there; throws `cannotWritePicture` and leaves nothing behind otherwise.
  static func write(_ surface: UnsafeMutablePointer<SDL_Surface>, to path: String) throws {
    let draft = path + ".part-\(getpid())"
    guard IMG_SavePNG(surface, draft) == 0 else {
      let reason = StageError.lastReason
      remove(draft)
      throw StageError.cannotWritePicture(path: path, reason: reason)
    }
    guard rename(draft, path) == 0 else {
      let reason = String(cString: strerror(errno))
      remove(draft)
      throw StageError.cannotWritePicture(path: path, reason: reason)
    }
  }
}
