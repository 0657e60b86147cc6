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
}

extension Canvas {
  /// Draws a picture, or its part `source` in its own pixels, stretched over a rectangle of points.
  ///
  /// A source that extends outside of the picture is clipped to it. The picture is scaled once for each drawn
  /// size and cached; to zoom it smoothly, draw it at one size inside `transformed`.
  public func picture(_ picture: Picture, in rect: Rect, source: Rect? = nil, radius: Double = 0) {
    let whole = Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    guard !rect.isEmpty, shows(rect), let part = (source ?? whole).intersection(whole), part.isFinite,
      let tint = state.visible(.white)
    else { return }
    let isUpright = state.isUpright
    // An enlarging transform is ignored, and a reducing one is rounded to steps, so that a zoom does not make a texture
    // in each frame. The software renderer takes single texels, and several per pixel would make hard edges.
    let zoom =
      isUpright ? 1 : OctaveSteps.value(at: OctaveSteps.index(of: state.zoom.clamped(to: 1.0 / 16...1)))
    let (width, height) = (
      min(state.crispLength(rect.width * zoom), 4096), min(state.crispLength(rect.height * zoom), 4096)
    )
    let corner = min((max(radius, 0) * scale * zoom * 4).rounded() / 4, Double(min(width, height)) / 2)
    // Two texels per pixel under a rotation, unless the texture would be larger than a photo of a whole
    // screen.
    let detail = isUpright || width * height > 1 << 20 ? 1 : 2
    let key = PictureKey(
      picture: picture.identity, source: part, width: width, height: height, radius: corner,
      detail: detail, padding: isUpright ? 0 : 2)
    guard let texture = texture(for: .picture(key), bitmap: { picture.scaled(key) }) else { return }
    if isUpright {
      copy(texture, from: PixelRect(x: 0, y: 0, width: width, height: height), to: state.crisp(rect), tint)
    } else {
      // One of the two pixels of clear padding is visible; the other leaves room for the mesh's corners to
      // move.
      let hidden = Double(detail)
      let shown = rect.insetBy(dx: -rect.width / Double(width), dy: -rect.height / Double(height))
      var mesh = Mesh(texture: texture, color: tint, texels: .middles, clip: state.clip)
      mesh.quad(
        shown, from: Point(x: hidden, y: hidden),
        to: Point(x: Double(texture.width) - hidden, y: Double(texture.height) - hidden), map: state.deviceMap
      )
      draw(mesh, texture)
    }
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

extension PictureKey {
  /// The share of a pixel that lies inside the picture with its round corners. `beyond` is the distance of the pixel's
  /// middle from the edges, in pixels, positive outside.
  fileprivate func coverage(_ beyond: Vector) -> Double {
    let (outX, outY) = (max(beyond.dx + radius, 0), max(beyond.dy + radius, 0))
    let distance =
      (outX * outX + outY * outY).squareRoot() + min(max(beyond.dx, beyond.dy) + radius, 0) - radius
    return min(max(0.5 - distance, 0), 1)
  }
}
