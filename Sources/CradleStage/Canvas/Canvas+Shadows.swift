import CradleGeometry

extension Canvas {
  /// Draws the soft shadow of an opaque rounded rectangle; blur in points as in CSS, twice the Gaussian's deviation.
  public func shadow(_ rect: Rect, radius: Double, blur: Double, offset: Vector, _ color: Color) {
    shadow(rect, radius: radius, Shadow(blur: blur, offset: offset, color: color))
  }

  /// Draws the soft shadow of an opaque rounded rectangle. Draw the rectangle afterwards: the shadow has no
  /// middle, as in CSS.
  public func shadow(_ rect: Rect, radius: Double, _ shadow: Shadow) {
    let cast = rect.offset(by: shadow.offset)
    let blur = max(shadow.blur, 0)
    guard !rect.isEmpty, shows(cast, margin: blur * 2 + 1), let color = state.visible(shadow.color) else {
      return
    }
    if state.isUpright {
      let hidden = state.crisp(rect.insetBy(dx: radius / 2 + 1, dy: radius / 2 + 1))
      shadowPixels(
        state.crisp(cast), radius: radius * scale, deviation: blur / 2 * scale, hidden: hidden, color)
    } else {
      mappedShadow(cast, radius: radius, deviation: blur / 2, color)
    }
  }

  /// The mask for a shadow of whole pixels, and the extent of its corners into the shape: the whole shape for
  /// small ones.
  func shadowMask(width: Int, height: Int, radius: Double, deviation: Double) -> (
    mask: ShadowMask, inset: Int?
  ) {
    let radius = min((max(radius, 0) * 2).rounded() / 2, Double(min(width, height)) / 2, CornerMask.largest)
    let deviation = (min(deviation, ShadowMask.largestDeviation) * 4).rounded() / 4
    let inset = Int(radius.rounded(.up)) + Int((deviation * 3).rounded(.up)) + 1
    let side = 2 * inset + ShadowMask.stretch
    if width >= side, height >= side {
      return (ShadowMask(width: side, height: side, radius: radius, deviation: deviation), inset)
    }
    return (ShadowMask(width: width, height: height, radius: radius, deviation: deviation), nil)
  }

  // `hidden`: the area that the shape will cover.
  private func shadowPixels(
    _ rect: PixelRect, radius: Double, deviation: Double, hidden: PixelRect, _ color: Color
  ) {
    let (mask, inset) = shadowMask(
      width: rect.width, height: rect.height, radius: radius, deviation: deviation)
    guard let texture = texture(for: .shadow(mask), bitmap: mask.bitmap) else { return }
    let reach = mask.reach
    guard let inset else {
      let whole = PixelRect(x: 0, y: 0, width: texture.width, height: texture.height)
      let target = PixelRect(x: rect.x - reach, y: rect.y - reach, width: whole.width, height: whole.height)
      return copy(texture, from: whole, to: target, color)
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
    for row in stops(rect.y, rect.height, state.clip.y..<state.clip.maxY) {
      for column in stops(rect.x, rect.width, state.clip.x..<state.clip.maxX) {
        let target = PixelRect(x: column.position, y: row.position, width: column.length, height: row.length)
        for part in target.subtracting(hidden) {
          let source = PixelRect(
            x: column.from + part.x - target.x, y: row.from + part.y - target.y, width: part.width,
            height: part.height)
          copy(texture, from: source, to: part, color)
        }
      }
    }
  }

  // Under a rotation or a scale: the shadow at the scale of one point, stretched as a nine-slice.
  private func mappedShadow(_ rect: Rect, radius: Double, deviation: Double, _ color: Color) {
    let width = max(1, Int(pixels: rect.width * scale))
    let height = max(1, Int(pixels: rect.height * scale))
    let (mask, inset) = shadowMask(
      width: width, height: height, radius: radius * scale, deviation: deviation * scale)
    guard let texture = texture(for: .shadow(mask), bitmap: mask.bitmap) else { return }
    var mesh = Mesh(texture: texture, color: color, texels: .middles, clip: state.clip)
    let reach = Double(mask.reach) / scale
    let corner = Double(inset ?? 0) / scale
    func stops(_ low: Double, _ high: Double, _ texels: Int) -> [(position: Double, texel: Double)] {
      guard let inset else { return [(low - reach, 0), (high + reach, Double(texels))] }
      let cut = Double(mask.reach + inset)
      return [
        (low - reach, 0), (low + corner, cut), (high - corner, cut + Double(ShadowMask.stretch)),
        (high + reach, Double(texels)),
      ]
    }
    let columns = stops(rect.minX, rect.maxX, texture.width)
    let rows = stops(rect.minY, rect.maxY, texture.height)
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(columns, columns.dropFirst()) {
        mesh.quad(
          Rect(
            x: left.position, y: top.position, width: right.position - left.position,
            height: bottom.position - top.position),
          from: Point(x: left.texel, y: top.texel), to: Point(x: right.texel, y: bottom.texel),
          map: state.deviceMap)
      }
    }
    draw(mesh, texture)
  }
}
