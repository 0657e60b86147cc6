internal import CSDL2
private import Synchronization

/// The one owner of an open font: a file in memory at one size.
///
/// SDL_ttf shares one FreeType library between all fonts and threads, so every call goes through one lock.
final class Typeface {
  private let handle: OpaquePointer
  private let library: CSDL_TextLibrary
  // The bytes that the open font reads.
  private let file: FontFile
  /// Pixels from the baseline up to the top of the capital letters.
  let capHeight: Int
  /// Pixels from the top of a drawn line to its baseline.
  let ascent: Int
  /// The height of a line of text in pixels.
  let lineHeight: Int

  private static let lock = Mutex(())

  /// Opens a font at a size in quarters of a pixel.
  init(_ file: FontFile, quarterPixels: Int) throws {
    self.file = file
    let library = try TextLibrary.text(for: file.path)
    self.library = library
    (handle, capHeight, ascent, lineHeight) = try Self.lock.withLock { _ in
      // SDL_ttf counts these calls; `deinit` makes the matching one.
      guard library.TTF_Init() == 0 else {
        throw StageError.cannotReadFont(path: file.path, reason: StageError.lastReason)
      }
      // At 18 dots an inch a "point" of 1/72 inch is a quarter pixel: SDL_ttf accepts fractional sizes only
      // this way.
      guard
        let font = library.TTF_OpenFontDPIRW(
          SDL_RWFromConstMem(file.bytes.baseAddress, Int32(clamping: file.bytes.count)), 1,
          Int32(quarterPixels), 18,
          18)
      else {
        let reason = StageError.lastReason
        library.TTF_Quit()
        throw StageError.cannotReadFont(path: file.path, reason: reason)
      }
      // Letters keep their fractional widths and positions; only heights are aligned with the pixel grid.
      library.TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL)
      var top: Int32 = 0
      _ = library.TTF_GlyphMetrics32(font, 0x48, nil, nil, nil, &top, nil)
      let ascent = Int(library.TTF_FontAscent(font))
      return (font, top > 0 ? Int(top) : ascent * 3 / 4, ascent, Int(library.TTF_FontHeight(font)))
    }
  }

  deinit {
    let (handle, library) = (handle, library)
    Self.lock.withLock { _ in
      library.TTF_CloseFont(handle)
      library.TTF_Quit()
    }
  }

  /// The width of a line in pixels.
  func width(of line: String) -> Int {
    Self.lock.withLock { _ in
      var width: Int32 = 0
      return library.TTF_SizeUTF8(handle, line, &width, nil) == 0 ? Int(width) : 0
    }
  }

  /// The line in white on a clear ground; nil for a line without width.
  func bitmap(of line: String) -> Bitmap? {
    Self.lock.withLock { _ in
      let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
      guard let drawn = library.TTF_RenderUTF8_Blended(handle, line, white) else { return nil }
      let surface = Surface(owning: drawn)
      guard let copy = surface.converted() else { return nil }
      return Bitmap(width: copy.width, height: copy.height, pixels: copy.pixels())
    }
  }
}
