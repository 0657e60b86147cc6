/// Identifies the picture that rounds one corner of a clip: the background, painted over the content.
struct ClipCorner: Hashable {
  /// The clip's size in pixels.
  let width: Int
  let height: Int
  /// The corner's radius in pixels, > 0.
  let radius: Double
  let background: Color
  /// The shadow on the background; nil without one.
  let shadow: Shadow?
  /// Pixels per point, for the shadow, whose lengths are points.
  let scale: Double
  let isRight: Bool
  let isBottom: Bool

  /// The picture's side in pixels.
  var side: Int { Int(radius.rounded(.up)) }

  /// The background with the shadow, opaque outside of the round corner.
  func bitmap() -> Bitmap {
    let left = isRight ? width - side : 0
    let top = isBottom ? height - side : 0
    let shade = shadowColors()
    return Bitmap(width: side, height: side) { (x: Double, y: Double) -> UInt32 in
      let beyondX = isRight ? x - Double(side) : -x
      let beyondY = isBottom ? y - Double(side) : -y
      let outside = EdgeCoverage.inside(-EdgeCoverage.distance(beyond: beyondX, beyondY, radius: radius))
      let level = shade(left + Int(x), top + Int(y))
      let (red, green, blue, alpha) = level.over(background).opacity(outside).bytes
      return UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  // The shadow's colour at a pixel of the clip.
  private func shadowColors() -> (Int, Int) -> Color {
    guard let shadow else { return { _, _ in .clear } }
    let slices = ShadowSlices(
      width: width, height: height, radius: radius, deviation: max(shadow.blur, 0) / 2 * scale)
    let bitmap = slices.mask.bitmap()
    let (shiftX, shiftY) = (Int(pixels: shadow.offset.dx * scale), Int(pixels: shadow.offset.dy * scale))
    return { x, y in
      let column = slices.texel(x - shiftX, of: width, texels: bitmap.width)
      let row = slices.texel(y - shiftY, of: height, texels: bitmap.height)
      guard column >= 0, row >= 0, column < bitmap.width, row < bitmap.height else { return .clear }
      return shadow.color.opacity(Double(bitmap.pixels[row * bitmap.width + column] >> 24) / 255)
    }
  }
}
