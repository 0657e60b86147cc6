import CradleGeometry

/// A canvas in memory that needs no display: for pictures, for demos without a window and for tests.
///
/// ```swift
/// let stage = try OffscreenStage(size: Size(width: 320, height: 200), scale: 2)
/// stage.canvas.clear(.white)
/// stage.canvas.text("Hello", at: Point(x: 20, y: 40), Font(size: 24), .black)
/// try stage.writePNG(to: "hello.png")
/// ```
public final class OffscreenStage {
  /// The canvas to draw on.
  public let canvas: Canvas
  private let surface: Surface
  private let renderer: Renderer

  /// Makes a stage of a size in points at a scale in pixels per point.
  ///
  /// - Throws: A `StageError` outside 1…16384 pixels a side, without memory for the pixels, or without a font.
  public init(size: Size, scale: Double = 1) throws {
    let (width, height) = (Int(pixels: size.width * scale), Int(pixels: size.height * scale))
    guard scale > 0, scale.isFinite, (1...16384).contains(width), (1...16384).contains(height) else {
      throw StageError.unusableSize(width: size.width, height: size.height, scale: scale)
    }
    guard let surface = Surface(width: width, height: height), let renderer = Renderer(on: surface) else {
      throw StageError.cannotStartRenderer(kind: "offscreen", reason: StageError.lastReason)
    }
    (self.surface, self.renderer) = (surface, renderer)
    canvas = Canvas(renderer: renderer, size: size, scale: scale)
    try canvas.prepareText()
  }

  /// The colour of a pixel, with (0, 0) at the top left; nil outside.
  package func pixel(x: Int, y: Int) -> Color? {
    renderer.flush()
    return surface.pixel(x: x, y: y).map { pixel in
      var color = Color(hex: pixel)
      color.alpha = Double(pixel >> 24) / 255
      return color
    }
  }

  /// The width in pixels.
  package var pixelWidth: Int { surface.width }
  /// The height in pixels.
  package var pixelHeight: Int { surface.height }

  /// Executes the drawing, which the renderer has deferred; throws the first failure of drawing.
  package func finishFrame() throws {
    try renderer.throwFailure()
    renderer.flush()
  }

  /// The drawing as a picture; throws the first failure of drawing.
  public func picture() throws -> Picture {
    try finishFrame()
    return Picture(width: surface.width, height: surface.height, pixels: surface.pixels())
  }

  /// The drawn pixels, row by row, four bytes each: blue, green, red and one unused; throws the first failure
  /// of drawing.
  package func pixelBytes() throws -> [UInt8] {
    try finishFrame()
    return surface.pixelBytes()
  }

  /// Writes the drawing into an open file, as PNG; throws the first failure of drawing, or of writing as `OutputError`.
  package func writePNG(into file: WholeFile) throws {
    try finishFrame()
    try PictureFile.encode(surface.handle, into: file)
  }

  /// Writes the drawing as a PNG file, whole or not at all; throws the first failure of drawing or of writing.
  public func writePNG(to path: String) throws {
    try finishFrame()
    try PictureFile.write(surface.handle, to: path)
  }
}
