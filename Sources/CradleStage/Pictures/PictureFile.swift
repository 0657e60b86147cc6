internal import CSDL2
private import Glibc

/// Writes pictures so that a path holds either a whole picture or what it held before.
enum PictureFile {
  /// How a picture is written.
  enum Format {
    /// Every pixel as it is.
    case png
    /// Much smaller and a little off; `quality` in percent.
    case jpeg(quality: Int)
  }

  /// Writes a file beside its place and moves it there; throws `cannotWritePicture` and leaves nothing behind otherwise.
  static func write(
    _ surface: UnsafeMutablePointer<SDL_Surface>, as format: Format = .png, to path: String
  ) throws {
    let draft = path + ".part-\(getpid())"
    let failure =
      switch format {
      case .png: IMG_SavePNG(surface, draft)
      case .jpeg(let quality): IMG_SaveJPG(surface, draft, Int32(quality))
      }
    guard failure == 0 else {
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
