internal import CSDL2

/// The one owner of an SDL renderer; its textures hold it, so it outlives them.
final class Renderer {
  let handle: OpaquePointer
  /// Whether the processor draws the pixels; then vertices are whole pixels and texels are not filtered.
  let isSoftware: Bool
  // The surface or window that the renderer draws on, held so that it outlives the renderer.
  private let target: AnyObject

  /// The pixels with all that was drawn so far; nil unless the processor draws them, in four bytes each.
  var pixels: PixelTarget? {
    guard isSoftware else { return nil }
    // Earlier drawing must be flushed first; for a resized window this also provides the new pixels.
    SDL_RenderFlush(handle)
    let surface =
      switch target {
      case let surface as Surface: surface.handle as UnsafeMutablePointer<SDL_Surface>?
      case let window as WindowHandle: SDL_GetWindowSurface(window.pointer)
      default: nil as UnsafeMutablePointer<SDL_Surface>?
      }
    guard let surface, let base = surface.pointee.pixels, let format = surface.pointee.format,
      format.pointee.BytesPerPixel == 4, format.pointee.Rmask == 0xFF0000, format.pointee.Bmask == 0xFF
    else { return nil }
    return PixelTarget(
      base: base, pitch: Int(surface.pointee.pitch),
      bounds: PixelRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h)))
  }

  init(handle: OpaquePointer, target: AnyObject) {
    self.handle = handle
    self.target = target
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(handle, &info)
    isSoftware = info.flags & UInt32(SDL_RENDERER_SOFTWARE.rawValue) != 0
  }

  deinit { SDL_DestroyRenderer(handle) }
}
