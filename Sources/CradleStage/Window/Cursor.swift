/// The mouse cursor's shape.
public enum Cursor: Hashable, Sendable, CaseIterable {
  /// The plain arrow.
  case arrow
  /// A pointing hand, over something that can be pressed.
  case hand
  /// A hand, over something that can be dragged along; SDL has no open hand, so it is the pointing one.
  case grab
  /// A bar, over text that can be edited.
  case text
  /// A cross of arrows, over something that can be dragged.
  case move
  /// Two arrows sideways, over a divider or slider.
  case resizeHorizontal
  /// Two arrows up and down.
  case resizeVertical
}
