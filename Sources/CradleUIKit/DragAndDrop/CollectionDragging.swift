/// The drags of a collection view's items, and the drops on it. The cells make room by the engine's interactive movement of
/// the dragged item, which a drop ends without moving the item: the app changes the data.
final class CollectionDragging: CellDragging {
  private var collection: UICollectionView? { list as? UICollectionView }
  weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { updateEnabled() } }
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether presses begin drags.
  var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { updateEnabled() } }
  /// Whether the engine is taking the dragged item, which the data source need not allow.
  private(set) var isTaking = false
  /// The app's last proposal.
  private var proposed = UICollectionViewDropProposal(operation: .cancel)

  override init(_ list: UIScrollView) {
    super.init(list)
    updateEnabled()
  }
  private func updateEnabled() { drag.isEnabled = isEnabled && dragDelegate != nil }

  // MARK: The items

  override func path(at point: CGPoint) -> IndexPath? { collection?.indexPathForItem(at: point) }
  override func cell(at path: IndexPath) -> UIView? { collection?.cellForItem(at: path) }
  override func frame(at path: IndexPath) -> CGRect? {
    collection?.layoutAttributesForItem(at: path)?.frame
  }
  override func show(_ state: DragState, of cell: UIView) {
    guard let cell = cell as? UICollectionViewCell,
      let state = UICollectionViewCell.DragState(rawValue: state.rawValue)
    else { return }
    cell.dragStateDidChange(state)
  }
  override func look(at path: IndexPath, isDrop: Bool) -> UIDragPreviewParameters? {
    guard let collection else { return nil }
    return isDrop
      ? dropDelegate?.collectionView(collection, dropPreviewParametersForItemAt: path)
      : dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
  }

  // MARK: Drags

  override func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard let collection, !collection.isTouchKept, !collection.isSwiped else { return [] }
    return dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
  }
  override func willBegin(_ session: any UIDragSession) {
    collection.map { dragDelegate?.collectionView($0, dragSessionWillBegin: session) }
  }
  override func didEnd(_ session: any UIDragSession) {
    collection.map { dragDelegate?.collectionView($0, dragSessionDidEnd: session) }
  }
  override func allowsMove(_ session: any UIDragSession) -> Bool {
    collection.flatMap { dragDelegate?.collectionView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }
  override func isRestricted(_ session: any UIDragSession) -> Bool {
    collection.flatMap {
      dragDelegate?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }

  // MARK: Drops

  override var takesDrops: Bool { dropDelegate != nil }
  override func canHandle(_ session: any UIDropSession) -> Bool {
    collection.flatMap { dropDelegate?.collectionView($0, canHandle: session) } ?? false
  }
  override func didEnter(_ session: any UIDropSession) {
    collection.map { dropDelegate?.collectionView($0, dropSessionDidEnter: session) }
  }
  override func proposal(for session: any UIDropSession, at path: IndexPath?) -> (
    UIDropProposal, makesRoom: Bool
  ) {
    guard let collection, let dropDelegate else { return super.proposal(for: session, at: path) }
    proposed = dropDelegate.collectionView(
      collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    return (proposed, proposed.intent == .insertAtDestinationIndexPath)
  }
  override func didExit(_ session: any UIDropSession) {
    collection.map { dropDelegate?.collectionView($0, dropSessionDidExit: session) }
  }
  override func didEndDrop(_ session: any UIDropSession) {
    collection.map { dropDelegate?.collectionView($0, dropSessionDidEnd: session) }
  }
  override func perform(_ session: any UIDropSession, at path: IndexPath?) {
    guard let collection, let dropDelegate else { return }
    dropDelegate.collectionView(
      collection, performDropWith: CollectionDrop(self, session, path, proposed))
  }

  // MARK: Room

  override func moveGap(for source: Source, to point: CGPoint) -> IndexPath? {
    guard let collection, let path = source.path else { return nil }
    if collection.engine.interactivelyMovedPath == nil {
      isTaking = true
      defer { isTaking = false }
      guard collection.beginInteractiveMovementForItem(at: path) else { return nil }
    }
    collection.updateInteractiveMovementTargetPosition(point)
    return collection.engine.interactivelyMovedPath?.path
  }
  override func closeGap() { collection?.cancelInteractiveMovement() }
}

/// A drop on a collection view.
private final class CollectionDrop: ListDrop, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal
  var items: [any UICollectionViewDropItem] { dropped }

  init(
    _ dragging: CellDragging, _ session: any UIDropSession, _ path: IndexPath?,
    _ proposal: UICollectionViewDropProposal
  ) {
    self.proposal = proposal
    super.init(dragging, session, path)
  }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, at: indexPath)
  }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(dragItem, at: indexPath, in: rect)
  }
}

extension UICollectionView {
  /// The object that supplies the items of drags; held weakly. On a phone drags must also be enabled.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging?.dragDelegate }
    set { madeDragging.dragDelegate = newValue }
  }
  /// The object that takes the items of drops; held weakly.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragging?.dropDelegate }
    set { madeDragging.dropDelegate = newValue }
  }
  /// Whether presses begin drags, if there is a drag delegate; the default is true on a pad, and false on a phone.
  public var dragInteractionEnabled: Bool {
    get { dragging?.isEnabled ?? UIDragInteraction.isEnabledByDefault }
    set { madeDragging.isEnabled = newValue }
  }
  /// Whether a drag of its items is under way.
  public var hasActiveDrag: Bool { dragging?.dragSession != nil }
  /// Whether a drag is over it, or items are being put down on it.
  public var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }

  private var madeDragging: CollectionDragging {
    if let dragging { return dragging }
    let made = CollectionDragging(self)
    dragging = made
    return made
  }
}
