internal import CSDL2
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
  public internal(set) var size: Size
  /// Pixels per point, > 0.
  public var scale: Double { state.scale }

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

  private(set) var state: DrawingState

  init(renderer: Renderer, size: Size, scale: Double) {
    (self.renderer, self.size) = (renderer, size)
    state = DrawingState(size: size, scale: scale)
  }

  /// Paints the whole surface; clip, transform and opacity do not apply.
  public func clear(_ color: Color) {
    let (red, green, blue, alpha) = color.bytes
    SDL_SetRenderDrawColor(renderer.handle, red, green, blue, alpha)
    check(SDL_RenderClear(renderer.handle), "SDL_RenderClear")
  }

  /// Draws `body` through a map of points, applied before the current transform.
  public func transformed(_ t: Transform, _ body: () throws -> Void) rethrows {
    try drawing(body) { $0.transform = t.then($0.transform) }
  }

  /// Draws `body` scaled about the origin, as on a canvas with `factor` times as many pixels per point. Unlike in a
  /// scaling transform, shapes lie on whole pixels and text is rendered at its final size. Inside of a rotation or a
  /// perspective it is a scaling transform.
  ///
  /// - Parameters:
  ///   - factor: Points outside per point inside of `body`; a number ≤ 0, or one that is not finite, draws
  ///     nothing.
  ///   - body: The drawing.
  public func magnified(by factor: Double, _ body: () throws -> Void) rethrows {
    guard factor > 0, factor.isFinite else { return }
    if factor == 1 { return try body() }
    guard state.isUpright else { return try transformed(Transform(scale: factor), body) }
    try drawing(body) { $0.magnify(by: factor) }
  }

  /// Draws `body` in perspective: as a flat picture in the plane z = 0, which a 3D transform about a point projects,
  /// before the current transform. Parts behind the eye are drawn incorrectly.
  ///
  /// Lines keep their width. A clip inside of `body` clips to the bounding box of its projection.
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

  /// Draws `body` only inside a rectangle, rounded to whole pixels and intersected with the current clip;
  /// under a rotation, inside its bounding box.
  public func clipped(to rect: Rect, _ body: () throws -> Void) rethrows {
    let outer = state.clip
    setClip(outer.intersection(state.pixels(of: rect)))
    defer { setClip(outer) }
    try body()
  }

  /// Draws `body` in a changed state; `setClip` changes the clip.
  private func drawing(_ body: () throws -> Void, in change: (inout DrawingState) -> Void) rethrows {
    let outer = state
    change(&state)
    defer { state = outer }
    try body()
  }

  /// Drops all textures after the renderer lost them; each is made again on its next use.
  func forgetTextures() {
    cache.removeAll()
    overlay = nil
  }

  /// Changes to the window's new size or scale.
  func resize(to size: Size, scale: Double) {
    self.size = size
    state.resize(to: size, scale: scale)
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
  func record(_ error: StageError) { if failure == nil { failure = error } }

  private func setClip(_ rect: PixelRect) {
    state.clip = rect
    var area = rect.sdl
    // SDL interprets an empty rectangle as "no clip"; one pixel outside of the surface shows nothing.
    if rect.isEmpty { area = SDL_Rect(x: -2, y: -2, w: 1, h: 1) }
    check(SDL_RenderSetClipRect(renderer.handle, &area), "SDL_RenderSetClipRect")
  }
}
