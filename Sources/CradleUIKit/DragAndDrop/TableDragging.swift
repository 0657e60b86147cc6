/// The drags of a table's rows, and the drops on it. The rows make room by the movement of a row by hand (`RowMover`).
///
/// A single row that is dropped between the others of its own table is moved by the data source's `moveRowAt`, as by hand in
/// editing mode. Where the data source does not implement that method, and in all other cases, the drop delegate takes the items.
final class TableDragging: CellDragging {
  private var table: UITableView? { list as? UITableView }
  weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { updateEnabled() } }
  weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether presses begin drags.
  var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { updateEnabled() } }
  /// The app's last proposal.
  private var proposed = UITableViewDropProposal(operation: .cancel)
  /// The methods of the data source whose defaults were called: it does not implement them.
  private var defaults: Set<String> = []

  override init(_ list: UIScrollView) {
    super.init(list)
    updateEnabled()
  }
  private func updateEnabled() { drag.isEnabled = isEnabled && dragDelegate != nil }

  // MARK: The rows

  override func path(at point: CGPoint) -> IndexPath? { table?.indexPathForRow(at: point) }
  override func cell(at path: IndexPath) -> UIView? { table?.cellForRow(at: path) }
  override func frame(at path: IndexPath) -> CGRect? { table?.rectForRow(at: path) }
  override func show(_ state: DragState, of cell: UIView) {
    guard let cell = cell as? UITableViewCell, let state = UITableViewCell.DragState(rawValue: state.rawValue)
    else { return }
    cell.dragStateDidChange(state)
  }
  override func look(at path: IndexPath, isDrop: Bool) -> UIDragPreviewParameters? {
    guard let table else { return nil }
    return isDrop
      ? dropDelegate?.tableView(table, dropPreviewParametersForRowAt: path)
      : dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
  }

  // MARK: Drags

  override func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard let table, table.swipe?.open == nil else { return [] }
    return dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
  }
  override func willBegin(_ session: any UIDragSession) {
    table.map { dragDelegate?.tableView($0, dragSessionWillBegin: session) }
  }
  override func didEnd(_ session: any UIDragSession) {
    table.map { dragDelegate?.tableView($0, dragSessionDidEnd: session) }
  }
  override func allowsMove(_ session: any UIDragSession) -> Bool {
    table.flatMap { dragDelegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }
  override func isRestricted(_ session: any UIDragSession) -> Bool {
    table.flatMap { dragDelegate?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session) }
      ?? false
  }

  // MARK: Drops

  /// Without a drop delegate a table still takes its own rows, if the data source lets them be moved.
  override var takesDrops: Bool { dropDelegate != nil || dragSession != nil }
  override func canHandle(_ session: any UIDropSession) -> Bool {
    guard let table, let dropDelegate else { return movesOwnRow(session) }
    return dropDelegate.tableView(table, canHandle: session)
  }
  private func movesOwnRow(_ session: any UIDropSession) -> Bool {
    guard isOwn(session), sources.count == 1, let table, let path = sources[0].path else { return false }
    guard let dataSource = table.dataSource else { return false }
    let method = "tableView(_:canMoveRowAt:)"
    defaults.remove(method)
    return dataSource.tableView(table, canMoveRowAt: path) || defaults.contains(method)
  }
  override func didEnter(_ session: any UIDropSession) {
    table.map { dropDelegate?.tableView($0, dropSessionDidEnter: session) }
  }
  override func proposal(for session: any UIDropSession, at path: IndexPath?) -> (
    UIDropProposal, makesRoom: Bool
  ) {
    guard let table, let dropDelegate else {
      proposed = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      return (proposed, true)
    }
    proposed = dropDelegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    return (proposed, proposed.intent == .insertAtDestinationIndexPath || proposed.intent == .automatic)
  }
  override func didExit(_ session: any UIDropSession) {
    table.map { dropDelegate?.tableView($0, dropSessionDidExit: session) }
  }
  override func didEndDrop(_ session: any UIDropSession) {
    table.map { dropDelegate?.tableView($0, dropSessionDidEnd: session) }
  }
  override func perform(_ session: any UIDropSession, at path: IndexPath?) {
    guard let table else { return }
    if let path, moveRow(in: table) {
      for item in session.items { _ = land(Landing(item: item, path: path)) }
      return
    }
    dropDelegate?.tableView(table, performDropWith: TableDrop(self, session, path, proposed))
  }
  /// Has the data source move the row for which the others have made room; returns false if it cannot.
  private func moveRow(in table: UITableView) -> Bool {
    guard let cell = table.mover.cell else { return false }
    let method = "tableView(_:moveRowAt:to:)"
    defaults.remove(method)
    return table.mover.end(cell) { !defaults.contains(method) }
  }
  func noteDefault(of method: String) { defaults.insert(method) }

  // MARK: Room

  override func moveGap(for source: Source, to point: CGPoint) -> IndexPath? {
    guard let table, let cell = source.cell as? UITableViewCell else { return nil }
    let place = table.convert(point, to: nil)
    if table.mover.cell !== cell {
      let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
      table.mover.begin(cell, at: cell.convert(middle, to: nil), isDragged: true)
    }
    table.mover.follow(cell, to: place)
    return table.mover.order?.present
  }
  override func closeGap() { table?.mover.cancel() }
}

/// A drop on a table.
private final class TableDrop: ListDrop, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal
  var items: [any UITableViewDropItem] { dropped }

  init(
    _ dragging: CellDragging, _ session: any UIDropSession, _ path: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    self.proposal = proposal
    super.init(dragging, session, path)
  }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, at: indexPath)
  }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(dragItem, at: indexPath, in: rect)
  }
}

extension UITableView {
  /// The object that supplies the items of drags; held weakly. On a phone drags must also be enabled.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging?.dragDelegate }
    set { madeDragging.dragDelegate = newValue }
  }
  /// The object that takes the items of drops; held weakly. Without one only the table's own rows can be dropped, if the data
  /// source lets them be moved.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragging?.dropDelegate }
    set { madeDragging.dropDelegate = newValue }
  }
  /// Whether presses begin drags, if there is a drag delegate; the default is true on a pad, and false on a phone.
  public var dragInteractionEnabled: Bool {
    get { dragging?.isEnabled ?? UIDragInteraction.isEnabledByDefault }
    set { madeDragging.isEnabled = newValue }
  }
  /// Whether a drag of its rows is under way.
  public var hasActiveDrag: Bool { dragging?.dragSession != nil }
  /// Whether a drag is over it, or items are being put down on it.
  public var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }

  /// Ours: called by the default of an optional method of the data source, with the method's name, so that the table knows that
  /// the data source does not implement it. Returns the default value.
  public func noteDefault<Value>(of method: String, _ value: Value = ()) -> Value {
    dragging?.noteDefault(of: method)
    return value
  }

  private var madeDragging: TableDragging {
    if let dragging { return dragging }
    let made = TableDragging(self)
    dragging = made
    return made
  }
}
