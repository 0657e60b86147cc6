import CradleGeometry

/// Draws shapes in points, and chooses how: upright rectangles on whole pixels; other shapes at their exact place, by
/// covered areas on the software renderer, and as meshes over masks on others.
final class ShapePainter {
  private let renderer: Renderer
  private let textures: TextureCache
  private let upright: UprightShapePainter
  private let masks: MaskPainter
  private let lines: LinePainter
  private var coverage = Coverage()

  init(_ renderer: Renderer, _ textures: TextureCache, _ lines: LinePainter) {
    (self.renderer, self.textures, self.lines) = (renderer, textures, lines)
    upright = UprightShapePainter(renderer, textures)
    masks = MaskPainter(renderer, textures)
  }

  /// Fills a rectangle with round corners.
  func fill(_ rect: Rect, radius: Double, _ color: Color, in state: DrawingState) {
    guard !rect.isEmpty, shows(rect, state), let color = state.visible(color) else { return }
    if state.isUpright {
      upright.draw(state.crisp(rect), radius: radius * state.scale, border: 0, color)
    } else if !cover([flattening(state).rounded(rect, radius)], color, state) {
      masks.draw(.disc, over: rect, radius: corner(radius, of: rect, state), color, in: state)
    }
  }

  /// Draws a frame inside of a rectangle's edge; the radius is that of the outer edge.
  func stroke(_ rect: Rect, radius: Double, width: Double, _ color: Color, in state: DrawingState) {
    guard !rect.isEmpty, width > 0 else { return }
    if width * 2 >= min(rect.width, rect.height) { return fill(rect, radius: radius, color, in: state) }
    guard shows(rect, state), let visible = state.visible(color) else { return }
    let curves = flattening(state)
    if state.isUpright {
      upright.draw(
        state.crisp(rect), radius: radius * state.scale, border: state.crispLength(width), visible)
    } else if !cover(
      [
        curves.rounded(rect, radius),
        curves.rounded(rect.insetBy(dx: width, dy: width), radius - width).reversed(),
      ], visible, state)
    {
      masks.draw(
        .ring(width: width), over: rect, radius: max(corner(radius, of: rect, state), width), visible,
        in: state)
    }
  }

  /// Fills a disc.
  func disc(_ center: Point, radius: Double, _ color: Color, in state: DrawingState) {
    guard let frame = visibleFrame(center, radius, state), let visible = state.visible(color) else { return }
    let curves = flattening(state)
    if cover([curves.circle(center, radius)], visible, state) { return }
    if isLarge(radius, state) {
      mesh(curves.circle(center, radius), visible, state)
    } else {
      masks.draw(.disc, over: frame, radius: radius, visible, in: state)
    }
  }

  /// Draws a rim inside of a circle.
  func ring(_ center: Point, radius: Double, width: Double, _ color: Color, in state: DrawingState) {
    guard width > 0 else { return }
    if width >= radius { return disc(center, radius: radius, color, in: state) }
    guard let frame = visibleFrame(center, radius, state), let visible = state.visible(color) else { return }
    let curves = flattening(state)
    if cover(
      [curves.circle(center, radius), curves.circle(center, radius - width).reversed()], visible, state)
    {
      return
    }
    if isLarge(radius - width / 2, state) {
      lines.loop(curves.circle(center, radius - width / 2), width: width, visible, in: state)
    } else {
      masks.draw(.ring(width: width), over: frame, radius: radius, visible, in: state)
    }
  }

  /// Draws a metal ball of a colour, lit from the upper left.
  func ball(_ center: Point, radius: Double, _ color: Color, in state: DrawingState) {
    let frame = Rect(center: center, size: Size(width: radius * 2, height: radius * 2))
    guard radius > 0, shows(frame, state) else { return }
    for (shape, color) in [(Mask.Shape.ball, color), (.highlight, Color.white.opacity(color.alpha))] {
      if let color = state.visible(color) {
        masks.draw(shape, over: frame, radius: radius, color, in: state)
      }
    }
  }

  /// Fills a convex polygon of finite points.
  func polygon(_ points: [Point], _ color: Color, in state: DrawingState) {
    guard points.count > 2, points.allSatisfy(\.isFinite), let color = state.visible(color) else { return }
    if !cover([points], color, state) { mesh(points, color, state) }
  }

  // MARK: Parts

  private func flattening(_ state: DrawingState) -> ArcFlattening {
    ArcFlattening(pixelsPerPoint: state.pixelsPerPoint)
  }

  private func shows(_ rect: Rect, _ state: DrawingState) -> Bool {
    state.shows(rect, margin: 1, in: renderer.clip)
  }

  // The frame of a circle; nil if it is invisible.
  private func visibleFrame(_ center: Point, _ radius: Double, _ state: DrawingState) -> Rect? {
    guard radius > 0, center.isFinite, radius.isFinite else { return nil }
    let frame = Rect(center: center, size: Size(width: radius * 2, height: radius * 2))
    return shows(frame, state) ? frame : nil
  }

  // Whether a circle is too large for a mask with many texels a pixel.
  private func isLarge(_ radius: Double, _ state: DrawingState) -> Bool { radius * state.pixelsPerPoint > 80 }

  // The radius of a rectangle's corners, for a mask.
  private func corner(_ radius: Double, of rect: Rect, _ state: DrawingState) -> Double {
    min(radius, rect.width / 2, rect.height / 2, CornerMask.largest / state.pixelsPerPoint)
  }

  // Fills closed outlines, in points, by the covered area of each pixel. Returns false without evaluating the outlines
  // if this is not the software renderer.
  private func cover(
    _ outlines: @autoclosure () -> [[Point]], _ color: Color, _ state: DrawingState
  ) -> Bool {
    guard let pixels = renderer.pixels else { return false }
    let map = state.deviceMap
    coverage.fill(outlines().map { $0.map(map.apply) }, color, in: renderer.clip, on: pixels)
    return true
  }

  // Fills a convex outline, in points, with soft edges.
  private func mesh(_ points: [Point], _ color: Color, _ state: DrawingState) {
    let mask = Mask(shape: .ramp, radius: 1, detail: 16)
    guard let outline = Outline(points.map(state.deviceMap.apply)), let texture = textures.texture(of: mask)
    else { return }
    var mesh = Mesh(texture: texture, color: color, texels: .corners, clip: renderer.clip)
    outline.add(to: &mesh, texelsPerPixel: mask.detail)
    renderer.draw(mesh, texture)
  }
}
