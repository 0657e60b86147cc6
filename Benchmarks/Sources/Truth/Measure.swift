import CradleGeometry
import Foundation

/// The times at which a quantity passes zero, between a world's samples: by the cubic through values and rates.
struct Crossings {
  private(set) var times: [Double] = []
  private var last: (time: Double, value: Double, rate: Double)?

  mutating func sample(_ time: Double, _ value: Double, _ rate: Double) {
    defer { last = (time, value, rate) }
    guard let last, (last.value < 0) != (value < 0) else { return }
    let h = time - last.time
    func cubic(_ s: Double) -> Double {
      let (a, b) = (1 - s, s)
      return last.value * a * a * (1 + 2 * s) + last.rate * h * s * a * a + value * b * b * (3 - 2 * s)
        - rate * h * b * b * a
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if (cubic(middle) < 0) == (last.value < 0) { low = middle } else { high = middle }
    }
    times.append(last.time + low * h)
  }

  /// Twice the mean time between two crossings.
  var period: Double {
    guard let first = times.first, let last = times.last, times.count > 1 else { return .nan }
    return 2 * (last - first) / Double(times.count - 1)
  }
}

/// The mean of samples.
struct Mean {
  private var sum = 0.0
  private var count = 0.0

  mutating func add(_ value: Double) { (sum, count) = (sum + value, count + 1) }
  var value: Double { sum / count }
}

/// Closed forms that several laws share.
enum Form {
  /// A pendulum's period, 2π√(L/g) / agm(1, cos θ₀/2) (Gauss); seconds.
  static func period(length: Double, gravity: Double, from angle: Double) -> Double {
    var (a, b) = (1.0, cos(angle / 2))
    for _ in 0..<8 { (a, b) = ((a + b) / 2, (a * b).squareRoot()) }
    return 2 * .pi * (length / gravity).squareRoot() / a
  }

  static func percent(_ value: Double, of exact: Double) -> Double { (value / exact - 1) * 100 }

  /// A damped oscillation from rest at 1: e^(−ζωt)·(cos ω₁t + ζω/ω₁·sin ω₁t), ω₁ = ω√(1−ζ²).
  static func damped(_ omega: Double, _ zeta: Double, at time: Double) -> Double {
    let damped = omega * (1 - zeta * zeta).squareRoot()
    return exp(-zeta * omega * time) * (cos(damped * time) + zeta * omega / damped * sin(damped * time))
  }
}
