import CradleStage

/// Sound, which is off until it is asked for.
extension WindowApp {
  /// Turns it on, or off; without a device the window says so, and why is a line where it was started.
  func toggleSound() {
    if let sound, !sound.isOver {
      sound.end()
      return shell.say("Sound off")
    }
    do {
      sound = try SoundStage()
      shell.say("Sound on: what collides is heard")
    } catch {
      Playground.report(.failure("\(error)"))
      shell.say("Sound stays off: no device can be opened")
    }
  }

  /// Keeps what rings ringing, and forgets a sound that has been turned off.
  func ring() {
    sound?.ring()
    if sound?.isOver == true { sound = nil }
  }
}
