internal import CSDL2
import CradleGeometry

/// A copy of some pixels of a canvas.
package struct PixelCopy: Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The pixels row by row, four bytes each: blue, green, red and one unused.
  package let bytes: [UInt8]

  /// A copy from its bytes, `width * height * 4` of them.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "PixelCopy: expected four bytes for each pixel")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }
}

extension Canvas {
  /// Copies the pixels drawn since the last frame was presented, in a rectangle of points on the surface, which is
  /// rounded to whole pixels and clipped to the surface; transform and clip do not apply. Nil if the rectangle is
  /// empty, or if the renderer fails; `Window.present` then throws the failure.
  package func pixels(in rect: Rect) -> PixelCopy? {
    var (width, height): (Int32, Int32) = (0, 0)
    check(SDL_GetRendererOutputSize(renderer.handle, &width, &height), "SDL_GetRendererOutputSize")
    let (left, top) = (Int(pixels: rect.minX * scale), Int(pixels: rect.minY * scale))
    let (right, bottom) = (Int(pixels: rect.maxX * scale), Int(pixels: rect.maxY * scale))
    let part = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      .intersection(PixelRect(x: 0, y: 0, width: Int(width), height: Int(height)))
    guard !part.isEmpty else { return nil }
    var area = part.sdl
    let count = part.width * part.height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let format = UInt32(SDL_PIXELFORMAT_BGRA32.rawValue)
      let result = SDL_RenderReadPixels(
        renderer.handle, &area, format, buffer.baseAddress, Int32(part.width * 4))
      check(result, "SDL_RenderReadPixels")
      filled = result == 0 ? count : 0
    }
    return bytes.isEmpty ? nil : PixelCopy(width: part.width, height: part.height, bytes: bytes)
  }
}
