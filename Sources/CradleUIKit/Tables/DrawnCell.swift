import CradleGeometry

/// Ours: the line below a row, the indentation of its content, and the state of its drag. `UITableViewCell` inherits it.
open class DrawnCell: UIView {
  /// The line below the row.
  let separator = UIView()
  /// How the table shows the line.
  private var line: RowLine?
  private var ownInset: UIEdgeInsets?

  /// The insets of the line below the row, in points; by default the table's. Only the left and the right one count, and
  /// negative ones are 0. A number that is not finite traps.
  open var separatorInset: UIEdgeInsets {
    get { ownInset ?? line?.inset ?? RowLine.automaticInset }
    set {
      ownInset = newValue
      setNeedsLayout(by: newValue)
    }
  }
  /// Called when a drag of the cell's row changes its state. The default does nothing.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
  /// The depth of the row in a hierarchy; the default is 0, and a negative one counts as 0. The delegate of the table sets it
  /// by `tableView(_:indentationLevelForRowAt:)`. It indents the labels and the image of the cell; other views in
  /// `contentView`, as in UIKit, keep their places.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of a level of the indentation, in points; the default is 10. A number that is not finite traps.
  open var indentationWidth: CGFloat = 10 {
    didSet {
      precondition(
        indentationWidth.isFinite,
        "UITableViewCell.indentationWidth must be finite, not \(indentationWidth); check what computed it")
      setNeedsLayout()
    }
  }
  /// Whether a row without an editing control is indented in editing mode, unless the delegate of the table decides it; the
  /// default is true. A change has an effect when editing begins.
  open var shouldIndentWhileEditing = true

  /// The indentation of the content, in points.
  var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  /// Requests another height of the row with the next layout, if the table's `selfSizingInvalidation` allows.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    guard let table = superview as? UITableView, table.selfSizingInvalidation != .disabled else { return }
    table.requestHeight(of: self)
  }
  override func constraintsDidChange() {
    let table = superview as? UITableView
    if table?.selfSizingInvalidation == .enabledIncludingConstraints { table?.requestHeight(of: self) }
  }

  /// The part of the bounds that the table keeps clear for the content.
  var contentArea: CGRect { contentArea(in: bounds) }
  /// The left edge of that part when the content was placed last.
  private(set) var areaLeft: CGFloat = 0
  /// Shifts the content, which a swipe may have moved, to the present left edge of that part.
  func followArea(_ content: UIView) {
    let new = contentArea.minX
    if new != areaLeft { content.frame.origin.x += new - areaLeft }
    areaLeft = new
  }

  /// Shows the line as a table does.
  func show(_ new: RowLine) {
    guard new != line else { return }
    if new.insets(ownInset) != line?.insets(ownInset) { setNeedsLayout() }
    line = new
    separator.isHidden = !new.isShown
    separator.backgroundColor = new.color
  }
  /// Places the line at the bottom.
  func placeSeparator() {
    let line = line ?? RowLine()
    separator.frame = line.frame(at: bounds.maxY, width: bounds.width, ownInset)
    // As in UIKit the automatic insets begin at the safe area.
    guard ownInset == nil, line.inset == nil else { return }
    separator.frame.origin.x += areaLeft
    separator.frame.size.width = max(0, separator.frame.width - areaLeft)
  }
}

extension UIView {
  /// The part of bounds that a table around it keeps clear for the content of its rows, headers and footers.
  func contentArea(in bounds: CGRect) -> CGRect {
    guard let table = superview as? DrawnTable, table.insetsContentViewsToSafeArea else { return bounds }
    let insets = safeAreaInsets
    return bounds.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
  }
}
