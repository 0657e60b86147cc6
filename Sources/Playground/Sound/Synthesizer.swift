import Foundation

/// The sound of impacts: each a few modes that ring and die away, as a struck body's do.
///
///     s(t) = a (1 − e^(−t/t₀)) Σ gᵢ e^(−t/τᵢ) sin 2π fᵢ t
///
/// The rise in the first millisecond leaves no step at the start, and a voice ends when it is too quiet for one.
struct Synthesizer {
  private struct Mode {
    /// In hertz.
    let frequency: Double
    let gain: Double
    /// In seconds, until 1/e is left.
    let decay: Double
  }

  /// A mode as it rings: a number that turns and shrinks by the same from sample to sample.
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
    /// What of the rise is still to come, and what of it is left after a sample.
    var rest = 1.0
    let restLeft: Double
    /// How many samples it has left.
    var left: Int
  }

  /// Ivory and steel ring at some thousands of hertz for hundredths of a second; a block on a table at about a hundred. Chosen by
  /// ear, like the instruments that they are.
  private static let click = [
    Mode(frequency: 2350, gain: 0.55, decay: 0.014), Mode(frequency: 3720, gain: 0.3, decay: 0.009),
    Mode(frequency: 5810, gain: 0.15, decay: 0.005),
  ]
  private static let thud = [
    Mode(frequency: 96, gain: 0.55, decay: 0.06), Mode(frequency: 171, gain: 0.3, decay: 0.04),
    Mode(frequency: 317, gain: 0.15, decay: 0.022),
  ]

  /// The time of the rise, in seconds.
  private static let rise = 0.0008
  /// A thousandth is 60 dB down.
  private static let silence: Double = log(1000)
  /// How many sound at once.
  static let most = 16
  /// The impulse of full loudness, in kg·pt/s, which a 50-pt ball has that falls from 2 m; the ear wants less than its proportion.
  private static let loudest = 250.0
  private static let loudness = 0.6
  /// One voice's share of what the speaker takes, so that some at once are not cut.
  private static let gain = 0.4

  /// Samples a second.
  let rate: Double
  private var voices: [Voice] = []
  private var strikes = 0

  init(rate: Double) { self.rate = rate }

  var isSilent: Bool { voices.isEmpty }

  /// Begins a sound, unless as many sound already: cutting one off would be heard.
  mutating func strike(_ impact: Impact) {
    let modes = impact.sound == .click ? Self.click : Self.thud
    let gain = Self.gain * pow(min(impact.impulse / Self.loudest, 1), Self.loudness)
    guard gain > 0, voices.count < Self.most else { return }
    // No two alike, and the same in every run: steps of the golden ratio, within a whole tone.
    strikes += 1
    let step = (Double(strikes) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
    let longest = modes.map(\.decay).max() ?? 0
    voices.append(
      Voice(
        rings: modes.map { Ring($0, pitch: 0.94 + 0.12 * step, rate: rate) }, gain: gain,
        restLeft: exp(-1 / (Self.rise * rate)), left: Int(longest * Self.silence * rate)))
  }

  /// The next samples, within -1…1.
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
    // Many at once come near to 1, and never over it.
    return sum.map { Float(tanh($0)) }
  }
}
