import CradlePhysics

/// Scenes that a seed draws from a distribution, and the claims that must hold for all of them.
struct Distribution: Sendable {
  var name: String
  /// The limits that its figures must keep.
  var claim: String
  var count: Int
  /// The part that `make check` runs.
  var sample: Sample
  var run: @Sendable (UInt64, World.Settings) -> Outcome

  /// The seeds from 0 on that `make check` runs, and how many of them must hold; fewer are a change for the worse.
  ///
  ///     P(n − X < fewest) ≤ 0.001,   X Poisson with mean n·p        n the count, p the share that FIGURES.md has fail
  ///
  /// Every change of the last bit draws new outcomes of a heap, so one that is for the better must not fail here by
  /// chance. Of the cradles none of 2600 fails, and none may. The counts are as large as 46 s for all samples allow.
  struct Sample: Sendable {
    var count: Int
    var fewest: Int

    var seeds: Range<UInt64> { 0..<UInt64(count) }
  }

  static let all = [
    cradles, heaps, squeezes, holding, pulls, towers, passing, loops, bridges, chains, figures, throwing,
    pinching, contraptions, cramming,
  ]
}
