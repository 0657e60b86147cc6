/// The sound of the window, which is off by default.
final class SoundSwitch {
  private var stage: SoundStage?

  /// Turns sound on or off, and returns a message about it. Without a device sound stays off, and
  /// standard error gets the reason.
  func toggle() -> String {
    if let stage, !stage.isOver {
      stage.end()
      return "Sound off"
    }
    do {
      stage = try SoundStage()
      return "Sound on: what collides is heard"
    } catch {
      Playground.report(.failure("\(error)"))
      return "Sound stays off: no device can be opened"
    }
  }

  /// Whether a sound is still playing, so that samples are needed before the next event.
  var isSounding: Bool { stage?.isSounding == true }

  /// Starts the sounds of the impacts in the demo's last frame.
  func playImpacts(of demo: (any Demo)?) { stage?.playImpacts(of: demo) }

  /// Keeps sounds playing, and releases the speaker after sound was turned off.
  func queueSamples() {
    stage?.queueSamples()
    if stage?.isOver == true { stage = nil }
  }
}
