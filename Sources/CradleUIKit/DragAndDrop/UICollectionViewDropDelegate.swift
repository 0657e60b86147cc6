/// Decides what becomes of a drag over a collection view, and takes its items. All methods but the first have defaults.
public protocol UICollectionViewDropDelegate: OptionalMethods {
  /// Takes the items: changes the data, tells the collection view, and arranges with the coordinator where their pictures
  /// are put down.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection view may take the items of a drag.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when the finger comes over the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop at a path would do, nil for a place without an item; called after each movement of the finger.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the finger has left the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag is over that was over the collection view at any time.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the look of an item's picture while it is put down; nil for the look with which it was lifted.
  /// Called for items that the app drops on an item or a row by the coordinator.
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns true.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Returns a proposal to copy, without a place.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Returns nil.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The proposal of a collection view for the items of a drag, with their place.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The place of the items.
  public enum Intent: Int, Sendable {
    /// Not known yet.
    case unspecified
    /// Between the others, at the path: they make room for an item that is moved within the collection view.
    case insertAtDestinationIndexPath
    /// In the item at the path.
    case insertIntoDestinationIndexPath
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

/// An item of a drop on a collection view.
public protocol UICollectionViewDropItem: AnyObject {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// Its path, if it was dragged from the same collection view, whose contents have not changed since; else nil.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture in points.
  var previewSize: CGSize { get }
}

/// Describes a drop on a collection view, and puts the pictures of its items down.
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The path at the finger, for an item that is moved within the collection view the one that it then has; nil for a place
  /// without an item.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Puts a picture down where an item is after the change of the data; its cell appears then.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Puts a picture down in a part of an item's cell, in the cell's points, as wide as it at most.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Puts a picture down at a place of a view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
