import CradleGeometry

extension Canvas {
  /// Fills a rectangle; upright ones on whole pixels, at least one pixel a side.
  public func fill(_ rect: Rect, _ color: Color) { fill(rect, radius: 0, color) }

  /// Fills a rectangle with round corners; the radius in points is cut to half of the shorter side.
  public func fill(_ rect: Rect, radius: Double, _ color: Color) {
    guard !rect.isEmpty, shows(rect, margin: 1), let color = state.visible(color) else { return }
    if state.isUpright {
      roundedPixels(state.crisp(rect), radius: radius * scale, border: 0, color)
    } else if !cover([rounded(rect, radius)], color) {
      let corner = min(radius, rect.width / 2, rect.height / 2, CornerMask.largest / state.pixelsPerPoint)
      mapped(.disc, rect, radius: corner, color)
    }
  }

  /// Draws a frame `width` points wide inside of a rectangle's edge; the radius is that of the outer edge.
  public func stroke(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
    guard !rect.isEmpty, width > 0, shows(rect, margin: 1), let color = state.visible(color) else { return }
    if width * 2 >= min(rect.width, rect.height) { return fill(rect, radius: radius, color) }
    if state.isUpright {
      roundedPixels(state.crisp(rect), radius: radius * scale, border: state.crispLength(width), color)
    } else if !cover(
      [rounded(rect, radius), rounded(rect.insetBy(dx: width, dy: width), radius - width).reversed()], color)
    {
      let corner = max(
        min(radius, rect.width / 2, rect.height / 2, CornerMask.largest / state.pixelsPerPoint), width)
      mapped(.ring(width: width), rect, radius: corner, color)
    }
  }

  /// Fills a disc at its exact place, without rounding to pixels; the radius is in points.
  public func disc(_ center: Point, radius: Double, _ color: Color) {
    guard let visible = visibleColor(center, radius, color), !cover([circle(center, radius)], visible) else {
      return
    }
    isLarge(radius) ? polygon(circle(center, radius), color) : round(.disc, center, radius: radius, color)
  }

  /// Draws a rim `width` points wide inside of a circle at its exact place, without rounding to pixels.
  public func ring(_ center: Point, radius: Double, width: Double, _ color: Color) {
    guard width > 0 else { return }
    if width >= radius { return disc(center, radius: radius, color) }
    guard let visible = visibleColor(center, radius, color) else { return }
    if cover([circle(center, radius), circle(center, radius - width).reversed()], visible) { return }
    guard isLarge(radius - width / 2) else {
      return round(.ring(width: width), center, radius: radius, color)
    }
    let (half, pen) = penPixels(width, visible)
    let pixels = circle(center, radius - width / 2).map(state.deviceMap.apply)
    stroke(pixels + pixels.prefix(1), half: half, isClosed: true, pen)
  }

  // The colour of a visible circle; nil if it is invisible.
  private func visibleColor(_ center: Point, _ radius: Double, _ color: Color) -> Color? {
    let reach = Vector(dx: radius, dy: radius)
    guard radius > 0, center.isFinite, radius.isFinite,
      shows(Rect(origin: center - reach, size: Size(width: 2 * radius, height: 2 * radius)), margin: 1)
    else { return nil }
    return state.visible(color)
  }

  // Whether a circle is too large for a mask with many texels a pixel.
  private func isLarge(_ radius: Double) -> Bool { radius * state.pixelsPerPoint > 80 }

  // A polygon of a circle's area.
  private func circle(_ center: Point, _ radius: Double) -> [Point] {
    let step = 2 * .pi / Double(cornerCount(radius, angle: 2 * .pi))
    return arc(center, radius * (step / Vector(angle: step, length: 1).dy).squareRoot(), from: 0, to: 2 * .pi)
  }

  // Points on an arc without its end.
  private func arc(_ center: Point, _ radius: Double, from start: Double, to end: Double) -> [Point] {
    let count = cornerCount(radius, angle: end - start)
    return (0..<count).map {
      center + Vector(angle: start + (end - start) * Double($0) / Double(count), length: radius)
    }
  }

  // Enough corners that no edge deviates from the arc by a twentieth of a pixel.
  private func cornerCount(_ radius: Double, angle: Double) -> Int {
    let whole = 10 * min(radius * state.pixelsPerPoint, 100_000).squareRoot()
    return max(Int((whole * angle / (2 * .pi)).rounded(.up)), 3)
  }

  // The outline of a rectangle with round corners.
  private func rounded(_ rect: Rect, _ radius: Double) -> [Point] {
    let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
    let inner = rect.insetBy(dx: radius, dy: radius)
    let corners = [
      Point(x: inner.maxX, y: inner.maxY), Point(x: inner.minX, y: inner.maxY),
      Point(x: inner.minX, y: inner.minY), Point(x: inner.maxX, y: inner.minY),
    ]
    guard radius > 0 else { return corners }
    return corners.enumerated().flatMap { turn, corner in
      let start = Double(turn) * .pi / 2
      return arc(corner, radius, from: start, to: start + .pi / 2)
        + [corner + Vector(angle: start + .pi / 2, length: radius)]
    }
  }

  /// Draws a metal ball of a colour, lit from the upper left; under a rotation the light rotates with it.
  package func ball(_ center: Point, radius: Double, _ color: Color) {
    round(.ball, center, radius: radius, color)
    round(.highlight, center, radius: radius, Color.white.opacity(color.alpha))
  }

  private func round(_ shape: Mask.Shape, _ center: Point, radius: Double, _ color: Color) {
    let rect = Rect(center: center, size: Size(width: radius * 2, height: radius * 2))
    guard radius > 0, shows(rect, margin: 1), let color = state.visible(color) else { return }
    mapped(shape, rect, radius: radius, color)
  }

  // Draws the shape at its exact place, under any transform; converts a ring's width from points to the
  // mask's pixels.
  private func mapped(_ shape: Mask.Shape, _ rect: Rect, radius: Double, _ color: Color) {
    guard radius * state.pixelsPerPoint >= 0.5 else {
      let mask = Mask(shape: .box, radius: 4, detail: 16)
      let side = min(rect.width, rect.height) / 2
      return nineSlice(
        mask, over: rect, radius: min(4 / state.pixelsPerPoint, side), map: state.deviceMap, color)
    }
    var mask = detailedMask(shape, radius: radius * state.pixelsPerPoint)
    if case .ring(let width) = shape {
      // In eighths of a pixel of the mask, so that a growing ring shares masks, too.
      let scaled = (width * mask.radius / radius * 8).rounded() / 8
      mask = detailedMask(.ring(width: max(scaled, 0.125)), radius: radius * state.pixelsPerPoint)
    }
    nineSlice(mask, over: rect, radius: radius, map: state.deviceMap, color)
  }

  // Draws an upright shape on whole pixels: four corners copied texel by texel, and plain rectangles between.
  // A border of 0 fills the shape.
  private func roundedPixels(_ rect: PixelRect, radius: Double, border: Int, _ color: Color) {
    let half = Double(min(rect.width, rect.height)) / 2
    // In quarters of a pixel, so that a changing radius shares masks.
    let radius = radius > 0 ? min((radius * 4).rounded() / 4, half, CornerMask.largest) : 0
    guard radius >= 0.75 else {
      return border > 0 ? framePixels(rect, border, color) : fillPixels(rect, color)
    }
    let mask = CornerMask(radius: radius, border: border)
    let corner = mask.corner
    guard let texture = texture(for: .corners(mask), bitmap: mask.bitmap) else { return }
    // If a side has an odd length, its first corner takes the middle pixel.
    let (left, top) = (min(corner, (rect.width + 1) / 2), min(corner, (rect.height + 1) / 2))
    let (right, bottom) = (min(corner, rect.width - left), min(corner, rect.height - top))
    func piece(_ fromX: Int, _ fromY: Int, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      copy(
        texture, from: PixelRect(x: fromX, y: fromY, width: width, height: height),
        to: PixelRect(x: x, y: y, width: width, height: height), color)
    }
    let end = 2 * corner
    piece(0, 0, rect.x, rect.y, left, top)
    piece(end - right, 0, rect.maxX - right, rect.y, right, top)
    piece(0, end - bottom, rect.x, rect.maxY - bottom, left, bottom)
    piece(end - right, end - bottom, rect.maxX - right, rect.maxY - bottom, right, bottom)
    let inner = PixelRect(
      x: rect.x + left, y: rect.y + top, width: rect.width - left - right, height: rect.height - top - bottom)
    func strip(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      fillPixels(PixelRect(x: x, y: y, width: width, height: height), color)
    }
    if border == 0 {
      strip(inner.x, rect.y, inner.width, top)
      strip(rect.x, inner.y, rect.width, inner.height)
      strip(inner.x, inner.maxY, inner.width, bottom)
    } else {
      strip(inner.x, rect.y, inner.width, border)
      strip(inner.x, rect.maxY - border, inner.width, border)
      strip(rect.x, inner.y, border, inner.height)
      strip(rect.maxX - border, inner.y, border, inner.height)
    }
  }

  private func framePixels(_ rect: PixelRect, _ border: Int, _ color: Color) {
    let sides = PixelRect(x: rect.x, y: rect.y + border, width: border, height: rect.height - 2 * border)
    fillPixels(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: border), color)
    fillPixels(PixelRect(x: rect.x, y: rect.maxY - border, width: rect.width, height: border), color)
    fillPixels(sides, color)
    var right = sides
    right.x = rect.maxX - border
    fillPixels(right, color)
  }
}
