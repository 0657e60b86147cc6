import CradleGeometry

/// Draws lines with round ends at their exact place, as strokes of pixels.
struct LinePainter {
  private let renderer: Renderer
  private let textures: TextureCache
  private let masks: MaskPainter

  init(_ renderer: Renderer, _ textures: TextureCache) {
    (self.renderer, self.textures) = (renderer, textures)
    masks = MaskPainter(renderer, textures)
  }

  /// Draws a line between two points; its width is in points.
  func line(from start: Point, to end: Point, width: Double, _ color: Color, in state: DrawingState) {
    guard width > 0, width.isFinite, start.isFinite, end.isFinite, let color = state.visible(color) else {
      return
    }
    let (map, pen) = (state.deviceMap, Pen(width: width, color, in: state))
    // Cuts off parts far outside: meshes reach 8192 pixels at most.
    guard let (a, b) = Stroke.cut(map.apply(start), map.apply(end), to: 6000) else { return }
    if isVisible([a, b], pen) { draw(through: [a, b], pen) }
  }

  /// Draws a line through points, joined; points that are not finite break it.
  func polyline(_ points: [Point], width: Double, _ color: Color, in state: DrawingState) {
    guard width > 0, width.isFinite, let color = state.visible(color) else { return }
    let (map, pen) = (state.deviceMap, Pen(width: width, color, in: state))
    for run in points.split(whereSeparator: { !$0.isFinite }) {
      let pixels = Stroke.thinned(run.map(map.apply))
      if isVisible(pixels, pen) { draw(through: pixels, pen) }
    }
  }

  /// Draws a joined line through points and back to the first one. The colour already includes the current opacity.
  func loop(_ points: [Point], width: Double, _ color: Color, in state: DrawingState) {
    let pixels = points.map(state.deviceMap.apply)
    stroke(pixels + pixels.prefix(1), Pen(width: width, color, in: state), isClosed: true)
  }

  /// The pen of a line: half of its width in pixels, and its colour.
  private struct Pen {
    let half: Double
    let color: Color

    /// The pen of a width in points. A line narrower than a pixel is drawn one pixel wide and paler.
    init(width: Double, _ color: Color, in state: DrawingState) {
      let pixels = width * state.pixelsPerPoint
      (half, self.color) = pixels >= 1 ? (pixels / 2, color) : (0.5, color.opacity(pixels))
    }
  }

  // Draws a stroke through pixels, or a dot if the points are too close together to have a direction.
  private func draw(through pixels: [Point], _ pen: Pen) {
    let isDot =
      pixels.count == 1 || pixels.count == 2 && pixels[0].distance(to: pixels[1]) < Stroke.shortest
    if isDot { masks.dot(pixels[0], radius: pen.half, pen.color) } else { stroke(pixels, pen) }
  }

  private func stroke(_ pixels: [Point], _ pen: Pen, isClosed: Bool = false) {
    let mask = Mask.detailed(.disc, radius: pen.half)
    guard let texture = textures.texture(of: mask) else { return }
    var mesh = Mesh(texture: texture, color: pen.color, texels: .corners, clip: renderer.clip)
    Stroke(points: pixels, half: pen.half, mask: mask, isClosed: isClosed).add(to: &mesh)
    renderer.draw(mesh, texture)
  }

  // Whether a stroke through pixels touches the clip.
  private func isVisible(_ pixels: [Point], _ pen: Pen) -> Bool {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    for point in pixels {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    guard low.isFinite, high.isFinite else { return false }
    let (clip, half) = (renderer.clip, pen.half)
    return high.x + half + 1 > Double(clip.x) && low.x - half - 1 < Double(clip.maxX)
      && high.y + half + 1 > Double(clip.y) && low.y - half - 1 < Double(clip.maxY)
  }
}
