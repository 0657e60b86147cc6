/// The distance and speed of a fling over time, without position and direction.
///
/// Distances are in points, at least 0, speeds in points per second, times in seconds since the release.
/// `PlacedFling` adds position and direction.
protocol FlingProfile: Hashable, Sendable {
  /// The time at rest, in seconds.
  var duration: Double { get }
  /// The whole distance, in points.
  var length: Double { get }
  /// The distance at a time between 0 and `duration`.
  func distance(at time: Double) -> Double
  /// The speed at a time between 0 and `duration`.
  func speed(at time: Double) -> Double
  /// The time at which the fling has covered a distance between 0 and `length`.
  func time(reaching distance: Double) -> Double
}
