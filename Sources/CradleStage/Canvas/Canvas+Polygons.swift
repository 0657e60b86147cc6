import CradleGeometry

extension Canvas {
  /// Fills a convex polygon with soft edges; fewer than three points draw nothing, and concave polygons are
  /// drawn incorrectly.
  public func polygon(_ points: [Point], _ color: Color) {
    guard points.count > 2, points.allSatisfy(\.isFinite), let color = state.visible(color) else { return }
    if cover([points], color) { return }
    let mask = Mask(shape: .ramp, radius: 1, detail: 16)
    guard let outline = Outline(points.map(state.deviceMap.apply)), let texture = texture(of: mask) else {
      return
    }
    var mesh = Mesh(texture: texture, color: color, texels: .corners, clip: state.clip)
    outline.add(to: &mesh, texelsPerPixel: mask.detail)
    draw(mesh, texture)
  }

  /// Fills closed outlines, in points, by the covered area of each pixel. Returns false without evaluating the outlines
  /// if this is not the software renderer. The colour already includes the current opacity.
  func cover(_ outlines: @autoclosure () -> [[Point]], _ color: Color) -> Bool {
    guard let pixels = renderer.pixels else { return false }
    let map = state.deviceMap
    coverage.fill(outlines().map { $0.map(map.apply) }, color, in: state.clip, on: pixels)
    return true
  }
}
