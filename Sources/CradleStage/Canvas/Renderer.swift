internal import CSDL2

/// The one owner of an SDL renderer; its textures hold it, so it outlives them.
final class Renderer {
  let handle: OpaquePointer
  /// Whether the processor draws the pixels; then vertices are whole pixels and texels are not filtered.
  let isSoftware: Bool
  // The surface or window that the renderer draws on, held so that it outlives the renderer.
  private let target: AnyObject

  init(handle: OpaquePointer, target: AnyObject) {
    self.handle = handle
    self.target = target
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(handle, &info)
    isSoftware = info.flags & UInt32(SDL_RENDERER_SOFTWARE.rawValue) != 0
  }

  deinit { SDL_DestroyRenderer(handle) }
}
