internal import CSDL2

/// A picture from a file, kept in memory; canvases keep what they need of it, so that drawing it again costs a copy.
public final class Picture {
  /// The width in pixels, > 0.
  public let width: Int
  /// The height in pixels, > 0.
  public let height: Int
  /// Ever smaller versions, each half of the one before: a small picture of a large photo takes every pixel into account.
  private var levels: [Bitmap]

  /// Reads a PNG, JPEG or other file that SDL_image knows; throws `cannotReadPicture` for anything else.
  public init(path: String) throws {
    guard let loaded = IMG_Load(path) else {
      throw StageError.cannotReadPicture(path: path, reason: StageError.lastReason)
    }
    guard let surface = Surface(owning: loaded).converted(), surface.width > 0, surface.height > 0 else {
      throw StageError.cannotReadPicture(path: path, reason: StageError.lastReason)
    }
    (width, height) = (surface.width, surface.height)
    levels = [Bitmap(width: surface.width, height: surface.height, pixels: surface.pixels())]
  }

  /// The smallest version that still has a pixel for every one asked for.
  func level(width: Double, height: Double) -> Bitmap {
    var index = 0
    while Double(levels[index].width) >= width * 2, Double(levels[index].height) >= height * 2,
      levels[index].width > 1, levels[index].height > 1
    {
      index += 1
      if index == levels.count { levels.append(levels[index - 1].halved()) }
    }
    return levels[index]
  }
}
