import CradleDynamics
import CradleStage

/// Sound while it is on: what the demo's bodies hit is heard from the desktop's speaker.
final class SoundStage {
  /// How far ahead samples are given, in seconds: two frames of 60 Hz and a little, so that none is missing.
  private static let ahead = 0.045

  private let speaker: Speaker
  private let listener = ImpactListener()
  private var synthesizer = Synthesizer(rate: Double(Speaker.rate))
  private var isEnding = false

  /// Turns sound on; throws `StageError.cannotOpenSound` without a device.
  init() throws { speaker = try Speaker() }

  /// Whether something is still to be heard, so that samples are wanted before the next event.
  var isSounding: Bool { !synthesizer.isSilent || isEnding && speaker.waiting > 0 }
  /// Whether it has been turned off and the last sound has died away.
  var isOver: Bool { isEnding && !isSounding }

  /// Hears nothing new; what rings is not cut off.
  func end() {
    listener.stop()
    isEnding = true
  }

  /// Hears what a demo's bodies have hit in the frame that it has just gone on by.
  func hear(_ demo: (any Demo)?) {
    guard !isEnding else { return }
    for impact in listener.listen(to: demo?.animator) { synthesizer.strike(impact) }
    ring()
  }

  /// Gives the speaker what it will need until the next time.
  func ring() {
    let wanted = Int(Self.ahead * Double(Speaker.rate)) - speaker.waiting
    guard !synthesizer.isSilent, wanted > 0 else { return }
    speaker.play(synthesizer.samples(wanted))
  }
}
