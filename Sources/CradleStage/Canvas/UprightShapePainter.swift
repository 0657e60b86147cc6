/// Draws rectangles with round corners, and frames inside of their edge, on whole pixels: four corners copied texel by
/// texel, and plain rectangles between.
struct UprightShapePainter {
  private let renderer: Renderer
  private let textures: TextureCache

  init(_ renderer: Renderer, _ textures: TextureCache) {
    (self.renderer, self.textures) = (renderer, textures)
  }

  /// Draws a shape; the radius and the border are in pixels, and a border of 0 fills the shape.
  func draw(_ rect: PixelRect, radius: Double, border: Int, _ color: Color) {
    let half = Double(min(rect.width, rect.height)) / 2
    // In quarters of a pixel, so that a changing radius shares masks.
    let radius = radius > 0 ? min((radius * 4).rounded() / 4, half, CornerMask.largest) : 0
    guard radius >= 0.75 else {
      return border > 0 ? frame(rect, border, color) : renderer.fill(rect, color)
    }
    rounded(rect, CornerMask(radius: radius, border: border), color)
  }

  private func rounded(_ rect: PixelRect, _ mask: CornerMask, _ color: Color) {
    let (corner, border) = (mask.corner, mask.border)
    guard let texture = textures.texture(for: .corners(mask), bitmap: mask.bitmap) else { return }
    // If a side has an odd length, its first corner takes the middle pixel.
    let (left, top) = (min(corner, (rect.width + 1) / 2), min(corner, (rect.height + 1) / 2))
    let (right, bottom) = (min(corner, rect.width - left), min(corner, rect.height - top))
    func piece(_ fromX: Int, _ fromY: Int, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      renderer.copy(
        texture, from: PixelRect(x: fromX, y: fromY, width: width, height: height),
        to: PixelRect(x: x, y: y, width: width, height: height), color)
    }
    let end = 2 * corner
    piece(0, 0, rect.x, rect.y, left, top)
    piece(end - right, 0, rect.maxX - right, rect.y, right, top)
    piece(0, end - bottom, rect.x, rect.maxY - bottom, left, bottom)
    piece(end - right, end - bottom, rect.maxX - right, rect.maxY - bottom, right, bottom)
    let inner = PixelRect(
      x: rect.x + left, y: rect.y + top, width: rect.width - left - right, height: rect.height - top - bottom)
    func strip(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      renderer.fill(PixelRect(x: x, y: y, width: width, height: height), color)
    }
    if border == 0 {
      strip(inner.x, rect.y, inner.width, top)
      strip(rect.x, inner.y, rect.width, inner.height)
      strip(inner.x, inner.maxY, inner.width, bottom)
    } else {
      strip(inner.x, rect.y, inner.width, border)
      strip(inner.x, rect.maxY - border, inner.width, border)
      strip(rect.x, inner.y, border, inner.height)
      strip(rect.maxX - border, inner.y, border, inner.height)
    }
  }

  private func frame(_ rect: PixelRect, _ border: Int, _ color: Color) {
    let sides = PixelRect(x: rect.x, y: rect.y + border, width: border, height: rect.height - 2 * border)
    renderer.fill(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: border), color)
    renderer.fill(PixelRect(x: rect.x, y: rect.maxY - border, width: rect.width, height: border), color)
    renderer.fill(sides, color)
    var right = sides
    right.x = rect.maxX - border
    renderer.fill(right, color)
  }
}
