import CradlePhysics

/// Scenes that a seed draws from a distribution, and what must hold for all of them.
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
  /// As many held on 2026-11-26 with `--sample`, in release on x86-64 with glibc 2.36; all samples together take 42 s. The
  /// counts are as large as this time allows; those of the whole distributions are in FIGURES.md.
  struct Sample: Sendable {
    var count: Int
    var fewest: Int

    var seeds: Range<UInt64> { 0..<UInt64(count) }
  }

  static let all = [cradles, heaps, squeezes, holding, pulls, towers, passing]
}
