import CradleGeometry

extension Canvas {
  /// Fills a convex polygon with soft edges; fewer than three points draw nothing, and concave ones are drawn
  /// wrong.
  public func polygon(_ points: [Point], _ color: Color) {
    guard points.count > 2, points.allSatisfy(\.isFinite), let color = seen(color) else { return }
    if cover([points], color) { return }
    let mask = Mask(shape: .ramp, radius: 1, detail: 16)
    guard let outline = Outline(points.map(deviceMap.apply)), let texture = texture(of: mask) else {
      return
    }
    var mesh = Mesh(texture: texture, color: color, texels: .corners, clip: clip)
    outline.add(to: &mesh, texelsPerPixel: mask.detail)
    draw(mesh, texture)
  }

  /// Fills closed outlines, in points, by the pixels that they cover; false, and the outlines are not made, if the renderer does
  /// not draw by the processor. The colour has the current opacity already.
  func cover(_ outlines: @autoclosure () -> [[Point]], _ color: Color) -> Bool {
    guard let pixels = renderer.pixels else { return false }
    let map = deviceMap
    coverage.fill(outlines().map { $0.map(map.apply) }, color, in: clip, on: pixels)
    return true
  }
}
