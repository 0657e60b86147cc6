import CradleGeometry

/// Identifies a picture prepared for drawing: the picture, its part, its size in pixels, its corners and its
/// detail.
struct PictureKey: Hashable {
  let picture: Int
  let source: Rect
  let width: Int
  let height: Int
  let radius: Double
  /// Texels per pixel: one if the picture lies on whole pixels.
  let detail: Int
  /// Clear pixels around the picture, for its soft edge where it lies between pixels.
  let padding: Int

  /// The share of a pixel that lies inside the picture with its round corners. `beyond` is the distance of the pixel's
  /// middle from the edges, in pixels, positive outside.
  func coverage(_ beyond: Vector) -> Double {
    EdgeCoverage.inside(EdgeCoverage.distance(beyond: beyond.dx, beyond.dy, radius: radius))
  }
}

extension Picture {
  /// Scales the part of the picture that a key names to its size, with its soft edge and round corners.
  func scaled(_ key: PictureKey) -> Bitmap {
    let part = key.source
    let detail = Double(key.detail)
    let padding = Double(key.padding)
    let (columns, rows) = (Double(key.width), Double(key.height))
    // A bitmap that is sampled between pixels must have no detail finer than a pixel, at any number of
    // texels.
    let fineness = key.detail > 1 ? 0.7 : 1
    let base = level(
      width: columns * fineness * Double(width) / part.width,
      height: rows * fineness * Double(height) / part.height)
    let (perX, perY) = (Double(base.width) / Double(width), Double(base.height) / Double(height))
    let size = (
      width: (key.width + 2 * key.padding) * key.detail, height: (key.height + 2 * key.padding) * key.detail
    )
    // From pixels of the texture to pixels of the drawn picture, whose corner is (0, 0).
    func position(_ index: Int) -> Double { (Double(index) + 0.5) / detail - padding }
    let across = (0..<size.width).map {
      Neighbors((part.minX + position($0) * part.width / columns) * perX, of: base.width)
    }
    // Beyond an edge where positive. A pixel that is inside by this much along both axes is covered entirely.
    let (beyondX, inside) = (
      (0..<size.width).map { abs(position($0) - columns / 2) - columns / 2 }, -max(key.radius, 0.5)
    )
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.width * size.height)
    for row in 0..<size.height {
      let y = Neighbors((part.minY + position(row) * part.height / rows) * perY, of: base.height)
      let beyondY = abs(position(row) - rows / 2) - rows / 2
      for column in 0..<size.width {
        var color = base.sample(across[column], y)
        let beyond = Vector(dx: beyondX[column], dy: beyondY)
        if beyond.dx > inside || beyond.dy > inside { color.w *= key.coverage(beyond) }
        color += 0.5
        pixels.append(UInt32(color.w) << 24 | UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z))
      }
    }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }
}
