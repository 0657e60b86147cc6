/// The mouse cursor's shape.
public enum Cursor: Hashable, Sendable, CaseIterable {
  /// The plain arrow.
  case arrow
  /// A pointing hand, over a button.
  case hand
  /// An open hand, over draggable content.
  case grab
  /// A closed hand, while it drags.
  case grabbing
  /// A bar, over editable text.
  case text
  /// A cross of arrows, over something that can be moved.
  case move
  /// Two arrows sideways, over a divider or slider.
  case resizeHorizontal
}
