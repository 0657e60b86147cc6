import CradleGeometry

/// The openness of a cell of a `FeaturedLayout`, and the resulting opacities and scale of its content.
public struct FeaturedLook: Hashable, Sendable {
  /// δ: 0 for a closed cell, 1 for the open one.
  public let openness: Double

  /// Makes an appearance; the openness is clamped to 0 … 1.
  package init(openness: Double) { self.openness = openness.clamped(to: 0...1) }

  /// The opacity of the dark overlay on the photo: 0.75 closed, 0.30 open.
  public var overlayAlpha: Double { 0.75 - 0.45 * openness }
  /// The scale of the title: max(δ, 0.5).
  public var titleScale: Double { max(openness, 0.5) }
  /// The opacity of the text under the title: δ.
  public var detailAlpha: Double { openness }
}
