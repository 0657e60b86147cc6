import CradleStage

/// Sound, which is off by default.
extension WindowApp {
  /// Turns sound on or off; without a device the window shows a message, and standard error gets the reason.
  func toggleSound() {
    if let sound, !sound.isOver {
      sound.end()
      return controller.showToast("Sound off")
    }
    do {
      sound = try SoundStage()
      controller.showToast("Sound on: what collides is heard")
    } catch {
      Playground.report(.failure("\(error)"))
      controller.showToast("Sound stays off: no device can be opened")
    }
  }

  /// Keeps sounds playing, and releases the speaker after sound was turned off.
  func queueSamples() {
    sound?.queueSamples()
    if sound?.isOver == true { sound = nil }
  }
}
