import CradleGeometry

/// A picture prepared for a place: which one, which part, how many pixels, how round.
struct PictureKey: Hashable {
  let picture: ObjectIdentifier
  let source: Rect
  let width: Int
  let height: Int
  let radius: Double
}

extension Canvas {
  /// Draws a picture, or the part `source` of it in the picture's own pixels, stretched over a rectangle of points.
  ///
  /// A part that reaches outside of the picture is cut to it. The picture is scaled once for each size it is drawn at and
  /// kept; to zoom it smoothly, draw it at one size inside `transformed`.
  public func picture(_ picture: Picture, in rect: Rect, source: Rect? = nil, radius: Double = 0) {
    let whole = Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    guard !rect.isEmpty, shows(rect), let part = (source ?? whole).intersection(whole), part.isFinite,
      let tint = seen(.white)
    else { return }
    // The transform's scale is left out: a zoom must not make a texture a frame.
    let (width, height) = (min(crispLength(rect.width), 4096), min(crispLength(rect.height), 4096))
    let corner = min((max(radius, 0) * scale * 4).rounded() / 4, Double(min(width, height)) / 2)
    let key = PictureKey(
      picture: ObjectIdentifier(picture), source: part, width: width, height: height, radius: corner)
    pictures[key.picture] = picture
    guard let texture = texture(for: .picture(key), bitmap: { picture.scaled(key) }) else { return }
    if transform.isTranslation {
      copy(texture, from: PixelRect(x: 0, y: 0, width: width, height: height), to: crisp(rect), tint)
    } else {
      var mesh = Mesh(texture: texture, color: tint)
      mesh.quad(
        rect, from: .zero, to: Point(x: Double(width), y: Double(height)), map: deviceTransform)
      draw(mesh, texture)
    }
  }
}

extension Picture {
  /// The part of the picture that a key asks for, at its size, with its round corners.
  func scaled(_ key: PictureKey) -> Bitmap {
    let part = key.source
    let base = level(
      width: Double(key.width) * Double(width) / part.width,
      height: Double(key.height) * Double(height) / part.height
    ).bitmap
    let (perX, perY) = (Double(base.width) / Double(width), Double(base.height) / Double(height))
    let (stepX, stepY) = (part.width / Double(key.width), part.height / Double(key.height))
    let (halfWidth, halfHeight) = (Double(key.width) / 2, Double(key.height) / 2)
    return Bitmap(width: key.width, height: key.height) { (x: Double, y: Double) -> UInt32 in
      let (red, green, blue, alpha) = base.sample(
        x: (part.minX + x * stepX) * perX, y: (part.minY + y * stepY) * perY)
      let dx = max(abs(x - halfWidth) - halfWidth + key.radius, 0)
      let dy = max(abs(y - halfHeight) - halfHeight + key.radius, 0)
      let coverage =
        key.radius > 0 ? min(max(0.5 - ((dx * dx + dy * dy).squareRoot() - key.radius), 0), 1) : 1
      return UInt32(alpha * coverage + 0.5) << 24 | UInt32(red + 0.5) << 16 | UInt32(green + 0.5) << 8
        | UInt32(blue + 0.5)
    }
  }
}
