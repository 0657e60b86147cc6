extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay at the top while their section is visible.
    case plain
    /// Rows in groups, with space between the sections.
    case grouped
    /// Groups with insets; drawn here as `grouped`.
    case insetGrouped
  }
  /// The animation of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    /// Fades the row in or out.
    case fade
    /// Moves the row in from the right, or out to the right.
    case right
    /// Moves the row in from the left, or out to the left.
    case left
    /// Moves the row in from the top, or out to the top.
    case top
    /// Moves the row in from the bottom, or out to the bottom.
    case bottom
    /// No animation.
    case none
    /// Keeps the row in the middle of its space.
    case middle
    /// Chosen by the table.
    case automatic = 100
  }
  /// When the cells in sight are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only with changes of rows.
    case disabled
    /// When they call `invalidateIntrinsicContentSize()`.
    case enabled
    /// As `enabled`, and when constraints inside them change.
    case enabledIncludingConstraints
  }
  /// Where the insets of the lines between rows begin.
  public enum SeparatorInsetReference: Int, Sendable {
    /// At the edges of the cells.
    case fromCellEdges
    /// At the insets that the table chooses.
    case fromAutomaticInsets
  }
  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Scrolls as little as needed to show the row.
    case none
    /// Scrolls the row to the top.
    case top
    /// Scrolls the row to the middle.
    case middle
    /// Scrolls the row to the bottom.
    case bottom
  }
  /// The height that constraints and contents determine.
  public static let automaticDimension: CGFloat = -1
}
