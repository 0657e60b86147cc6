/// The controls of a row in editing mode: the one that deletes or inserts at the left, and the one that moves at the right.
final class RowControls {
  /// The controls that a row shows.
  struct Kind: Equatable {
    var style = UITableViewCell.EditingStyle.none
    var isIndented = false
    var canMove = false
  }
  /// The width of each control's part of the row, and the diameter of the buttons, in points; ours, as UIKit publishes
  /// none.
  static let width: CGFloat = 38
  static let diameter: CGFloat = 22
  /// Nil while the cell is deinitialized.
  private weak var cell: UITableViewCell?
  private let button = UIButton(type: .custom)
  private let grip = GripView(frame: .zero)
  private var press: UILongPressGestureRecognizer { grip.press }
  private(set) var kind = Kind()
  /// The width at the left that they take, in points.
  private(set) var left: CGFloat = 0
  /// Whether there is a control.
  var isShown: Bool { kind != Kind() }

  init(of cell: UITableViewCell) {
    self.cell = cell
    button.layer.cornerRadius = Self.diameter / 2
    button.addAction(UIAction { [weak self] _ in self?.edit() }, for: .primaryActionTriggered)
    press.addAction { [weak self] _ in self?.follow() }
  }

  /// Shows the controls of a row.
  func show(_ new: Kind) {
    guard new != kind else { return }
    kind = new
    button.setTitle(kind.style == .insert ? "+" : "−", for: .normal)
    button.backgroundColor = kind.style == .insert ? .systemGreen : .systemRed
    for (view, isShown) in [(button as UIView, kind.style != .none), (grip, kind.canMove)] {
      if isShown { cell?.addSubview(view) } else { view.removeFromSuperview() }
    }
    cell?.setNeedsLayout()
  }
  /// Places the controls, and shifts the content, which a swipe may have moved, by the change of their width
  /// at the left; returns their widths at the left and the right, in points.
  func place(in bounds: CGRect) -> (left: CGFloat, right: CGFloat) {
    let side = Self.diameter
    button.frame = CGRect(
      x: bounds.minX + Self.width - side, y: bounds.midY - side / 2, width: side, height: side)
    grip.frame = CGRect(x: bounds.maxX - Self.width, y: 0, width: Self.width, height: bounds.height)
    let new = kind.isIndented ? Self.width : 0
    if new != left { cell?.contentView.frame.origin.x += new - left }
    left = new
    return (left, kind.canMove ? Self.width : 0)
  }

  private var table: UITableView? { cell?.superview as? UITableView }
  private func edit() {
    guard let cell, let table, let path = table.indexPath(for: cell) else { return }
    if kind.style == .insert { return table.commit(.insert, forRowAt: path) }
    table.swipe?.confirmDeletion(of: cell)
  }
  private func follow() {
    guard let cell, let mover = table?.mover else { return }
    switch press.state {
    case .began: mover.begin(cell, at: press.location(in: nil))
    case .changed: mover.follow(cell, to: press.location(in: nil))
    case .ended: mover.end(cell)
    case .cancelled, .failed: mover.cancel(cell)
    case .possible: break
    }
  }
}

extension UITableView {
  /// Shows the controls that a row has in editing mode.
  func showControls(of cell: UITableViewCell, at path: IndexPath) {
    var kind = RowControls.Kind()
    // As in UIKit a table that selects several rows in editing mode has no buttons.
    if isEditing, dataSource?.tableView(self, canEditRowAt: path) ?? false {
      if !allowsMultipleSelectionDuringEditing {
        kind.style =
          delegate.map { $0.tableView(self, editingStyleForRowAt: path) }
          ?? UITableViewCell.EditingStyle.delete
        let wantsIndent =
          delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? cell.shouldIndentWhileEditing
        kind.isIndented = kind.style != .none || wantsIndent
      }
    }
    kind.canMove = canMove(path)
    cell.showControls(kind)
  }
}

extension UITableViewCell {
  func showControls(_ kind: RowControls.Kind) {
    guard kind != controls?.kind ?? RowControls.Kind() else { return }
    let shown = controls ?? RowControls(of: self)
    controls = shown
    shown.show(kind)
  }
  /// The left edge of the content, unless a swipe moves it.
  var contentLeft: CGFloat { areaLeft + (controls?.left ?? 0) }
  /// The edit that the row's control makes; `none` outside of editing mode.
  public var editingStyle: EditingStyle { controls?.kind.style ?? .none }
}
