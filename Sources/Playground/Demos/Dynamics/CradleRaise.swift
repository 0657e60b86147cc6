import CradlePhysics

/// Balls on their way up: each goes along its circle from where it is to where it is let go.
struct CradleRaise {
  /// How long that takes, in seconds: seen, and not waited for (ours).
  private static let duration = 0.25

  let start: Double
  /// The balls' angles in radians, from and to.
  let from: [Double]
  let to: [Double]
  private let ease = CosineEase(from: 0, to: 1, duration: duration)

  init(start: Double, from: [Double], to: [Double]) {
    (self.start, self.from, self.to) = (start, from, to)
  }

  var end: Double { start + Self.duration }

  /// How the balls swing at a time; at the end they hang still where they fall from.
  func swings(at time: Double) -> [CradleScene.Swing] {
    guard time < end else { return to.map { CradleScene.Swing(angle: $0) } }
    let (share, speed) = (ease.value(at: time - start), ease.velocity(at: time - start))
    return zip(from, to).map { CradleScene.Swing(angle: $0 + ($1 - $0) * share, rate: ($1 - $0) * speed) }
  }
}
