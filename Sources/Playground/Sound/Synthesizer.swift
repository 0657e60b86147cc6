import Glibc

/// The sound of impacts: each is a few damped modes, like those of a struck body.
///
///     s(t) = a (1 − e^(−t/t₀)) Σ gᵢ e^(−t/τᵢ) sin 2π fᵢ t
///
/// The rise in the first millisecond avoids a click at the start; a voice ends when it is too quiet to hear.
struct Synthesizer {
  private struct Mode {
    /// The frequency in hertz.
    let frequency: Double
    let gain: Double
    /// The time constant in seconds: the amplitude falls to 1/e.
    let decay: Double
  }

  /// A ringing mode: a complex number multiplied by the same factor from sample to sample.
  private struct Ring {
    var across: Double
    var along: Double
    let turn: (across: Double, along: Double)

    init(_ mode: Mode, pitch: Double, rate: Double) {
      let (angle, left) = (2 * Double.pi * mode.frequency * pitch / rate, exp(-1 / (mode.decay * rate)))
      (across, along) = (0, mode.gain)
      turn = (left * sin(angle), left * cos(angle))
    }

    mutating func next() -> Double {
      defer {
        (across, along) = (
          across * turn.along + along * turn.across, along * turn.along - across * turn.across
        )
      }
      return across
    }
  }

  private struct Voice {
    var rings: [Ring]
    let gain: Double
    /// The remaining part of the rise, and its factor per sample.
    var rest = 1.0
    let restLeft: Double
    /// The number of samples left.
    var left: Int
  }

  /// Ivory and steel ring at some thousands of hertz for hundredths of a second; a block on a table at about
  /// a hundred hertz. The values are chosen by ear.
  private static let click = [
    Mode(frequency: 2350, gain: 0.55, decay: 0.014), Mode(frequency: 3720, gain: 0.3, decay: 0.009),
    Mode(frequency: 5810, gain: 0.15, decay: 0.005),
  ]
  private static let thud = [
    Mode(frequency: 96, gain: 0.55, decay: 0.06), Mode(frequency: 171, gain: 0.3, decay: 0.04),
    Mode(frequency: 317, gain: 0.15, decay: 0.022),
  ]

  /// The time of the rise, in seconds.
  private static let riseTime = 0.0008
  /// A voice ends at a thousandth of its amplitude: 60 dB down.
  private static let timeConstantsToSilence: Double = log(1000)
  /// The largest number of voices at a time.
  static let maximumVoices = 16
  /// The impulse of full loudness, in kg·pt/s: that of a 50-pt ball that falls from 2 m. Loudness grows more
  /// slowly than the impulse.
  private static let loudest = 250.0
  private static let loudness = 0.6
  /// One voice's share of the speaker's range, so that several at a time are not clipped.
  private static let gain = 0.4

  /// Samples per second.
  let rate: Double
  private var voices: [Voice] = []
  private var impactCount = 0

  init(rate: Double) { self.rate = rate }

  var isSilent: Bool { voices.isEmpty }

  /// Starts a voice, unless the largest number is sounding: ending one early would be audible.
  mutating func strike(_ impact: Impact) {
    let modes = impact.sound == .click ? Self.click : Self.thud
    let gain = Self.gain * pow(min(impact.impulse / Self.loudest, 1), Self.loudness)
    guard gain > 0, voices.count < Self.maximumVoices else { return }
    // Pitches vary within a whole tone by steps of the golden ratio: no two in a row are equal, and every run
    // has the same sequence.
    impactCount += 1
    let step = (Double(impactCount) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
    let longest = modes.map(\.decay).max() ?? 0
    voices.append(
      Voice(
        rings: modes.map { Ring($0, pitch: 0.94 + 0.12 * step, rate: rate) }, gain: gain,
        restLeft: exp(-1 / (Self.riseTime * rate)), left: Int(longest * Self.timeConstantsToSilence * rate)))
  }

  /// The next samples, within −1…1.
  mutating func samples(_ count: Int) -> [Float] {
    var sum = [Double](repeating: 0, count: count)
    for index in voices.indices {
      for place in 0..<min(count, voices[index].left) {
        var value = 0.0
        for ring in voices[index].rings.indices { value += voices[index].rings[ring].next() }
        sum[place] += voices[index].gain * (1 - voices[index].rest) * value
        voices[index].rest *= voices[index].restLeft
      }
      voices[index].left -= min(count, voices[index].left)
    }
    voices.removeAll { $0.left == 0 }
    // The sum of many voices approaches 1 without exceeding it.
    return sum.map { Float(tanh($0)) }
  }
}
