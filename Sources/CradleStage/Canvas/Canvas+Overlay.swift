import CradleGeometry

internal import CSDL2

extension Canvas {
  /// Draws `body` as one layer of an opacity 0…1 over the present picture: its shapes do not show through each other,
  /// and calls of `ground` draw nothing, so that the picture below keeps its colours.
  ///
  ///     result = (1 − α)·below + α·(body over below)
  ///
  /// - Parameters:
  ///   - opacity: α. It is clamped.
  ///   - rect: The area that `body` may change, in points; under a rotation, its bounding box.
  ///   - body: The drawing.
  public func overlaid(opacity: Double, in rect: Rect, _ body: () throws -> Void) rethrows {
    let alpha = opacity > 0 ? min(opacity, 1) : 0
    let area = state.clip.intersection(state.pixels(of: rect))
    guard alpha > 0, !area.isEmpty else { return }
    let isInner = leavesOutGround
    leavesOutGround = true
    defer { leavesOutGround = isInner }
    let below = alpha < 1 ? copyOfPixels(in: area) : nil
    try clipped(to: rect, body)
    guard let below else { return }
    let whole = PixelRect(x: 0, y: 0, width: area.width, height: area.height)
    copy(below, from: whole, to: area, .white.opacity(1 - alpha))
  }

  /// Fills a rectangle that lies behind everything else of a picture; draws nothing inside of `overlaid`.
  public func ground(_ rect: Rect, radius: Double = 0, _ color: Color) {
    if !leavesOutGround { fill(rect, radius: radius, color) }
  }

  // The pixels as an opaque texture; nil after a failure, which is kept for `throwFailure`.
  private func copyOfPixels(in area: PixelRect) -> Texture? {
    if overlay?.width != area.width || overlay?.height != area.height {
      overlay = Texture(opaqueWidth: area.width, height: area.height, renderer: renderer)
    }
    guard let overlay else {
      record(.cannotDraw(call: "SDL_CreateTexture", reason: StageError.lastReason))
      return nil
    }
    var part = area.sdl
    let pitch = area.width * 4
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: pitch * area.height, alignment: 16)
    defer { pixels.deallocate() }
    let format = UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
    check(
      SDL_RenderReadPixels(renderer.handle, &part, format, pixels, Int32(pitch)), "SDL_RenderReadPixels")
    check(SDL_UpdateTexture(overlay.handle, nil, pixels, Int32(pitch)), "SDL_UpdateTexture")
    return overlay
  }
}
