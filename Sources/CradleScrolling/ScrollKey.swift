/// The keys that move a list, by the names that SDL gives them.
public enum ScrollKey: String, Sendable, CaseIterable {
  /// Scrolls one notch towards the top.
  case up = "Up"
  /// Scrolls one notch towards the bottom.
  case down = "Down"
  /// Scrolls one notch towards the left edge.
  case left = "Left"
  /// Scrolls one notch towards the right edge.
  case right = "Right"
  /// Scrolls back by 0.9 of the viewport; the rest stays in sight as context.
  case pageUp = "PageUp"
  /// Scrolls on by 0.9 of the viewport.
  case pageDown = "PageDown"
  /// Scrolls to the start: vertically, or horizontally in content that scrolls horizontally only.
  case home = "Home"
  /// Scrolls to the end, likewise.
  case end = "End"
}
