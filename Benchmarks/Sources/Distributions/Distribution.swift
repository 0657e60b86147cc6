import CradlePhysics

/// Scenes that a seed draws from a distribution, and what must hold for all of them.
struct Distribution: Sendable {
  var name: String
  /// The limits that its figures must keep.
  var claim: String
  var count: Int
  var run: @Sendable (UInt64, World.Settings) -> Outcome

  static let all = [cradles, heaps, squeezes, holding, pulls, towers, passing]
}
