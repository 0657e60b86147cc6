import CradleGeometry

extension Canvas {
  /// Draws a line with round ends that extend past its end points by half of its width, in points.
  public func line(from start: Point, to end: Point, width: Double, _ color: Color) {
    guard width > 0, start.isFinite, end.isFinite, let color = state.visible(color) else { return }
    let map = state.deviceMap
    let (half, color_) = penPixels(width, color)
    // Cuts off parts far outside: meshes reach 8192 pixels at most.
    guard let (a, b) = Stroke.cut(map.apply(start), map.apply(end), to: 6000) else { return }
    guard touches([a, b], half) else { return }
    drawStroke(through: [a, b], half, color_)
  }

  /// Draws a line through points, joined and with round ends; points that are not finite break it.
  public func polyline(_ points: [Point], width: Double, _ color: Color) {
    guard width > 0, let color = state.visible(color) else { return }
    let map = state.deviceMap
    let (half, color_) = penPixels(width, color)
    for run in points.split(whereSeparator: { !$0.isFinite }) {
      let pixels = Stroke.thinned(run.map(map.apply))
      if touches(pixels, half) { drawStroke(through: pixels, half, color_) }
    }
  }

  /// Draws a stroke through pixels, or a dot if the points are too close together to have a direction.
  private func drawStroke(through pixels: [Point], _ half: Double, _ color: Color) {
    let thinned =
      pixels.count == 2 && pixels[0].distance(to: pixels[1]) < Stroke.shortest ? [pixels[0]] : pixels
    if thinned.count == 1 {
      let rect = Rect(center: thinned[0], size: Size(width: 2 * half, height: 2 * half))
      nineSlice(detailedMask(.disc, radius: half), over: rect, radius: half, map: .identity, color)
    } else {
      stroke(thinned, half: half, color)
    }
  }

  /// Half of a line's width in pixels and its colour. A line narrower than a pixel is drawn one pixel wide
  /// and paler.
  func penPixels(_ width: Double, _ color: Color) -> (half: Double, color: Color) {
    let pixels = width * state.pixelsPerPoint
    return pixels >= 1 ? (pixels / 2, color) : (0.5, color.opacity(pixels))
  }

  private func touches(_ pixels: [Point], _ half: Double) -> Bool {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    for point in pixels {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    guard low.isFinite, high.isFinite else { return false }
    return high.x + half + 1 > Double(state.clip.x) && low.x - half - 1 < Double(state.clip.maxX)
      && high.y + half + 1 > Double(state.clip.y) && low.y - half - 1 < Double(state.clip.maxY)
  }

  /// Draws a joined line through pixels.
  func stroke(_ pixels: [Point], half: Double, isClosed: Bool = false, _ color: Color) {
    let mask = detailedMask(.disc, radius: half)
    guard let texture = texture(of: mask) else { return }
    var mesh = Mesh(texture: texture, color: color, texels: .corners, clip: state.clip)
    Stroke(points: pixels, half: half, mask: mask, isClosed: isClosed).add(to: &mesh)
    draw(mesh, texture)
  }
}
