/// Two things that hit each other, or one that hits a wall.
struct Impact: Equatable {
  enum Sound: CaseIterable {
    /// Of two balls.
    case click
    /// Of anything else.
    case thud
  }

  let sound: Sound
  /// What it gave the lighter one, in kg·pt/s.
  let impulse: Double
}
