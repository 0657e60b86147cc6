/// The drags of a list's cells, and the drops on the list. Subclasses call the delegates of a collection view and of a table,
/// and let their cells make room.
class CellDragging: UIDragInteractionDelegate, UIDropInteractionDelegate {
  /// A dragged item, its path when it was lifted, and its cell.
  struct Source {
    let item: UIDragItem
    /// Nil once the list's contents have changed.
    var path: IndexPath?
    weak var cell: UIView?
  }

  unowned let list: UIScrollView
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)
  /// The items of the drag that began here; none if there is no such drag.
  private(set) var sources: [Source] = []
  /// The drag that began here, once the finger has moved; nil for none.
  private(set) var dragSession: (any UIDragSession)?
  /// Whether a drag is over the list, or its items are being put down there.
  private(set) var hasActiveDrop = false
  /// The path for a drop at the finger; nil for none.
  private var destination: IndexPath?
  /// The drops that the app has arranged for the present items.
  private var landings: [Landing] = []
  /// The cells that are hidden because their pictures are dragged or not down yet.
  private var hidden: [UIView] = []

  init(_ list: UIScrollView) {
    self.list = list
    list.addInteraction(drag)
    list.addInteraction(drop)
  }

  // MARK: For subclasses

  var takesDrops: Bool { false }
  func path(at point: CGPoint) -> IndexPath? { nil }
  func cell(at path: IndexPath) -> UIView? { nil }
  /// The place of a cell in the content at the end of all motion.
  func frame(at path: IndexPath) -> CGRect? { nil }
  func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] { [] }
  func look(at path: IndexPath, isDrop: Bool) -> UIDragPreviewParameters? { nil }
  func show(_ state: DragState, of cell: UIView) {}
  func willBegin(_ session: any UIDragSession) {}
  func didEnd(_ session: any UIDragSession) {}
  func allowsMove(_ session: any UIDragSession) -> Bool { true }
  func isRestricted(_ session: any UIDragSession) -> Bool { false }
  func canHandle(_ session: any UIDropSession) -> Bool { true }
  func didEnter(_ session: any UIDropSession) {}
  /// Returns the app's proposal for a path, and whether the cells make room there for an own item.
  func proposal(for session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, makesRoom: Bool) {
    (UIDropProposal(operation: .cancel), false)
  }
  func didExit(_ session: any UIDropSession) {}
  func didEndDrop(_ session: any UIDropSession) {}
  /// Has the app take the items.
  func perform(_ session: any UIDropSession, at path: IndexPath?) {}
  /// Moves the gap for a source's cell, whose centre the finger carries to a point of the content, and returns its path; nil if
  /// the cells cannot make room.
  func moveGap(for source: Source, to point: CGPoint) -> IndexPath? { nil }
  /// Closes the gap.
  func closeGap() {}

  // MARK: The state of a drag

  /// The states of a cell, with the numbers of UIKit's two types for them.
  enum DragState: Int { case none, lifting, dragging }

  /// Whether a drag of some items began here.
  func isOwn(_ session: any UIDropSession) -> Bool {
    dragSession != nil && session.localDragSession === dragSession
  }
  func source(of item: UIDragItem) -> Source? { sources.first { $0.item === item } }
  /// Forgets the paths of the dragged items: the app has changed the contents.
  func contentsDidChange() { for index in sources.indices { sources[index].path = nil } }
  /// Shows a cell again that leaves the list or gets another item.
  func leave(_ cell: UIView) {
    guard hidden.contains(where: { $0 === cell }) else { return }
    reveal(cell)
    show(.none, of: cell)
  }
  private func hide(_ cell: UIView) {
    guard !cell.isHidden else { return }
    cell.isHidden = true
    hidden.append(cell)
  }
  private func reveal(_ cell: UIView) {
    guard let index = hidden.firstIndex(where: { $0 === cell }) else { return }
    hidden.remove(at: index)
    cell.isHidden = false
  }

  // MARK: Drags

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    guard let path = path(at: session.location(in: list)) else { return [] }
    let items = items(for: session, at: path)
    sources = items.map { Source(item: $0, path: path, cell: cell(at: path)) }
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let source = source(of: item), let path = source.path, let cell = source.cell, cell.superview != nil
    else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: look(at: path, isDrop: false) ?? UIDragPreviewParameters())
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    showSources(.lifting)
    animator.addCompletion { [weak self] position in if position == .start { self?.showSources(.none) } }
  }
  private func showSources(_ state: DragState) {
    for source in sources { if let cell = source.cell { show(state, of: cell) } }
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    dragSession = session
    for source in sources { if let cell = source.cell { hide(cell) } }
    showSources(.dragging)
    willBegin(session)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove(session) }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted(session) }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let path = source(of: item)?.path, let frame = frame(at: path) else { return nil }
    return preview.retargetedPreview(
      with: UIDragPreviewTarget(container: list, center: CGPoint(x: frame.midX, y: frame.midY)))
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    for cell in hidden { reveal(cell) }
    showSources(.none)
    (sources, dragSession) = ([], nil)
    didEnd(session)
  }

  // MARK: Drops

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    takesDrops && canHandle(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    hasActiveDrop = true
    didEnter(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    let point = session.location(in: list)
    destination = gap ?? path(at: point)
    let (proposal, makesRoom) = proposal(for: session, at: destination)
    let own = isOwn(session) && sources.count == 1 ? sources.first : nil
    if makesRoom, proposal.operation == .move, let own {
      gap = moveGap(for: own, to: point)
      destination = gap ?? destination
    } else {
      closeOwnGap()
    }
    return proposal
  }
  /// The path of the gap that the cells have made for the dragged one; nil for none.
  private var gap: IndexPath?
  private func closeOwnGap() {
    if exchange(&gap, with: nil) != nil { closeGap() }
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    closeOwnGap()
    (hasActiveDrop, destination) = (false, nil)
    didExit(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    landings = []
    perform(session, at: destination)
    closeOwnGap()
    list.layoutIfNeeded()
    for landing in landings where landing.hidesCell {
      if let path = landing.path, let cell = cell(at: path) { hide(cell) }
    }
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let landing = landings.first(where: { $0.item === item }) else { return preview }
    if let target = landing.target { return preview.retargetedPreview(with: target) }
    guard let path = landing.path, let frame = frame(at: path) else { return preview }
    let place = landing.rect?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    let scale = landing.rect == nil ? 1 : min(1, place.width / max(1, preview.size.width))
    let target = UIDragPreviewTarget(
      container: list, center: CGPoint(x: place.midX, y: place.midY),
      transform: CGAffineTransform(scaleX: scale, y: scale))
    guard let look = look(at: path, isDrop: true) else { return preview.retargetedPreview(with: target) }
    return UITargetedDragPreview(view: preview.view, parameters: look, target: target)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let landing = landings.first(where: { $0.item === item }) else { return }
    animator.addAnimations { landing.animator.animate() }
    animator.addCompletion { landing.animator.complete(at: $0) }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    for cell in hidden { reveal(cell) }
    landings = []
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    closeOwnGap()
    (hasActiveDrop, destination) = (false, nil)
    didEndDrop(session)
  }
  /// Arranges where an item's picture is put down.
  func land(_ landing: Landing) -> any UIDragAnimating {
    landings.append(landing)
    return landing.animator
  }
}

/// Where the picture of a dropped item is put down: at a cell, in a part of one, or at a target.
struct Landing {
  let item: UIDragItem
  var path: IndexPath?
  /// The part of the cell, in the cell's points; nil for all of it.
  var rect: CGRect?
  var target: UIDragPreviewTarget?
  let animator = DragAnimator()
  /// Whether the cell appears only once the picture is there.
  var hidesCell: Bool { path != nil && rect == nil }
}
