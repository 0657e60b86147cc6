internal import CSDL2

/// The one owner of an SDL texture, blended with straight alpha.
final class Texture {
  let handle: OpaquePointer
  let width: Int
  let height: Int
  /// Whether the processor draws the texture.
  var isSoftware: Bool { renderer.isSoftware }
  private let renderer: Renderer

  /// Uploads a picture; nil if the renderer refuses, with its reason in `StageError.lastReason`.
  init?(_ bitmap: Bitmap, renderer: Renderer) {
    guard
      let handle = renderer.makeTexture(
        format: UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), width: bitmap.width, height: bitmap.height)
    else { return nil }
    (self.handle, self.renderer) = (handle, renderer)
    (width, height) = (bitmap.width, bitmap.height)
    bitmap.pixels.withUnsafeBytes { bytes in
      _ = SDL_UpdateTexture(handle, nil, bytes.baseAddress, Int32(bitmap.width * 4))
    }
    SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_BLEND)
    // Masks hold many texels a pixel, so the nearest texel is exact enough, and in software it is several
    // times faster.
    SDL_SetTextureScaleMode(handle, renderer.isSoftware ? SDL_ScaleModeNearest : SDL_ScaleModeLinear)
  }

  /// Makes a texture without alpha whose pixels are still undefined; nil if the renderer refuses.
  init?(opaqueWidth width: Int, height: Int, renderer: Renderer) {
    guard
      let handle = renderer.makeTexture(
        format: UInt32(SDL_PIXELFORMAT_RGB888.rawValue), width: width, height: height)
    else { return nil }
    (self.handle, self.renderer, self.width, self.height) = (handle, renderer, width, height)
    SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_BLEND)
  }

  deinit { SDL_DestroyTexture(handle) }

  /// Tints everything that is drawn from the texture from now on.
  func tint(_ color: Color) {
    let (red, green, blue, alpha) = color.bytes
    SDL_SetTextureColorMod(handle, red, green, blue)
    SDL_SetTextureAlphaMod(handle, alpha)
  }
}
