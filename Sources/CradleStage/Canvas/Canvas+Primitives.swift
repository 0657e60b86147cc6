internal import CSDL2
import CradleGeometry

/// The primitives of all shapes: filled pixels, copies of masks and meshes.
extension Canvas {
  /// Fills whole pixels with one colour.
  func fillPixels(_ rect: PixelRect, _ color: Color) {
    guard !rect.isEmpty, !state.clip.intersection(rect).isEmpty else { return }
    let (red, green, blue, alpha) = color.bytes
    var area = rect.sdl
    SDL_SetRenderDrawColor(renderer.handle, red, green, blue, alpha)
    SDL_SetRenderDrawBlendMode(renderer.handle, alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    check(SDL_RenderFillRect(renderer.handle, &area), "SDL_RenderFillRect")
  }

  /// Copies texels to whole pixels, tinted.
  func copy(_ texture: Texture, from source: PixelRect, to target: PixelRect, _ color: Color) {
    guard !target.isEmpty, !source.isEmpty, !state.clip.intersection(target).isEmpty else { return }
    var (from, to) = (source.sdl, target.sdl)
    texture.tint(color)
    check(SDL_RenderCopy(renderer.handle, texture.handle, &from, &to), "SDL_RenderCopy")
  }

  /// Draws a mesh from a texture.
  func draw(_ mesh: Mesh, _ texture: Texture) {
    guard !mesh.indices.isEmpty else { return }
    texture.tint(.white)
    let result = mesh.vertices.withUnsafeBufferPointer { vertices in
      mesh.indices.withUnsafeBufferPointer { indices in
        SDL_RenderGeometry(
          renderer.handle, texture.handle, vertices.baseAddress, Int32(vertices.count),
          indices.baseAddress, Int32(indices.count))
      }
    }
    check(result, "SDL_RenderGeometry")
  }

  /// The texture of a mask, made on first use; nil after a failure, which is kept for `throwFailure`.
  func texture(of mask: Mask) -> Texture? {
    texture(for: .mask(mask)) { mask.bitmap() }
  }

  /// The texture for a key, made on first use; nil after a failure, which is kept for `throwFailure`.
  func texture(for key: TextureCache.Key, bitmap: () -> Bitmap?) -> Texture? {
    guard let texture = cache.texture(for: key, renderer: renderer, bitmap: bitmap) else {
      record(.cannotDraw(call: "SDL_CreateTexture", reason: StageError.lastReason))
      return nil
    }
    return texture
  }

  /// Whether any part of a rectangle of points, grown by a margin in points, is visible.
  func shows(_ rect: Rect, margin: Double = 0) -> Bool {
    guard rect.isFinite else { return false }
    return !state.clip.intersection(state.bounds(of: rect.insetBy(dx: -margin, dy: -margin))).isEmpty
  }
}

/// Shapes between pixels and under any transform.
extension Canvas {
  /// A detailed mask for a radius in pixels. Radii share masks in steps of a fifth of an octave, so that a
  /// growing disc does not make a texture in each frame; the edge is then up to a tenth softer or harder than
  /// a pixel.
  func detailedMask(_ shape: Mask.Shape, radius: Double) -> Mask {
    let step = OctaveSteps.index(of: radius.clamped(to: 0.5...128))
    let bucket = OctaveSteps.value(at: step)
    let detail = (240 / (bucket + Mask.padding)).rounded(.down).clamped(to: 2...16)
    return Mask(shape: shape, radius: bucket, detail: detail)
  }

  /// Draws a mask as a nine-slice over a rectangle of a plane. `map` maps that plane to pixels, and the
  /// corners have a radius of `radius` plane units.
  func nineSlice(_ mask: Mask, over rect: Rect, radius: Double, map: PlaneMap, _ color: Color) {
    guard let texture = texture(of: mask), radius > 0 else { return }
    var mesh = Mesh(texture: texture, color: color, texels: .corners, clip: state.clip)
    let margin = Mask.margin * radius / mask.radius
    let hidden = (Mask.padding - Mask.margin) * mask.detail
    let middle = mask.reach * mask.detail
    func stops(_ low: Double, _ high: Double) -> [(position: Double, texel: Double)] {
      let (left, right) = (low + radius, max(low + radius, high - radius))
      // A stretched middle is two texels wide instead of none: SDL's software renderer fills any area that
      // shows no texel.
      let half: Double = right > left ? 1 : 0
      return [
        (low - margin, hidden), (left, middle - half), (right, middle + half),
        (right + radius + margin, 2 * middle - hidden),
      ]
    }
    let (columns, rows) = (stops(rect.minX, rect.maxX), stops(rect.minY, rect.maxY))
    for row in 0..<3 {
      for column in 0..<3 {
        let (left, right) = (columns[column], columns[column + 1])
        let (top, bottom) = (rows[row], rows[row + 1])
        let target = Rect(
          x: left.position, y: top.position, width: right.position - left.position,
          height: bottom.position - top.position)
        if row == 1, column == 1, fillMiddle(of: mask, target, map, color) { continue }
        mesh.quad(
          target, from: Point(x: left.texel, y: top.texel), to: Point(x: right.texel, y: bottom.texel),
          map: map)
      }
    }
    draw(mesh, texture)
  }

  // The middle of an upright shape has full coverage or none, so it needs no texture.
  private func fillMiddle(of mask: Mask, _ rect: Rect, _ map: PlaneMap, _ color: Color) -> Bool {
    if case .ring = mask.shape { return true }
    guard map.lens == nil else { return false }
    let map = map.affine
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else { return false }
    let low = Mesh.snapped(map.apply(rect.origin))
    let high = Mesh.snapped(map.apply(Point(x: rect.maxX, y: rect.maxY)))
    let (x, y) = (Int(pixels: low.x), Int(pixels: low.y))
    fillPixels(
      PixelRect(x: x, y: y, width: Int(pixels: high.x) - x, height: Int(pixels: high.y) - y), color)
    return true
  }
}

/// Five steps an octave, so close that the mask of one step serves all radii around it.
enum OctaveSteps {
  private static let ratios = [1, 1.148_698_355, 1.319_507_911, 1.515_716_567, 1.741_101_127]

  /// The step nearest to a value > 0.
  static func index(of value: Double) -> Int {
    let octave = Int(value.exponent)
    let share = value.significand
    let nearest = (ratios + [2]).enumerated().min { abs($0.element - share) < abs($1.element - share) }
    return octave * ratios.count + (nearest?.offset ?? 0)
  }

  /// The value of a step.
  static func value(at index: Int) -> Double {
    let step = ((index % ratios.count) + ratios.count) % ratios.count
    let octave = (index - step) / ratios.count
    return Double(sign: .plus, exponent: octave, significand: ratios[step])
  }
}
