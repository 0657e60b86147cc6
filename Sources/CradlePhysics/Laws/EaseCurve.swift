import CradleGeometry

/// The course of an animation with a duration, from 0 to 1 over parts of that duration.
///
///     easeInOut: sin²(πu/2)      easeIn: u²      easeOut: u·(2 − u)      linear: u
package enum EaseCurve: Hashable, Sendable {
  case easeInOut, easeIn, easeOut, linear

  /// The progress, 0 … 1, at a part of the duration, 0 … 1.
  package func progress(at part: Double) -> Double {
    switch self {
    case .easeInOut:
      let wave = Trigonometry.sine(.pi / 2 * part)
      return wave * wave
    case .easeIn: return part * part
    case .easeOut: return part * (2 - part)
    case .linear: return part
    }
  }

  /// The rate of the progress at a part of the duration, per duration.
  package func rate(at part: Double) -> Double {
    switch self {
    case .easeInOut: .pi / 2 * Trigonometry.sine(.pi * part)
    case .easeIn: 2 * part
    case .easeOut: 2 * (1 - part)
    case .linear: 1
    }
  }
}
