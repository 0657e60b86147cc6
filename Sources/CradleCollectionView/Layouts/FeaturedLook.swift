/// How far a cell of a `FeaturedLayout` is open, and what that does to what it shows.
public struct FeaturedLook: Hashable, Sendable {
  /// δ: 0 for a closed cell, 1 for the open one.
  public let openness: Double

  /// Makes the look of an openness; values beyond 0 … 1 are brought to the ends.
  public init(openness: Double) { self.openness = min(max(openness, 0), 1) }

  /// How opaque the dark overlay on the photo is: 0.75 closed, 0.30 open.
  public var overlayAlpha: Double { 0.75 - 0.45 * openness }
  /// How large the title is, as a factor: max(δ, 0.5).
  public var titleScale: Double { max(openness, 0.5) }
  /// How opaque the lines under the title are: δ.
  public var detailAlpha: Double { openness }
}
