import CradlePhysics

/// Balls that are being raised: each moves along its circle from its place to the place of its release.
struct CradleRaise {
  /// The duration of a raise, in seconds: long enough to be visible (ours).
  private static let duration = 0.25

  let start: Double
  /// The balls' angles in radians at the start and at the end.
  let from: [Double]
  let to: [Double]
  private let ease = CosineEase(from: 0, to: 1, duration: duration)

  init(start: Double, from: [Double], to: [Double]) {
    (self.start, self.from, self.to) = (start, from, to)
  }

  var end: Double { start + Self.duration }

  /// The balls' swings at a time; at the end they hang still at the height from which they fall.
  func swings(at time: Double) -> [CradleScene.Swing] {
    guard time < end else { return to.map { CradleScene.Swing(angle: $0) } }
    let (share, speed) = (ease.value(at: time - start), ease.velocity(at: time - start))
    return zip(from, to).map { CradleScene.Swing(angle: $0 + ($1 - $0) * share, rate: ($1 - $0) * speed) }
  }
}
