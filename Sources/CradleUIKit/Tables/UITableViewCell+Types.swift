extension UITableViewCell {
  /// The labels that a cell has.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default`
    /// A second label at the right.
    case value1
    /// The first label right-aligned and tinted, the second one beside it; laid out here as `value1`.
    case value2
    /// A second label below the first.
    case subtitle
  }
  /// The kind of edit that a row offers.
  public enum EditingStyle: Int, Sendable {
    /// No editing control.
    case none
    /// A control that deletes the row.
    case delete
    /// A control that inserts a row.
    case insert
  }
  /// The state of a cell in a drag.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// Its picture is lifted.
    case lifting
    /// Its picture follows the finger.
    case dragging
  }
  /// The style of the line below a row.
  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none
    /// A line between rows.
    case singleLine
    /// An etched line, as in old versions of iOS; drawn here as `singleLine`.
    case singleLineEtched
  }
  /// The style of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// No highlight.
    case none
    /// As `default`; the older name.
    case blue
    /// As `default`; the older name.
    case gray
    /// A grey background.
    case `default`
  }
  /// The accessory at the end of a row; the app draws it.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// An arrow: the row leads to another page.
    case disclosureIndicator
    /// An arrow and an information button.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// An information button.
    case detailButton
  }
}
