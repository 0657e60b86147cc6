internal import CSDL2
import CradleGeometry

/// A surface that draws in points, origin top left, y down. Every call uses the current transform, clip and
/// opacity.
///
/// Shapes with upright edges are rounded to whole pixels; discs, rings, lines and polygons keep their exact
/// place. Values that are not finite draw nothing. Use a canvas from one thread.
public final class Canvas {
  /// The extent in points.
  public internal(set) var size: Size
  /// Pixels per point, > 0.
  public internal(set) var scale: Double

  /// One pixel in points, for the thinnest crisp line.
  public var pixel: Double { 1 / scale }

  let renderer: Renderer
  let cache = TextureCache(capacity: 96 << 20)
  let typesetter = Typesetter()
  /// Draws shapes for the software renderer.
  var coverage = Coverage()
  /// The first failure since the last call of `throwFailure`. Drawing continues after it; presenting or
  /// writing throws it.
  private(set) var failure: StageError?

  /// Whether `ground` draws nothing: inside of `overlaid`.
  var leavesOutGround = false
  /// The pixels below the last `overlaid`; the next one of the same size uses the texture again.
  var overlay: Texture?

  private(set) var transform = Transform.identity
  /// The perspective that follows the transform; nil if there is none.
  private var lens: (map: Lens, zoom: Double)?
  private(set) var opacity = 1.0
  private(set) var clip: PixelRect

  init(renderer: Renderer, size: Size, scale: Double) {
    (self.renderer, self.size, self.scale) = (renderer, size, scale)
    clip = PixelRect(
      x: 0, y: 0, width: Int(pixels: size.width * scale), height: Int(pixels: size.height * scale))
  }

  /// The number of textures made so far; drawing the same frame twice makes none the second time.
  package var texturesCreated: Int { cache.created }

  /// Paints the whole surface; clip, transform and opacity do not apply.
  public func clear(_ color: Color) {
    let (red, green, blue, alpha) = color.bytes
    SDL_SetRenderDrawColor(renderer.handle, red, green, blue, alpha)
    check(SDL_RenderClear(renderer.handle), "SDL_RenderClear")
  }

  /// Draws `body` through a map of points, applied before the current transform.
  public func transformed(_ t: Transform, _ body: () throws -> Void) rethrows {
    let outer = transform
    transform = t.then(outer)
    defer { transform = outer }
    try body()
  }

  /// Draws `body` scaled about the origin as on a canvas with that many times the pixels per point: unlike in a scaling transform,
  /// shapes lie on whole pixels and text is rendered at its final size. Inside of a rotation or a perspective it is a scaling
  /// transform.
  ///
  /// - Parameters:
  ///   - factor: Points outside per point inside of `body`; a number ≤ 0, or one that is not finite, draws
  ///     nothing.
  ///   - body: The drawing.
  public func magnified(by factor: Double, _ body: () throws -> Void) rethrows {
    guard factor > 0, factor.isFinite else { return }
    if factor == 1 { return try body() }
    guard isUpright else { return try transformed(Transform(scale: factor), body) }
    let outer = (scale, transform)
    // The same place in points of the larger scale.
    transform = Transform(translation: Vector(dx: transform.tx / factor, dy: transform.ty / factor))
    scale *= factor
    defer { (scale, transform) = outer }
    try body()
  }

  /// Draws `body` in perspective: as a flat picture in the plane z = 0, which a 3D transform about a point projects, before the
  /// current transform. Parts behind the eye are drawn incorrectly.
  ///
  /// Lines keep their width. A clip inside of `body` clips to the bounding box of its projection.
  public func projected(_ t: Transform3D, around center: Point, _ body: () throws -> Void) rethrows {
    if t.isIdentity { return try body() }
    guard t.isFinite, center.isFinite else { return }
    let outer = (transform, lens)
    let map = Lens(t, around: center, then: deviceMap)
    lens = (map, abs(map.tangent(at: center).determinant).squareRoot() / scale)
    transform = .identity
    defer { (transform, lens) = outer }
    try body()
  }

  /// Whether the current transform is a translation: then shapes lie on whole pixels.
  var isUpright: Bool { lens == nil && transform.isTranslation }

  /// Draws `body` with every alpha multiplied by 0…1 and by the current opacity; shapes that overlap show
  /// through each other.
  public func withOpacity(_ alpha: Double, _ body: () throws -> Void) rethrows {
    let outer = opacity
    opacity *= alpha > 0 ? min(alpha, 1) : 0
    defer { opacity = outer }
    try body()
  }

  /// Draws `body` only inside a rectangle, rounded to whole pixels and intersected with the current clip;
  /// under a rotation, inside its bounding box.
  public func clipped(to rect: Rect, _ body: () throws -> Void) rethrows {
    let outer = clip
    setClip(clip.intersection(isUpright ? crisp(rect) : bounds(of: rect)))
    defer { setClip(outer) }
    try body()
  }

  /// Drops all textures after the renderer lost them; each is made again on its next use.
  func forgetTextures() {
    cache.removeAll()
    overlay = nil
  }

  /// Changes to the window's new size or scale.
  func resize(to size: Size, scale: Double) {
    (self.size, self.scale) = (size, scale)
    clip = PixelRect(
      x: 0, y: 0, width: Int(pixels: size.width * scale), height: Int(pixels: size.height * scale))
    SDL_RenderSetClipRect(renderer.handle, nil)
  }

  /// Throws the first failure since the last call, if there was one.
  func throwFailure() throws {
    if let failure {
      self.failure = nil
      throw failure
    }
  }

  /// Keeps SDL's message for the first failed call.
  func check(_ result: Int32, _ call: String) {
    if result != 0, failure == nil { failure = .cannotDraw(call: call, reason: StageError.lastReason) }
  }

  /// Keeps an error for `throwFailure`, unless there is one already.
  func note(_ error: StageError) { if failure == nil { failure = error } }

  private func setClip(_ rect: PixelRect) {
    clip = rect
    var area = rect.sdl
    // SDL interprets an empty rectangle as "no clip"; one pixel outside of the surface shows nothing.
    if rect.isEmpty { area = SDL_Rect(x: -2, y: -2, w: 1, h: 1) }
    check(SDL_RenderSetClipRect(renderer.handle, &area), "SDL_RenderSetClipRect")
  }
}

// MARK: - Points to pixels

extension Canvas {
  /// The whole pixels of an upright rectangle. The translation, the corner and the size are rounded
  /// separately, so that nothing inside one `transformed` shifts against its neighbours, and nothing changes
  /// size while it scrolls.
  func crisp(_ rect: Rect) -> PixelRect {
    PixelRect(
      x: Int(pixels: transform.tx * scale) + Int(pixels: rect.minX * scale),
      y: Int(pixels: transform.ty * scale) + Int(pixels: rect.minY * scale),
      width: crispLength(rect.width), height: crispLength(rect.height))
  }

  /// A length in whole pixels; at least one if it is greater than 0.
  func crispLength(_ points: Double) -> Int { points > 0 ? max(1, Int(pixels: points * scale)) : 0 }

  /// The map from points in the current transform to pixels.
  var deviceMap: PlaneMap {
    if let lens { return PlaneMap(transform, lens: lens.map) }
    return PlaneMap(transform.then(Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)))
  }

  /// The scale of the current transform, averaged over directions; in perspective, at its centre.
  var zoom: Double { abs(transform.determinant).squareRoot() * (lens?.zoom ?? 1) }

  /// Pixels per point under the current transform, averaged over directions.
  var pixelsPerPoint: Double {
    isUpright ? scale : scale * zoom
  }

  /// The pixels that a mapped rectangle touches.
  func bounds(of rect: Rect) -> PixelRect {
    PixelRect(
      around: [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
      ].lazy.map(deviceMap.apply))
  }

  /// A colour at the current opacity; nil if it would be invisible.
  func seen(_ color: Color) -> Color? {
    let seen = color.opacity(opacity)
    return seen.alpha > 0.5 / 255 ? seen : nil
  }
}
