import CradleGeometry

/// The options with which a window opens.
public struct WindowOptions: Sendable {
  /// The device that draws.
  public enum Renderer: String, Sendable, CaseIterable {
    /// The graphics card if there is one, else the processor.
    case automatic
    /// The processor, with the same pixels everywhere.
    case software
    /// SDL's accelerated renderer, even if its OpenGL runs on the processor; opening the window fails without
    /// one.
    case accelerated
  }

  /// The title in the window's bar, in ASCII on X11, as for `setTitle`.
  public var title: String
  /// The size in points: smaller sizes are raised to 480 × 360, and larger ones reduced to the display's free
  /// area.
  public var size: Size
  /// The device that draws.
  public var renderer: Renderer
  /// Pixels per point, clamped to 0.5…4; nil or NaN: the desktop's.
  public var scale: Double?

  /// Makes options; a window of 1280 × 800 points at the desktop's scale by default.
  public init(
    title: String, size: Size = Size(width: 1280, height: 800), renderer: Renderer = .automatic,
    scale: Double? = nil
  ) {
    (self.title, self.size, self.renderer, self.scale) = (title, size, renderer, scale)
  }
}
