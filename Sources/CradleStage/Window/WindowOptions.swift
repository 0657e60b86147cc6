import CradleGeometry

/// What a window is to be like when it opens.
public struct WindowOptions: Sendable {
  /// Who draws.
  public enum Renderer: String, Sendable, CaseIterable {
    /// The graphics card if there is one, else the processor.
    case automatic
    /// The processor, everywhere the same.
    case software
    /// The graphics card; an error where there is none.
    case accelerated
  }

  /// The title in the window's bar.
  public var title: String
  /// The size in points; less than 480 × 360 is made that.
  public var size: Size
  /// Who draws.
  public var renderer: Renderer
  /// Pixels per point, 0.5…4; nil asks the desktop.
  public var scale: Double?

  /// Makes options; a window of 1280 × 800 points at the desktop's scale by default.
  public init(
    title: String, size: Size = Size(width: 1280, height: 800), renderer: Renderer = .automatic,
    scale: Double? = nil
  ) {
    (self.title, self.size, self.renderer, self.scale) = (title, size, renderer, scale)
  }
}
