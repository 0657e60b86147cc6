import CradleGeometry

/// The course of an animation with a duration, from 0 to 1 over parts of that duration.
///
///     easeInOut: sin²(πu/2)      easeIn: u²      easeOut: u·(2 − u)      linear: u
///     cubic: a Bézier curve      spring: s(u·T) from 0 to 1      s position of the spring, T the duration, s
package enum EaseCurve: Hashable, Sendable {
  case easeInOut, easeIn, easeOut, linear
  case cubic(CubicEase)
  /// A spring from 0 to 1 that has settled after the duration, in seconds.
  case spring(SpringCurve, duration: Double)

  /// The progress, 0 … 1, at a part of the duration, 0 … 1.
  package func progress(at part: Double) -> Double {
    switch self {
    case .easeInOut:
      let wave = Trigonometry.sine(.pi / 2 * part)
      return wave * wave
    case .easeIn: return part * part
    case .easeOut: return part * (2 - part)
    case .linear: return part
    case .cubic(let curve): return curve.progress(at: part)
    case .spring(let curve, let duration): return curve.value(at: part * duration)
    }
  }

  /// The rate of the progress at a part of the duration, per duration.
  package func rate(at part: Double) -> Double {
    switch self {
    case .easeInOut: .pi / 2 * Trigonometry.sine(.pi * part)
    case .easeIn: 2 * part
    case .easeOut: 2 * (1 - part)
    case .linear: 1
    case .cubic(let curve): curve.rate(at: part)
    case .spring(let curve, let duration): curve.velocity(at: part * duration) * duration
    }
  }

  /// The curve for values that may not pass their end, such as an opacity: a spring that does has critical damping
  /// and starts at rest, and a Bézier curve that does is the one slow at both ends.
  package var withoutOvershoot: EaseCurve {
    switch self {
    case .spring(let curve, let duration) where curve.spring.dampingRatio < 1 || curve.initialVelocity != 0:
      let critical = Spring(response: 2 * .pi / curve.spring.angularFrequency, dampingRatio: 1)
      return .spring(critical.curve(from: 0, to: 1, velocity: 0), duration: duration)
    case .cubic(let curve) where curve.overshoots: return .easeInOut
    default: return self
    }
  }
}
