import CradleGeometry

internal import CSDL2
private import Synchronization

/// A picture from a file, kept in memory; a canvas keeps its scaled textures, so that drawing it again costs
/// a copy.
///
/// ```swift
/// let photo = try Picture(path: "photo.jpg")
/// let stage = try OffscreenStage(size: Size(width: 320, height: 200), scale: 2)
/// // Scaled to the rectangle, with round corners.
/// stage.canvas.picture(photo, in: Rect(x: 20, y: 20, width: 280, height: 160), radius: 8)
/// ```
public final class Picture {
  /// The width in pixels, > 0.
  public let width: Int
  /// The height in pixels, > 0.
  public let height: Int
  /// A number unique in this process; canvases find the picture's textures by it.
  let identity = Picture.lastIdentity.withLock { last in
    last += 1
    return last
  }
  private static let lastIdentity = Mutex(0)

  /// Smaller versions, each half of the one before, so that a small picture of a large photo takes every
  /// pixel into account.
  private var levels: [Bitmap]

  /// Reads a PNG, JPEG or other file that SDL_image supports; throws a `StageError` for anything else.
  public init(path: String) throws {
    guard let library = PictureLibrary.functions else {
      throw StageError.cannotReadPicture(path: path, reason: PictureLibrary.reason)
    }
    guard let loaded = library.IMG_Load(path) else {
      throw StageError.cannotReadPicture(path: path, reason: StageError.lastReason)
    }
    guard let surface = Surface(owning: loaded).converted(), surface.width > 0, surface.height > 0 else {
      throw StageError.cannotReadPicture(path: path, reason: StageError.lastReason)
    }
    (width, height) = (surface.width, surface.height)
    levels = [Bitmap(width: surface.width, height: surface.height, pixels: surface.pixels())]
  }

  /// Makes a picture from pixels: 0xAARRGGBB with straight alpha, row by row from the top.
  ///
  /// - Precondition: both sides are 1 to 16384 pixels, and `pixels` has `width * height` elements.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      1...16384 ~= width && 1...16384 ~= height && pixels.count == width * height,
      "Picture(width: \(width), height: \(height)) got \(pixels.count) pixels; "
        + "give width × height of them, each side 1 to 16384")
    (self.width, self.height) = (width, height)
    levels = [Bitmap(width: width, height: height, pixels: pixels)]
  }

  /// Writes the picture as a JPEG file, without alpha. After a failure the path keeps its previous file.
  ///
  /// - Parameters:
  ///   - path: the file; its folder must exist.
  ///   - quality: percent, clamped to 1…100; 85 shows no loss in a photo.
  /// - Throws: A `StageError` if the file cannot be written.
  public func writeJPEG(to path: String, quality: Int = 85) throws {
    let format = PictureFile.Format.jpeg(quality: quality.clamped(to: 1...100))
    let result = withSurface { surface in Result { try PictureFile.write(surface, as: format, to: path) } }
    guard let result else {
      throw StageError.cannotWritePicture(path: path, reason: StageError.lastReason)
    }
    try result.get()
  }

  /// Calls `body` with the picture as an SDL surface, valid during the call; nil if SDL has no memory for it.
  func withSurface<Result>(_ body: (UnsafeMutablePointer<SDL_Surface>) -> Result) -> Result? {
    var pixels = levels[0].pixels
    return pixels.withUnsafeMutableBytes { bytes in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4),
          UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
      else { return nil }
      defer { SDL_FreeSurface(surface) }
      return body(surface)
    }
  }

  /// The smallest version that has at least the requested number of pixels.
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
