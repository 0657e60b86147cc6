/// Decides what becomes of a drag over a table, and takes its items. All methods but the first have defaults.
public protocol UITableViewDropDelegate: OptionalMethods {
  /// Takes the items: changes the data, tells the table, and arranges with the coordinator where their pictures
  /// are put down.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table may take the items of a drag.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when the finger comes over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop at a path would do, nil for a place without a row; called after each movement of the finger.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the finger has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag is over that was over the table at any time.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the look of an item's picture while it is put down; nil for the look with which it was lifted.
  /// Called for items that the app drops on an item or a row by the coordinator.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns true.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Returns a proposal to copy, without a place.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The proposal of a table for the items of a drag, with their place.
open class UITableViewDropProposal: UIDropProposal {
  /// The place of the items.
  public enum Intent: Int, Sendable {
    /// Not known yet.
    case unspecified
    /// Between the others, at the path: they make room for an item that is moved within the table.
    case insertAtDestinationIndexPath
    /// In the row at the path.
    case insertIntoDestinationIndexPath
    /// One of the two, by the place of the finger: in the middle of a row in it, else between rows.
    case automatic
  }
  /// The place of the items.
  public let intent: Intent

  /// Makes a proposal without a place.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item of a drop on a table.
public protocol UITableViewDropItem: AnyObject {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// Its path, if it was dragged from the same table, whose contents have not changed since; else nil.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture in points.
  var previewSize: CGSize { get }
}

/// Describes a drop on a table, and puts the pictures of its items down.
public protocol UITableViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The path at the finger, for an item that is moved within the table the one that it then has; nil for a place
  /// without a row.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Puts a picture down where a row is after the change of the data; its cell appears then.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Puts a picture down in a part of a row's cell, in the cell's points, as wide as it at most.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Puts a picture down at a place of a view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
