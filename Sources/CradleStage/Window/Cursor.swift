/// The mouse's picture.
public enum Cursor: Hashable, Sendable, CaseIterable {
  /// The plain arrow.
  case arrow
  /// A pointing hand, over what can be pressed.
  case hand
  /// A bar, over text that can be typed.
  case text
  /// A cross of arrows, over what can be dragged.
  case move
  /// Two arrows sideways, over a divider or slider.
  case resizeHorizontal
  /// Two arrows up and down.
  case resizeVertical
}
