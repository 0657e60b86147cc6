/// An impact of two items, or of an item and a wall.
struct Impact: Equatable {
  enum Sound: CaseIterable {
    /// Two balls.
    case click
    /// Any other pair.
    case thud
  }

  let sound: Sound
  /// The change of the lighter item's momentum, in kg·pt/s.
  let impulse: Double
}
