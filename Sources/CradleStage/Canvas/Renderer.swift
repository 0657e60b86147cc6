internal import CSDL2

/// The one owner of an SDL renderer: it draws in whole pixels inside a clip. Its textures hold it, so it outlives them.
///
/// Drawing continues after a failed call. The first failure is kept, and `throwFailure` throws it.
final class Renderer {
  /// Whether the processor draws the pixels; then vertices are whole pixels and texels are not filtered.
  let isSoftware: Bool
  /// The pixels that drawing can change.
  private(set) var clip = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private let handle: OpaquePointer
  // The surface or window that the renderer draws on, held so that it outlives the renderer.
  private let target: AnyObject
  private var failure: StageError?

  /// Takes over a renderer that SDL made for a window.
  convenience init(owning handle: OpaquePointer, window: WindowHandle) {
    self.init(handle, target: window)
  }

  /// Makes a software renderer that draws on a surface; nil if SDL refuses, with its reason in `StageError.lastReason`.
  convenience init?(on surface: Surface) {
    guard let handle = SDL_CreateSoftwareRenderer(surface.handle) else { return nil }
    self.init(handle, target: surface)
  }

  private init(_ handle: OpaquePointer, target: AnyObject) {
    (self.handle, self.target) = (handle, target)
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(handle, &info)
    isSoftware = info.flags & UInt32(SDL_RENDERER_SOFTWARE.rawValue) != 0
    removeClip()
  }

  deinit { SDL_DestroyRenderer(handle) }

  // MARK: The surface

  /// The extent of the surface, from (0, 0).
  var bounds: PixelRect {
    var (width, height): (Int32, Int32) = (0, 0)
    check(SDL_GetRendererOutputSize(handle, &width, &height), "SDL_GetRendererOutputSize")
    return PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
  }

  /// The pixels with all that was drawn so far; nil unless the processor draws them, in four bytes each.
  var pixels: PixelTarget? {
    guard isSoftware else { return nil }
    // Earlier drawing must be flushed first; for a resized window this also provides the new pixels.
    flush()
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

  /// Executes the drawing that SDL has deferred.
  func flush() { SDL_RenderFlush(handle) }

  /// Shows the frame.
  func present() { SDL_RenderPresent(handle) }

  /// Makes an SDL texture whose pixels are undefined; nil if SDL refuses.
  func makeTexture(format: UInt32, width: Int, height: Int) -> OpaquePointer? {
    SDL_CreateTexture(
      handle, format, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(width), Int32(height))
  }

  // MARK: The clip

  /// Draws `body` only inside a rectangle and the present clip.
  func clipped(to rect: PixelRect, _ body: () throws -> Void) rethrows {
    let outer = clip
    setClip(outer.intersection(rect))
    defer { setClip(outer) }
    try body()
  }

  /// Draws on the whole surface, whose size may have changed.
  func removeClip() {
    clip = bounds
    SDL_RenderSetClipRect(handle, nil)
  }

  private func setClip(_ rect: PixelRect) {
    clip = rect
    var area = rect.sdl
    // SDL interprets an empty rectangle as "no clip"; one pixel outside of the surface shows nothing.
    if rect.isEmpty { area = SDL_Rect(x: -2, y: -2, w: 1, h: 1) }
    check(SDL_RenderSetClipRect(handle, &area), "SDL_RenderSetClipRect")
  }

  // MARK: Drawing

  /// Paints the whole surface, also outside of the clip.
  func clear(_ color: Color) {
    let (red, green, blue, alpha) = color.bytes
    SDL_SetRenderDrawColor(handle, red, green, blue, alpha)
    check(SDL_RenderClear(handle), "SDL_RenderClear")
  }

  /// Fills whole pixels with one colour.
  func fill(_ rect: PixelRect, _ color: Color) {
    guard !rect.isEmpty, !clip.intersection(rect).isEmpty else { return }
    let (red, green, blue, alpha) = color.bytes
    var area = rect.sdl
    SDL_SetRenderDrawColor(handle, red, green, blue, alpha)
    SDL_SetRenderDrawBlendMode(handle, alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    check(SDL_RenderFillRect(handle, &area), "SDL_RenderFillRect")
  }

  /// Copies texels to whole pixels, tinted; texels and pixels need not be equally many.
  func copy(_ texture: Texture, from source: PixelRect, to target: PixelRect, _ color: Color) {
    guard !target.isEmpty, !source.isEmpty, !clip.intersection(target).isEmpty else { return }
    var (from, to) = (source.sdl, target.sdl)
    texture.tint(color)
    check(SDL_RenderCopy(handle, texture.handle, &from, &to), "SDL_RenderCopy")
  }

  /// Draws a mesh from a texture.
  func draw(_ mesh: Mesh, _ texture: Texture) {
    guard !mesh.indices.isEmpty else { return }
    texture.tint(.white)
    let result = mesh.vertices.withUnsafeBufferPointer { vertices in
      mesh.indices.withUnsafeBufferPointer { indices in
        SDL_RenderGeometry(
          handle, texture.handle, vertices.baseAddress, Int32(vertices.count), indices.baseAddress,
          Int32(indices.count))
      }
    }
    check(result, "SDL_RenderGeometry")
  }

  // MARK: Reading

  /// Copies pixels into a texture of their size, made by `Texture(opaqueWidth:height:renderer:)`.
  func copyPixels(of area: PixelRect, to texture: Texture) {
    var part = area.sdl
    let pitch = area.width * 4
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: pitch * area.height, alignment: 16)
    defer { pixels.deallocate() }
    let format = UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
    check(SDL_RenderReadPixels(handle, &part, format, pixels, Int32(pitch)), "SDL_RenderReadPixels")
    check(SDL_UpdateTexture(texture.handle, nil, pixels, Int32(pitch)), "SDL_UpdateTexture")
  }

  /// Copies out the part of a rectangle that lies on the surface; nil if there is none, or after a failure.
  func pixelCopy(of rect: PixelRect) -> PixelCopy? {
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return nil }
    var area = part.sdl
    let count = part.width * part.height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let format = UInt32(SDL_PIXELFORMAT_BGRA32.rawValue)
      let result = SDL_RenderReadPixels(handle, &area, format, buffer.baseAddress, Int32(part.width * 4))
      check(result, "SDL_RenderReadPixels")
      filled = result == 0 ? count : 0
    }
    return bytes.isEmpty ? nil : PixelCopy(width: part.width, height: part.height, bytes: bytes)
  }

  /// The whole picture; throws `cannotDraw`.
  func picture() throws -> Surface {
    let bounds = bounds
    guard let surface = Surface(width: bounds.width, height: bounds.height),
      SDL_RenderReadPixels(
        handle, nil, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), surface.handle.pointee.pixels,
        surface.handle.pointee.pitch) == 0
    else { throw StageError.cannotDraw(call: "SDL_RenderReadPixels", reason: StageError.lastReason) }
    return surface
  }

  // MARK: Failures

  /// Throws the first failure since the last call, if there was one.
  func throwFailure() throws {
    if let failure {
      self.failure = nil
      throw failure
    }
  }

  /// Keeps an error for `throwFailure`, unless there is one already.
  func record(_ error: StageError) { if failure == nil { failure = error } }

  // Keeps SDL's message for the first failed call.
  private func check(_ result: Int32, _ call: String) {
    if result != 0, failure == nil { failure = .cannotDraw(call: call, reason: StageError.lastReason) }
  }
}
