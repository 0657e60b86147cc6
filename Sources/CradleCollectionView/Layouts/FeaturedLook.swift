/// The openness of a cell of a `FeaturedLayout`, and the resulting opacities and scale of its content.
package struct FeaturedLook: Hashable, Sendable {
  /// δ: 0 for a closed cell, 1 for the open one.
  package let openness: Double

  /// The opacity of the dark overlay on the photo: 0.75 closed, 0.30 open.
  package var overlayAlpha: Double { 0.75 - 0.45 * openness }
  /// The scale of the title: max(δ, 0.5).
  package var titleScale: Double { max(openness, 0.5) }
  /// The opacity of the text under the title: δ.
  package var detailAlpha: Double { openness }
}
