/// How far and how fast a fling has gone: a law of distance over time, without place and direction.
///
/// Distances are points of at least 0, speeds points per second, times seconds since the release. `FlingCurve` puts the
/// profile where the content is.
protocol FlingProfile: Hashable, Sendable {
  /// When it rests, in seconds.
  var duration: Double { get }
  /// How far it goes in all, in points.
  var length: Double { get }
  /// The distance at a time between 0 and `duration`.
  func distance(at time: Double) -> Double
  /// The speed at a time between 0 and `duration`.
  func speed(at time: Double) -> Double
  /// When it has gone a distance between 0 and `length`.
  func time(reaching distance: Double) -> Double
}
