/// The mouse cursor's shape.
public enum Cursor: Hashable, Sendable, CaseIterable {
  /// The plain arrow.
  case arrow
  /// A pointing hand, over a button.
  case hand
  /// A hand, over draggable content; SDL has no open hand, so it is the pointing one.
  case grab
  /// A bar, over editable text.
  case text
  /// A cross of arrows, over something that can be moved.
  case move
  /// Two arrows sideways, over a divider or slider.
  case resizeHorizontal
  /// Two arrows up and down.
  case resizeVertical
}
