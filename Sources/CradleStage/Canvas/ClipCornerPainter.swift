import CradleGeometry

/// Rounds the corners of an upright clip: paints the background behind the clip over them.
struct ClipCornerPainter {
  /// The background behind a clip's contents.
  enum Ground {
    /// A colour with a shadow on it.
    case color(Color, Shadow?)
    /// The pixels that an area had before.
    case pixels(PixelCopy, of: PixelRect)
  }

  private let renderer: Renderer
  private let textures: TextureCache

  init(_ renderer: Renderer, _ textures: TextureCache) {
    (self.renderer, self.textures) = (renderer, textures)
  }

  /// The background behind the contents of a rectangle of points: the colour, or the present pixels for nil. Nil if there are
  /// no corners to round: nothing is visible, or the clip is rotated or scaled.
  func ground(of rect: Rect, color: Color?, shadow: Shadow?, in state: DrawingState) -> Ground? {
    guard state.isUpright, !rect.isEmpty, state.shows(rect, in: renderer.clip) else { return nil }
    if let color { return .color(color, shadow) }
    let area = state.crisp(rect).intersection(renderer.clip)
    return renderer.pixelCopy(of: area).map { .pixels($0, of: area) }
  }

  /// Paints the four corners of a rectangle of points.
  func draw(_ ground: Ground, over rect: Rect, radius: Double, in state: DrawingState) {
    let frame = state.crisp(rect)
    let radius = min(
      (radius * state.scale * 4).rounded() / 4, Double(min(frame.width, frame.height) / 2), CornerMask.largest
    )
    guard radius > 0 else { return }
    switch ground {
    case .color(let color, let shadow):
      draw(color, shadow, over: frame, radius: radius, scale: state.scale)
    case .pixels(let copy, let area): draw(copy, of: area, over: frame, radius: radius)
    }
  }

  private func draw(_ color: Color, _ shadow: Shadow?, over frame: PixelRect, radius: Double, scale: Double) {
    for (isRight, isBottom) in [(false, false), (true, false), (false, true), (true, true)] {
      let corner = ClipCorner(
        width: frame.width, height: frame.height, radius: radius, background: color, shadow: shadow,
        scale: scale, isRight: isRight, isBottom: isBottom)
      guard let texture = textures.texture(for: .clipCorner(corner), bitmap: corner.bitmap) else { return }
      let side = corner.side
      renderer.copy(
        texture, from: PixelRect(x: 0, y: 0, width: side, height: side),
        to: PixelRect(
          x: isRight ? frame.maxX - side : frame.x, y: isBottom ? frame.maxY - side : frame.y, width: side,
          height: side), .white)
    }
  }

  private func draw(_ copy: PixelCopy, of area: PixelRect, over frame: PixelRect, radius: Double) {
    let (width, height) = (Double(frame.width), Double(frame.height))
    let (left, top) = (Double(area.x - frame.x), Double(area.y - frame.y))
    let corners = Bitmap(width: area.width, height: area.height) { (x: Double, y: Double) -> UInt32 in
      let (beyondX, beyondY) = (max(-x - left, x + left - width), max(-y - top, y + top - height))
      let outside = EdgeCoverage.inside(-EdgeCoverage.distance(beyond: beyondX, beyondY, radius: radius))
      guard outside > 0 else { return 0 }
      let place = (Int(y) * area.width + Int(x)) * 4
      func channel(_ number: Int) -> UInt32 { UInt32(copy.bytes[place + number]) << (8 * UInt32(number)) }
      return UInt32(outside * 255 + 0.5) << 24 | channel(2) | channel(1) | channel(0)
    }
    guard let texture = Texture(corners, renderer: renderer) else {
      return renderer.record(.cannotDraw(call: "SDL_CreateTexture", reason: StageError.lastReason))
    }
    renderer.copy(
      texture, from: PixelRect(x: 0, y: 0, width: area.width, height: area.height), to: area, .white)
  }
}
