import Foundation

/// A cradle of rigid, perfectly elastic balls on massless strings, by which the world's cradle is judged.
///
/// Each ball is a pendulum, θ″ = −(g/L)·sin θ (velocity Verlet). Two that touch while they close exchange the impulse J
/// along the line of centres n. Strings let each move along its own tangent t alone, with a = n·t₁ and b = n·t₂:
/// J = 2·(v₁a − v₂b)/(a² + b²), v₁ −= J·a, v₂ += J·b. Angles are from straight down, positive to the right.
struct ExactCradle {
  let radius: Double
  let spacing: Double
  let length: Double
  let gravity: Double
  private(set) var angles: [Double]
  /// The speeds along each ball's tangent, pt/s.
  private(set) var speeds: [Double]

  init(radius: Double, spacing: Double, length: Double, gravity: Double, angles: [Double]) {
    self.radius = radius
    self.spacing = spacing
    self.length = length
    self.gravity = gravity
    self.angles = angles
    speeds = angles.map { _ in 0 }
  }

  /// Advances by `duration` seconds; returns the highest closing speed of an impact, 0 without one.
  mutating func advance(by duration: Double) -> Double {
    for ball in angles.indices {
      speeds[ball] -= gravity * sin(angles[ball]) * duration / 2
      angles[ball] += speeds[ball] / length * duration
      speeds[ball] -= gravity * sin(angles[ball]) * duration / 2
    }
    return collide()
  }

  /// Exchanges impulses until no pair that touches closes, in the order in which a shock travels to the right.
  private mutating func collide() -> Double {
    var fastest = 0.0
    // Each pass carries one ball's speed through the whole row; more than the balls squared are never needed.
    for _ in 0..<angles.count * angles.count {
      var isCalm = true
      for ball in 0..<angles.count - 1 {
        let x = spacing + length * (sin(angles[ball + 1]) - sin(angles[ball]))
        let y = length * (cos(angles[ball + 1]) - cos(angles[ball]))
        let distance = (x * x + y * y).squareRoot()
        // Hanging balls without a gap touch, whatever the rounding.
        guard distance <= 2 * radius + 1e-9 else { continue }
        let a = (x * cos(angles[ball]) - y * sin(angles[ball])) / distance
        let b = (x * cos(angles[ball + 1]) - y * sin(angles[ball + 1])) / distance
        let closing = speeds[ball] * a - speeds[ball + 1] * b
        guard closing > 1e-9 else { continue }
        let impulse = 2 * closing / (a * a + b * b)
        speeds[ball] -= impulse * a
        speeds[ball + 1] += impulse * b
        fastest = max(fastest, closing)
        isCalm = false
      }
      if isCalm { break }
    }
    return fastest
  }
}
