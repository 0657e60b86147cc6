import CradleGeometry

/// Rounds the corners of an upright clip by painting its background over them.
struct ClipCornerPainter {
  private let renderer: Renderer
  private let textures: TextureCache

  init(_ renderer: Renderer, _ textures: TextureCache) {
    (self.renderer, self.textures) = (renderer, textures)
  }

  /// Paints the four corners of a rectangle of points; does nothing under a rotation or a scale.
  func draw(over rect: Rect, radius: Double, background: Color, shadow: Shadow?, in state: DrawingState) {
    guard state.isUpright, !rect.isEmpty, state.shows(rect, in: renderer.clip) else { return }
    let frame = state.crisp(rect)
    let radius = min(
      (radius * state.scale * 4).rounded() / 4, Double(min(frame.width, frame.height) / 2), CornerMask.largest
    )
    guard radius > 0 else { return }
    for (isRight, isBottom) in [(false, false), (true, false), (false, true), (true, true)] {
      let corner = ClipCorner(
        width: frame.width, height: frame.height, radius: radius, background: background, shadow: shadow,
        scale: state.scale, isRight: isRight, isBottom: isBottom)
      guard let texture = textures.texture(for: .clipCorner(corner), bitmap: corner.bitmap) else { return }
      let side = corner.side
      renderer.copy(
        texture, from: PixelRect(x: 0, y: 0, width: side, height: side),
        to: PixelRect(
          x: isRight ? frame.maxX - side : frame.x, y: isBottom ? frame.maxY - side : frame.y, width: side,
          height: side), .white)
    }
  }
}
