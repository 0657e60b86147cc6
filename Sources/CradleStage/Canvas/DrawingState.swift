import CradleGeometry

/// The map from points to pixels and the opacity that a drawing call uses.
struct DrawingState {
  /// Pixels per point, > 0.
  private(set) var scale: Double
  var transform = Transform.identity
  /// The perspective that follows the transform; nil if there is none.
  private var lens: (map: Lens, zoom: Double)?
  var opacity = 1.0

  /// Points without a transform, at a number of pixels per point.
  init(scale: Double) { self.scale = scale }

  /// Changes to a larger or smaller scale; the origin stays in place.
  mutating func magnify(by factor: Double) {
    // The same point, expressed in points of the new scale.
    transform = Transform(translation: Vector(dx: transform.tx / factor, dy: transform.ty / factor))
    scale *= factor
  }

  /// Follows the transform by a 3D transform about a point, in perspective.
  mutating func project(_ t: Transform3D, around center: Point) {
    let map = Lens(t, around: center, then: deviceMap)
    lens = (map, abs(map.tangent(at: center).determinant).squareRoot() / scale)
    transform = .identity
  }

  // MARK: Points to pixels

  /// Whether the transform is a translation: then shapes lie on whole pixels.
  var isUpright: Bool { lens == nil && transform.isTranslation }

  /// The whole pixels of an upright rectangle. The translation, the corner and the size are rounded
  /// separately, so that nothing inside one `transformed` shifts against its neighbours, and nothing changes
  /// size while it scrolls.
  func crisp(_ rect: Rect) -> PixelRect {
    PixelRect(
      x: Int(pixels: transform.tx * scale) + Int(pixels: rect.minX * scale),
      y: Int(pixels: transform.ty * scale) + Int(pixels: rect.minY * scale),
      width: crispLength(rect.width), height: crispLength(rect.height))
  }

  /// A length in whole pixels; at least one if it is greater than 0.
  func crispLength(_ points: Double) -> Int { points > 0 ? max(1, Int(pixels: points * scale)) : 0 }

  /// The map from points in the transform to pixels.
  var deviceMap: PlaneMap {
    if let lens { return PlaneMap(transform, lens: lens.map) }
    return PlaneMap(transform.then(Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)))
  }

  /// The scale of the transform, averaged over directions; in perspective, at its centre. 0 if the determinant of so large
  /// a transform is ∞ − ∞.
  var zoom: Double {
    let zoom = abs(transform.determinant).squareRoot() * (lens?.zoom ?? 1)
    return zoom.isNaN ? 0 : zoom
  }

  /// Pixels per point under the transform, averaged over directions.
  var pixelsPerPoint: Double { isUpright ? scale : scale * zoom }

  /// The pixels that a mapped rectangle touches.
  func bounds(of rect: Rect) -> PixelRect {
    PixelRect(around: rect.corners.lazy.map(deviceMap.apply))
  }

  /// The whole pixels of an upright rectangle, or else the pixels that it touches; none if it is not finite.
  func pixels(of rect: Rect) -> PixelRect {
    guard rect.isFinite else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return isUpright ? crisp(rect) : bounds(of: rect)
  }

  /// Whether any part of a rectangle, grown by a margin in points, is visible inside of a clip.
  func shows(_ rect: Rect, margin: Double = 0, in clip: PixelRect) -> Bool {
    guard rect.isFinite else { return false }
    return !clip.intersection(bounds(of: rect.insetBy(dx: -margin, dy: -margin))).isEmpty
  }

  /// A colour at the opacity; nil if it would be invisible.
  func visible(_ color: Color) -> Color? {
    let visible = color.opacity(opacity)
    return visible.alpha > 0.5 / 255 ? visible : nil
  }
}
