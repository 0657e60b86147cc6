import CradleGeometry

/// Identifies the texture that rounds one corner of a clip: the background, painted over the content.
struct CornerKey: Hashable {
  let size: PixelRect
  let radius: Double
  let background: Color
  let shadow: Shadow?
  let corner: Int
}

extension Canvas {
  /// Draws `body` inside a rectangle with round corners, by painting the background's colour over the corners
  /// afterwards.
  ///
  /// Pass the shadow that was drawn for the same rectangle, so that the corners show it as well. Use it for
  /// upright frames only: under a rotation or a scale the corners stay square.
  public func clipped(
    to rect: Rect, radius: Double, background: Color, shadow: Shadow? = nil, _ body: () throws -> Void
  ) rethrows {
    try clipped(to: rect, body)
    guard state.isUpright, !rect.isEmpty, shows(rect) else { return }
    let frame = state.crisp(rect)
    let radius = min(
      (radius * scale * 4).rounded() / 4, Double(min(frame.width, frame.height) / 2), CornerMask.largest)
    let side = Int(radius.rounded(.up))
    guard side > 0 else { return }
    for corner in 0..<4 {
      var target = PixelRect(x: frame.x, y: frame.y, width: side, height: side)
      if corner % 2 == 1 { target.x = frame.maxX - side }
      if corner / 2 == 1 { target.y = frame.maxY - side }
      let size = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
      let key = CornerKey(size: size, radius: radius, background: background, shadow: shadow, corner: corner)
      guard let texture = texture(for: .ground(key), bitmap: { self.cornerBitmap(key, side: side) }) else {
        return
      }
      copy(texture, from: PixelRect(x: 0, y: 0, width: side, height: side), to: target, .white)
    }
  }

  // The background with the shadow, opaque outside of the round corner.
  private func cornerBitmap(_ key: CornerKey, side: Int) -> Bitmap {
    let (isRight, isBottom) = (key.corner % 2 == 1, key.corner / 2 == 1)
    let left = isRight ? key.size.width - side : 0
    let top = isBottom ? key.size.height - side : 0
    let shade = shadowLevels(key)
    return Bitmap(width: side, height: side) { (x: Double, y: Double) -> UInt32 in
      let dx = isRight ? x - (Double(side) - key.radius) : key.radius - x
      let dy = isBottom ? y - (Double(side) - key.radius) : key.radius - y
      let distance = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
      let outside = min(max(distance - key.radius + 0.5, 0), 1)
      let level = shade(left + Int(x), top + Int(y))
      let (red, green, blue, alpha) = level.over(key.background).opacity(outside).bytes
      return UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  // The shadow's colour at a pixel of the frame.
  private func shadowLevels(_ key: CornerKey) -> (Int, Int) -> Color {
    guard let shadow = key.shadow else { return { _, _ in .clear } }
    let (mask, inset) = shadowMask(
      width: key.size.width, height: key.size.height, radius: key.radius,
      deviation: max(shadow.blur, 0) / 2 * scale)
    let bitmap = mask.bitmap()
    let (shiftX, shiftY) = (Int(pixels: shadow.offset.dx * scale), Int(pixels: shadow.offset.dy * scale))
    func texel(_ pixel: Int, _ length: Int, _ texels: Int) -> Int {
      let pixel = pixel + mask.reach
      guard let inset else { return pixel }
      let corner = mask.reach + inset
      if pixel < corner { return pixel }
      return pixel < length + 2 * mask.reach - corner ? corner : pixel - (length + 2 * mask.reach - texels)
    }
    return { x, y in
      let column = texel(x - shiftX, key.size.width, bitmap.width)
      let row = texel(y - shiftY, key.size.height, bitmap.height)
      guard column >= 0, row >= 0, column < bitmap.width, row < bitmap.height else { return .clear }
      return shadow.color.opacity(Double(bitmap.pixels[row * bitmap.width + column] >> 24) / 255)
    }
  }
}
