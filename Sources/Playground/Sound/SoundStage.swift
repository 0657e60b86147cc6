import CradleDynamics
import CradleStage

/// The sound of the demo's impacts, played through the desktop's speaker.
final class SoundStage {
  /// The length of the sample queue, in seconds: slightly more than two frames of 60 Hz, so that it never
  /// becomes empty.
  private static let queueDuration = 0.045

  private let speaker: Speaker
  private let listener = ImpactListener()
  private var synthesizer = Synthesizer(rate: Double(Speaker.rate))
  private var isEnding = false

  /// Turns sound on; throws a `StageError` without a device.
  init() throws { speaker = try Speaker() }

  /// Whether a sound is still playing, so that samples are needed before the next event.
  var isSounding: Bool { !synthesizer.isSilent || isEnding && speaker.waiting > 0 }
  /// Whether it was turned off and the last sound has died away.
  var isOver: Bool { isEnding && !isSounding }

  /// Turns sound off; sounds that are playing die away.
  func end() {
    listener.stop()
    isEnding = true
  }

  /// Starts the sounds of the impacts in the demo's last frame.
  func playImpacts(of demo: (any Demo)?) {
    guard !isEnding else { return }
    for impact in listener.impacts(of: demo?.animator) { synthesizer.strike(impact) }
    queueSamples()
  }

  /// Queues the samples for the time until the next call.
  func queueSamples() {
    let wanted = Int(Self.queueDuration * Double(Speaker.rate)) - speaker.waiting
    guard !synthesizer.isSilent, wanted > 0 else { return }
    speaker.play(synthesizer.samples(wanted))
  }
}
