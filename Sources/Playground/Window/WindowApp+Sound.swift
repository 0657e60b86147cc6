import CradleStage

/// Sound, which is off by default.
extension WindowApp {
  /// Turns sound on or off; without a device the window shows a message, and standard error gets the reason.
  func toggleSound() {
    if let sound, !sound.isOver {
      sound.end()
      return controller.say("Sound off")
    }
    do {
      sound = try SoundStage()
      controller.say("Sound on: what collides is heard")
    } catch {
      Playground.report(.failure("\(error)"))
      controller.say("Sound stays off: no device can be opened")
    }
  }

  /// Keeps sounds playing, and releases the speaker after sound was turned off.
  func ring() {
    sound?.ring()
    if sound?.isOver == true { sound = nil }
  }
}
