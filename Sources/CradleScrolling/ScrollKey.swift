/// The keys that move a list, by the names that SDL gives them.
public enum ScrollKey: String, Sendable, CaseIterable {
  /// One notch's way along an axis.
  case up = "Up"
  case down = "Down"
  case left = "Left"
  case right = "Right"
  /// Nearly a viewport's length, so that the eye keeps its place.
  case pageUp = "PageUp"
  case pageDown = "PageDown"
  /// To the ends of the longer way.
  case home = "Home"
  case end = "End"
}
