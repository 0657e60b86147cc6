import CradleGeometry

/// Draws shapes at their exact place under any map, as meshes over masks.
struct MaskPainter {
  private let renderer: Renderer
  private let textures: TextureCache

  init(_ renderer: Renderer, _ textures: TextureCache) {
    (self.renderer, self.textures) = (renderer, textures)
  }

  /// Draws a shape over a rectangle of points; converts a ring's width from points to the mask's pixels.
  func draw(_ shape: Mask.Shape, over rect: Rect, radius: Double, _ color: Color, in state: DrawingState) {
    let pixels = radius * state.pixelsPerPoint
    guard pixels >= 0.5 else {
      let mask = Mask(shape: .box, radius: 4, detail: 16)
      let side = min(rect.width, rect.height) / 2
      return nineSlice(
        mask, over: rect, radius: min(4 / state.pixelsPerPoint, side), map: state.deviceMap, color)
    }
    var mask = Mask.detailed(shape, radius: pixels)
    if case .ring(let width) = shape {
      // In eighths of a pixel of the mask, so that a growing ring shares masks, too.
      let scaled = (width * mask.radius / radius * 8).rounded() / 8
      mask = Mask.detailed(.ring(width: max(scaled, 0.125)), radius: pixels)
    }
    nineSlice(mask, over: rect, radius: radius, map: state.deviceMap, color)
  }

  /// Draws a disc of pixels.
  func dot(_ center: Point, radius: Double, _ color: Color) {
    let rect = Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))
    nineSlice(Mask.detailed(.disc, radius: radius), over: rect, radius: radius, map: .identity, color)
  }

  // Draws a mask as a nine-slice over a rectangle of a plane. `map` maps that plane to pixels, and the corners have a
  // radius of `radius` plane units.
  private func nineSlice(_ mask: Mask, over rect: Rect, radius: Double, map: PlaneMap, _ color: Color) {
    guard let texture = textures.texture(of: mask), radius > 0 else { return }
    let margin = Mask.margin * radius / mask.radius
    let hidden = (Mask.padding - Mask.margin) * mask.detail
    let middle = mask.reach * mask.detail
    func stops(_ low: Double, _ high: Double) -> [Mesh.Stop] {
      let (left, right) = (low + radius, max(low + radius, high - radius))
      // A stretched middle is two texels wide instead of none: SDL's software renderer fills any area that
      // shows no texel.
      let half: Double = right > left ? 1 : 0
      return [
        Mesh.Stop(position: low - margin, texel: hidden), Mesh.Stop(position: left, texel: middle - half),
        Mesh.Stop(position: right, texel: middle + half),
        Mesh.Stop(position: right + radius + margin, texel: 2 * middle - hidden),
      ]
    }
    let (columns, rows) = (stops(rect.minX, rect.maxX), stops(rect.minY, rect.maxY))
    let inner = Rect(
      x: columns[1].position, y: rows[1].position, width: columns[2].position - columns[1].position,
      height: rows[2].position - rows[1].position)
    let isFilled = fillMiddle(of: mask, inner, map, color)
    var mesh = Mesh(texture: texture, color: color, texels: .corners, clip: renderer.clip)
    mesh.slices(columns, rows, map: map, omitsMiddle: isFilled)
    renderer.draw(mesh, texture)
  }

  // The middle of an upright shape has full coverage or none, so it needs no texture. Returns whether it is drawn.
  private func fillMiddle(of mask: Mask, _ rect: Rect, _ map: PlaneMap, _ color: Color) -> Bool {
    if case .ring = mask.shape { return true }
    guard map.lens == nil else { return false }
    let map = map.affine
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else { return false }
    let low = Mesh.snapped(map.apply(rect.origin))
    let high = Mesh.snapped(map.apply(Point(x: rect.maxX, y: rect.maxY)))
    let (x, y) = (Int(pixels: low.x), Int(pixels: low.y))
    renderer.fill(
      PixelRect(x: x, y: y, width: Int(pixels: high.x) - x, height: Int(pixels: high.y) - y), color)
    return true
  }
}
