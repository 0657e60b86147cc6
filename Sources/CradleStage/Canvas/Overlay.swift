/// Draws layers over the present picture, and records whether one is being drawn.
///
///     result = (1 − α)·below + α·(layer over below)
final class Overlay {
  /// Whether a layer is being drawn.
  private(set) var isOpen = false
  private let renderer: Renderer
  // The pixels below the last layer; the next one of the same size uses the texture again.
  private var spare: Texture?

  init(_ renderer: Renderer) { self.renderer = renderer }

  /// Draws `body` as one layer of an opacity 0…1, in an area of pixels; the opacity is clamped.
  func draw(opacity: Double, in area: PixelRect, _ body: () throws -> Void) rethrows {
    let alpha = opacity > 0 ? min(opacity, 1) : 0
    let area = renderer.clip.intersection(area)
    guard alpha > 0, !area.isEmpty else { return }
    let isInner = isOpen
    isOpen = true
    defer { isOpen = isInner }
    let below = alpha < 1 ? copyOfPixels(in: area) : nil
    // Also if `body` throws: its drawing has the layer's opacity.
    defer { if let below { restore(below, in: area, alpha: 1 - alpha) } }
    try renderer.clipped(to: area, body)
  }

  private func restore(_ below: Texture, in area: PixelRect, alpha: Double) {
    let whole = PixelRect(x: 0, y: 0, width: area.width, height: area.height)
    renderer.copy(below, from: whole, to: area, .white.opacity(alpha))
    spare = below
  }

  /// Drops the texture after the renderer lost it.
  func forgetTexture() { spare = nil }

  // The pixels as an opaque texture; nil after a failure, which the renderer keeps.
  private func copyOfPixels(in area: PixelRect) -> Texture? {
    // A layer inside of `body` needs a texture of its own, so the spare one is taken.
    var texture = spare
    spare = nil
    if texture?.width != area.width || texture?.height != area.height {
      texture = Texture(opaqueWidth: area.width, height: area.height, renderer: renderer)
    }
    guard let texture else {
      renderer.record(.cannotDraw(call: "SDL_CreateTexture", reason: StageError.lastReason))
      return nil
    }
    renderer.copyPixels(of: area, to: texture)
    return texture
  }
}
