import CradleGeometry

/// Draws the soft shadows of rounded rectangles from blurred masks.
struct ShadowPainter {
  private let renderer: Renderer
  private let textures: TextureCache

  init(_ renderer: Renderer, _ textures: TextureCache) {
    (self.renderer, self.textures) = (renderer, textures)
  }

  /// Draws the shadow of a rectangle of points, without the middle that the rectangle will cover.
  func draw(_ shadow: Shadow, of rect: Rect, radius: Double, in state: DrawingState) {
    let cast = rect.offset(by: shadow.offset)
    let blur = max(shadow.blur, 0)
    guard !rect.isEmpty, !radius.isNaN, !blur.isNaN,
      state.shows(cast, margin: blur * 2 + 1, in: renderer.clip),
      let color = state.visible(shadow.color)
    else { return }
    if state.isUpright {
      let slices = slices(state.crisp(cast), radius: radius, blur: blur, state)
      let hidden = state.crisp(rect.insetBy(dx: radius / 2 + 1, dy: radius / 2 + 1))
      upright(slices, state.crisp(cast), hidden: hidden, color)
    } else {
      let size = PixelRect(
        x: 0, y: 0, width: max(1, Int(pixels: cast.width * state.scale)),
        height: max(1, Int(pixels: cast.height * state.scale)))
      mapped(slices(size, radius: radius, blur: blur, state), cast, color, state)
    }
  }

  private func slices(_ rect: PixelRect, radius: Double, blur: Double, _ state: DrawingState) -> ShadowSlices
  {
    ShadowSlices(
      width: rect.width, height: rect.height, radius: radius * state.scale, deviation: blur / 2 * state.scale)
  }

  // `hidden`: the area that the shape will cover.
  private func upright(_ slices: ShadowSlices, _ rect: PixelRect, hidden: PixelRect, _ color: Color) {
    let mask = slices.mask
    guard let texture = textures.texture(for: .shadow(mask), bitmap: mask.bitmap) else { return }
    let reach = mask.reach
    guard let inset = slices.inset else {
      let whole = PixelRect(x: 0, y: 0, width: texture.width, height: texture.height)
      let target = PixelRect(x: rect.x - reach, y: rect.y - reach, width: whole.width, height: whole.height)
      return renderer.copy(texture, from: whole, to: target, color)
    }
    let corner = reach + inset
    // Repeating a stretch of many equal texels is cheaper than enlarging one texel.
    func stops(_ low: Int, _ length: Int, _ shown: Range<Int>) -> [(position: Int, length: Int, from: Int)] {
      let (start, end) = (low + inset, low + length - inset)
      // Whole stretches from the start, only where the clip shows them.
      let first = start + max(0, shown.lowerBound - start) / ShadowMask.stretch * ShadowMask.stretch
      let middle = Swift.stride(from: first, to: min(end, shown.upperBound), by: ShadowMask.stretch).map {
        (position: $0, length: min(ShadowMask.stretch, end - $0), from: corner)
      }
      return [(low - reach, corner, 0)] + middle + [(end, corner, corner + ShadowMask.stretch)]
    }
    let clip = renderer.clip
    for row in stops(rect.y, rect.height, clip.y..<clip.maxY) {
      for column in stops(rect.x, rect.width, clip.x..<clip.maxX) {
        let target = PixelRect(x: column.position, y: row.position, width: column.length, height: row.length)
        for part in target.subtracting(hidden) {
          let source = PixelRect(
            x: column.from + part.x - target.x, y: row.from + part.y - target.y, width: part.width,
            height: part.height)
          renderer.copy(texture, from: source, to: part, color)
        }
      }
    }
  }

  // Under a rotation or a scale: the shadow at the scale of one point, stretched as a nine-slice.
  private func mapped(_ slices: ShadowSlices, _ rect: Rect, _ color: Color, _ state: DrawingState) {
    let mask = slices.mask
    guard let texture = textures.texture(for: .shadow(mask), bitmap: mask.bitmap) else { return }
    let reach = Double(mask.reach) / state.scale
    let corner = Double(slices.inset ?? 0) / state.scale
    func stops(_ low: Double, _ high: Double, _ texels: Int) -> [Mesh.Stop] {
      let first = Mesh.Stop(position: low - reach, texel: 0)
      let last = Mesh.Stop(position: high + reach, texel: Double(texels))
      guard let inset = slices.inset else { return [first, last] }
      let cut = Double(mask.reach + inset)
      return [
        first, Mesh.Stop(position: low + corner, texel: cut),
        Mesh.Stop(position: high - corner, texel: cut + Double(ShadowMask.stretch)), last,
      ]
    }
    var mesh = Mesh(texture: texture, color: color, texels: .middles, clip: renderer.clip)
    mesh.slices(
      stops(rect.minX, rect.maxX, texture.width), stops(rect.minY, rect.maxY, texture.height),
      map: state.deviceMap)
    renderer.draw(mesh, texture)
  }
}
