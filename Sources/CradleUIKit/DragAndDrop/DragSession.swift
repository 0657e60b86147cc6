/// A drag in a window: the items, their pictures, and the view that would take them.
///
/// The press lifts the pictures; the drag begins once the finger moves. The frontmost view below the finger whose drop
/// interaction can handle the drag proposes what a drop would do, after each movement. When the finger lifts, that view
/// takes the items and the pictures go to their new places, or they return.
final class DragSession: UIDragSession {
  private enum Phase { case offered, lifted, moving, over }

  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  /// The finger's place in the window.
  private(set) var point: CGPoint
  private let start: CGPoint
  private let source: UIDragInteraction
  private weak var root: UIView?
  private var phase = Phase.offered
  private var pictures: [DragPicture] = []
  private var lifting = DragAnimator()
  private lazy var drop = DropSession(self)
  /// The interaction over which the drag is, and what it proposes.
  private weak var target: UIDropInteraction?
  private var proposal = UIDropOperation.cancel
  /// The interactions over which the drag was.
  private var visited: [UIDropInteraction] = []
  /// By interaction: whether it can handle the drag.
  private var answers: [ObjectIdentifier: Bool] = [:]

  init(from source: UIDragInteraction, at point: CGPoint, in root: UIView) {
    (self.source, self.point, start, self.root) = (source, point, point, root)
  }
  /// Sets the items, before the lift.
  func take(_ items: [UIDragItem]) { self.items = items }

  private var giver: (any UIDragInteractionDelegate)? { source.delegate }
  /// Whether the pictures are lifted and the drag is not over.
  var isUnderWay: Bool { phase == .lifted || phase == .moving }

  // MARK: For the app

  var allowsMoveOperation: Bool { giver?.dragInteraction(source, sessionAllowsMoveOperation: self) ?? true }
  var isRestrictedToDraggingApplication: Bool {
    giver?.dragInteraction(source, sessionIsRestrictedToDraggingApplication: self) ?? false
  }
  func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }
  func hasItemsConforming(toTypeIdentifiers types: [String]) -> Bool { items.haveData(of: types) }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  // MARK: The finger

  /// Lifts the pictures.
  func lift() {
    guard phase == .offered, let root else { return }
    phase = .lifted
    pictures = items.map { item in
      let preview = giver?.dragInteraction(source, previewForLifting: item, session: self)
      return DragPicture(of: item, preview, in: root)
    }
    giver?.dragInteraction(source, willAnimateLiftWith: lifting, session: self)
    // The app may have removed the view in these calls.
    guard phase == .lifted else { return }
    for picture in pictures.reversed() { root.addSubview(picture) }
    for picture in pictures { picture.lift(with: lifting) }
  }
  /// Hides the lifted pictures behind a menu.
  func coverLift() { if phase == .lifted { for picture in pictures { picture.isHidden = true } } }

  /// Follows the finger, and begins the drag.
  func move(to place: CGPoint) {
    point = place
    if phase == .lifted, hypot(point.x - start.x, point.y - start.y) > source.slop { begin() }
    guard phase == .moving else { return }
    for picture in pictures { picture.follow(point) }
    giver?.dragInteraction(source, sessionDidMove: self)
    propose()
  }
  private func begin() {
    phase = .moving
    source.hideMenus()
    lifting.complete(at: .end)
    for (number, picture) in pictures.enumerated() {
      picture.isHidden = false
      picture.grip(at: start, number: number, of: pictures[0])
      picture.showOwnPicture()
    }
    giver?.dragInteraction(source, sessionWillBegin: self)
  }

  /// Has the view below the finger propose what a drop would do.
  private func propose() {
    guard phase == .moving else { return }
    let next = findTarget()
    if next !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: drop) }
      guard phase == .moving else { return }
      (target, proposal) = (next, .cancel)
      if let next {
        if !visited.contains(where: { $0 === next }) { visited.append(next) }
        next.delegate?.dropInteraction(next, sessionDidEnter: drop)
      }
    }
    guard phase == .moving, let target, let taker = target.delegate else { return }
    let proposed = taker.dropInteraction(target, sessionDidUpdate: drop).operation
    proposal = proposed == .move && !drop.allowsMoveOperation ? .forbidden : proposed
  }
  private func findTarget() -> UIDropInteraction? {
    var view = root?.hitTest(point, with: nil)
    while let each = view {
      for case let interaction as UIDropInteraction in each.interactions where canHandle(interaction) {
        return interaction
      }
      view = each.superview
    }
    return nil
  }
  private func canHandle(_ interaction: UIDropInteraction) -> Bool {
    let id = ObjectIdentifier(interaction)
    if let known = answers[id] { return known }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: drop) ?? false
    answers[id] = answer
    return answer
  }

  // MARK: The end

  /// The finger has lifted.
  func end() {
    let takes = proposal == .copy || proposal == .move
    if phase == .moving, takes, let target, let taker = target.delegate {
      land(on: target, taker)
    } else {
      cancel()
    }
  }
  /// Ends the drag without a drop.
  func cancel() {
    switch phase {
    case .offered: close()
    case .lifted:
      phase = .over
      putDown {
        ($0.lifted, self.lifting)
      } end: {
        self.close()
      }
      lifting.complete(at: .start)
    case .moving:
      phase = .over
      giver?.dragInteraction(source, session: self, willEndWith: .cancel)
      putDown { picture in
        let animator = DragAnimator()
        self.giver?.dragInteraction(self.source, item: picture.item, willAnimateCancelWith: animator)
        let preview = picture.lifted.flatMap {
          self.giver?.dragInteraction(self.source, previewForCancelling: picture.item, withDefault: $0)
        }
        return (preview, animator)
      } end: {
        self.endVisits()
        self.giver?.dragInteraction(self.source, session: self, didEndWith: .cancel)
        self.close()
      }
    case .over: return
    }
  }
  private func land(on target: UIDropInteraction, _ taker: any UIDropInteractionDelegate) {
    phase = .over
    let operation = proposal
    taker.dropInteraction(target, performDrop: drop)
    giver?.dragInteraction(source, session: self, willEndWith: operation)
    putDown { picture in
      let animator = DragAnimator()
      taker.dropInteraction(target, item: picture.item, willAnimateDropWith: animator)
      let preview = self.shrunk(picture).flatMap {
        taker.dropInteraction(target, previewForDropping: picture.item, withDefault: $0)
      }
      return (preview, animator)
    } end: {
      taker.dropInteraction(target, concludeDrop: self.drop)
      self.endVisits()
      self.giver?.dragInteraction(self.source, session: self, didEndWith: operation)
      self.giver?.dragInteraction(self.source, sessionDidTransferItems: self)
      self.close()
    }
  }
  /// A preview in which a picture shrinks where it is; nil for one without a view.
  private func shrunk(_ picture: DragPicture) -> UITargetedDragPreview? {
    guard let root, let lifted = picture.lifted else { return nil }
    return lifted.retargetedPreview(
      with: UIDragPreviewTarget(
        container: root, center: picture.center, transform: CGAffineTransform(scaleX: 0.01, y: 0.01)))
  }
  /// Puts the pictures down where a closure tells for each, and calls another one once all are down.
  private func putDown(
    _ place: (DragPicture) -> (preview: UITargetedDragPreview?, animator: DragAnimator),
    end: @escaping () -> Void
  ) {
    var remaining = pictures.count
    guard remaining > 0 else { return end() }
    for picture in pictures {
      let (preview, animator) = place(picture)
      picture.putDown(at: preview, with: animator) {
        animator.complete(at: .end)
        remaining -= 1
        if remaining == 0 { end() }
      }
    }
  }
  private func endVisits() {
    for interaction in exchange(&visited, with: []) {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: drop)
    }
  }
  private func close() {
    phase = .over
    source.forget(self)
  }
}
