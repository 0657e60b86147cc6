/// The keys that scroll a view; raw values are SDL's key names.
public enum ScrollKey: String, Sendable, CaseIterable {
  /// Scrolls one notch towards the top.
  case up = "Up"
  /// Scrolls one notch towards the bottom.
  case down = "Down"
  /// Scrolls one notch towards the left edge.
  case left = "Left"
  /// Scrolls one notch towards the right edge.
  case right = "Right"
  /// Scrolls back by 0.9 of the viewport; the rest stays visible as context.
  case pageUp = "PageUp"
  /// Scrolls forward by 0.9 of the viewport.
  case pageDown = "PageDown"
  /// Scrolls to the start: vertically, or horizontally if the content scrolls only horizontally.
  case home = "Home"
  /// Scrolls to the end: vertically, or horizontally if the content scrolls only horizontally.
  case end = "End"
}
