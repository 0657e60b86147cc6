import CradleGeometry

/// A surface that draws in points, origin top left, y down. Every call uses the current transform, clip and
/// opacity.
///
/// Shapes with upright edges are rounded to whole pixels; discs, rings, lines and polygons keep their exact
/// place. Values that are not finite draw nothing. Use a canvas from one thread.
///
/// ```swift
/// let stage = try OffscreenStage(size: Size(width: 200, height: 120), scale: 2)
/// let canvas = stage.canvas
/// canvas.clear(.white)
/// canvas.fill(Rect(x: 20, y: 20, width: 160, height: 80), radius: 12, Color(hex: 0x3478F6))
/// canvas.clipped(to: Rect(x: 20, y: 20, width: 160, height: 40)) {
///   canvas.disc(Point(x: 100, y: 60), radius: 30, .white)
/// }
/// canvas.withOpacity(0.5) {
///   canvas.line(from: Point(x: 20, y: 60), to: Point(x: 180, y: 60), width: 2, .black)
/// }
/// ```
public final class Canvas {
  /// The extent in points.
  public private(set) var size: Size
  /// Pixels per point, > 0.
  public var scale: Double { state.scale }

  // The state is the map and the opacity of the present call; the renderer has its clip. Each part draws one kind of
  // thing with them.
  private var state: DrawingState
  private let renderer: Renderer
  private let textures: TextureCache
  private let shapes: ShapePainter
  private let lines: LinePainter
  private let shadows: ShadowPainter
  private let pictures: PicturePainter
  private let texts: TextPainter
  private let clipCorners: ClipCornerPainter
  private let overlay: Overlay

  init(renderer: Renderer, size: Size, scale: Double) {
    (self.renderer, self.size, state) = (renderer, size, DrawingState(scale: scale))
    // 96 MiB, chosen: a screen of 3840 × 2160 pixels takes 32.
    textures = TextureCache(renderer, capacity: 96 << 20)
    lines = LinePainter(renderer, textures)
    shapes = ShapePainter(renderer, textures, lines)
    shadows = ShadowPainter(renderer, textures)
    pictures = PicturePainter(renderer, textures)
    texts = TextPainter(renderer, textures)
    clipCorners = ClipCornerPainter(renderer, textures)
    overlay = Overlay(renderer)
  }

  // MARK: Map, opacity and clip

  /// Draws `body` through a map of points, applied before the current transform. If both together are not finite,
  /// `body` is not called.
  public func transformed(_ t: Transform, _ body: () throws -> Void) rethrows {
    let transform = t.then(state.transform)
    guard transform.isFinite else { return }
    try drawing(body) { $0.transform = transform }
  }

  /// Draws `body` scaled about the origin, as on a canvas with `factor` times as many pixels per point. Unlike in a
  /// scaling transform, shapes lie on whole pixels and text is rendered at its final size. Inside of a rotation or a
  /// perspective it is a scaling transform.
  ///
  /// - Parameters:
  ///   - factor: Points outside per point inside of `body`; a number ≤ 0, or one that is not finite, draws
  ///     nothing.
  ///   - body: The drawing.
  package func magnified(by factor: Double, _ body: () throws -> Void) rethrows {
    guard factor > 0, factor.isFinite else { return }
    if factor == 1 { return try body() }
    guard state.isUpright else { return try transformed(Transform(scale: factor), body) }
    try drawing(body) { $0.magnify(by: factor) }
  }

  /// Draws `body` in perspective: as a flat picture in the plane z = 0, which a 3D transform about a point projects,
  /// before the current transform. Parts behind the eye are drawn incorrectly.
  ///
  /// Lines keep their width. A clip inside of `body` clips to the bounding box of its projection. If the transform or
  /// the point is not finite, `body` is not called.
  public func projected(_ t: Transform3D, around center: Point, _ body: () throws -> Void) rethrows {
    if t.isIdentity { return try body() }
    guard t.isFinite, center.isFinite else { return }
    try drawing(body) { $0.project(t, around: center) }
  }

  /// Draws `body` with every alpha multiplied by 0…1 and by the current opacity; shapes that overlap show
  /// through each other.
  public func withOpacity(_ alpha: Double, _ body: () throws -> Void) rethrows {
    try drawing(body) { $0.opacity *= alpha > 0 ? min(alpha, 1) : 0 }
  }

  private func drawing(_ body: () throws -> Void, in change: (inout DrawingState) -> Void) rethrows {
    let outer = state
    change(&state)
    defer { state = outer }
    try body()
  }

  /// Draws `body` only inside a rectangle, rounded to whole pixels and intersected with the current clip;
  /// under a rotation, inside its bounding box.
  ///
  /// Round corners are painted over afterwards, in the background's colour or, for nil, with the pixels from before
  /// `body`, which takes longer. Pass the shadow that was drawn for the same rectangle, so that the corners show it as well.
  /// Under a rotation or a scale the corners stay square.
  public func clipped(
    to rect: Rect, radius: Double = 0, background: Color? = nil, shadow: Shadow? = nil,
    _ body: () throws -> Void
  ) rethrows {
    let ground =
      radius > 0 ? clipCorners.ground(of: rect, color: background, shadow: shadow, in: state) : nil
    try renderer.clipped(to: state.pixels(of: rect), body)
    if let ground { clipCorners.draw(ground, over: rect, radius: radius, in: state) }
  }

  /// Draws `body` as one layer of an opacity 0…1 over the present picture: its shapes do not show through each other,
  /// and calls of `ground` draw nothing, so that the picture below keeps its colours.
  ///
  ///     result = (1 − α)·below + α·(body over below)
  ///
  /// - Parameters:
  ///   - opacity: α. It is clamped; with 0, or with no visible area, `body` is not called.
  ///   - rect: The area that `body` may change, in points; under a rotation, its bounding box.
  ///   - body: The drawing.
  package func overlaid(opacity: Double, in rect: Rect, _ body: () throws -> Void) rethrows {
    try overlay.draw(opacity: opacity, in: state.pixels(of: rect), body)
  }

  // MARK: Areas

  /// Paints the whole surface; clip, transform and opacity do not apply.
  public func clear(_ color: Color) { renderer.clear(color) }

  /// Fills a rectangle that lies behind everything else of a picture; draws nothing inside of `overlaid`.
  package func ground(_ rect: Rect, radius: Double = 0, _ color: Color) {
    if !overlay.isOpen { fill(rect, radius: radius, color) }
  }

  /// Fills a rectangle; upright ones on whole pixels, at least one pixel a side. The radius of its corners, in points,
  /// is cut to half of the shorter side, and may be cut to 400 pixels.
  public func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
    shapes.fill(rect, radius: radius, color, in: state)
  }

  /// Draws a frame `width` points wide inside of a rectangle's edge; the radius is that of the outer edge.
  public func stroke(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
    shapes.stroke(rect, radius: radius, width: width, color, in: state)
  }

  /// Fills a disc at its exact place, without rounding to pixels; the radius is in points.
  public func disc(_ center: Point, radius: Double, _ color: Color) {
    shapes.disc(center, radius: radius, color, in: state)
  }

  /// Draws a rim `width` points wide inside of a circle at its exact place, without rounding to pixels.
  public func ring(_ center: Point, radius: Double, width: Double, _ color: Color) {
    shapes.ring(center, radius: radius, width: width, color, in: state)
  }

  /// Fills a convex polygon with soft edges; fewer than three points draw nothing, and concave polygons are
  /// drawn incorrectly.
  public func polygon(_ points: [Point], _ color: Color) { shapes.polygon(points, color, in: state) }

  /// Draws a metal ball of a colour, lit from the upper left; under a rotation the light rotates with it.
  package func ball(_ center: Point, radius: Double, _ color: Color) {
    shapes.ball(center, radius: radius, color, in: state)
  }

  /// Draws the soft shadow of an opaque rounded rectangle; blur in points as in CSS, twice the Gaussian's deviation.
  package func shadow(_ rect: Rect, radius: Double, blur: Double, offset: Vector, _ color: Color) {
    shadow(rect, radius: radius, Shadow(blur: blur, offset: offset, color: color))
  }

  /// Draws the soft shadow of an opaque rounded rectangle; a blur is cut to 200 pixels. Draw the rectangle
  /// afterwards: the shadow has no middle, as in CSS.
  public func shadow(_ rect: Rect, radius: Double, _ shadow: Shadow) {
    shadows.draw(shadow, of: rect, radius: radius, in: state)
  }

  /// Draws a picture, or its part `source` in its own pixels, stretched over a rectangle of points.
  ///
  /// A source that extends outside of the picture is clipped to it. The picture is scaled once for each drawn
  /// size and cached; to zoom it smoothly, draw it at one size inside `transformed`.
  public func picture(_ picture: Picture, in rect: Rect, source: Rect? = nil, radius: Double = 0) {
    pictures.draw(picture, in: rect, source: source, radius: radius, in: state)
  }

  // MARK: Lines and text

  /// Draws a line with round ends that extend past its end points by half of its width, in points.
  public func line(from start: Point, to end: Point, width: Double, _ color: Color) {
    lines.line(from: start, to: end, width: width, color, in: state)
  }

  /// Draws a line through points, joined and with round ends; points that are not finite break it.
  public func polyline(_ points: [Point], width: Double, _ color: Color) {
    lines.polyline(points, width: width, color, in: state)
  }

  /// Draws one line of text: `at.x` is its leading end, middle or trailing end, `at.y` the middle of its capitals.
  ///
  /// Text wider than `maximumWidth` points ends in an ellipsis; where not even that fits, nothing is drawn.
  /// ASCII's line breaks and control characters become spaces. Upright text is rounded to whole pixels; under
  /// a rotation or a scale it is not, so that it moves and grows smoothly.
  public func text(
    _ string: String, at point: Point, _ font: Font, _ color: Color, alignment: TextAlignment = .leading,
    maximumWidth: Double? = nil
  ) {
    texts.draw(
      string, at: point, font, color, alignment: alignment, maximumWidth: maximumWidth, in: state)
  }

  /// The width of a line of text in points, at the current scale; 0 if the font fails.
  public func width(of string: String, _ font: Font) -> Double { texts.width(of: string, font, in: state) }

  /// The height of a line of text in points; 0 if the font fails.
  public func lineHeight(_ font: Font) -> Double { texts.lineHeight(font, in: state) }

  // MARK: The surface

  /// Copies the pixels drawn since the last frame was presented, in a rectangle of points on the surface, which is
  /// rounded to whole pixels and clipped to the surface; transform and clip do not apply. Nil if the rectangle is
  /// empty, or if the renderer fails; `Window.present` then throws the failure.
  package func pixels(in rect: Rect) -> PixelCopy? {
    renderer.pixelCopy(of: PixelRect(rounding: rect, scale: scale))
  }

  /// The number of textures made so far; a steady frame makes none.
  var textureCount: Int { textures.created }

  /// Opens a font, so that a missing one is an error at the start rather than an empty window.
  func prepareText() throws { try texts.prepare() }

  /// Drops all textures after the renderer lost them; each is made again on its next use.
  func forgetTextures() {
    textures.removeAll()
    overlay.forgetTexture()
  }

  /// Changes to the window's new size or scale.
  func resize(to size: Size, scale: Double) {
    (self.size, state) = (size, DrawingState(scale: scale))
    renderer.removeClip()
  }
}
