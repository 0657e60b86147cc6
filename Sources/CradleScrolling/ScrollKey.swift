/// The keys that move a list, by the names that SDL gives them.
public enum ScrollKey: String, Sendable, CaseIterable {
  /// One notch's way towards the top.
  case up = "Up"
  /// One notch's way towards the bottom.
  case down = "Down"
  /// One notch's way towards the left edge.
  case left = "Left"
  /// One notch's way towards the right edge.
  case right = "Right"
  /// Nearly a viewport's length back, so that the eye keeps its place.
  case pageUp = "PageUp"
  /// Nearly a viewport's length on.
  case pageDown = "PageDown"
  /// To the start: of the vertical way, or of the horizontal one where there is no other.
  case home = "Home"
  /// To the end, likewise.
  case end = "End"
}
