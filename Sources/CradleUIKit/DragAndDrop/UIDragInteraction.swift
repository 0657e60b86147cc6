/// Begins a drag of items from a view: a long press lifts their pictures, and the drag begins once the finger moves.
/// `UIView.addInteraction(_:)` adds it. While a menu of the view is shown, moving the finger hides it and begins the drag.
open class UIDragInteraction: NSObject, UIInteraction {
  /// Lets the press begin only if there is something to drag.
  private final class Gate: UIGestureRecognizerDelegate {
    weak var owner: UIDragInteraction?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      owner?.prepare() ?? false
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { other is MenuPress || owner?.allowsSimultaneousRecognitionDuringLift ?? false }
  }

  /// Whether new interactions are enabled: on a pad, not on a phone.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  /// The view from which items are dragged; nil for none.
  open private(set) weak var view: UIView?
  /// The object that supplies the items; held weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether presses begin drags; the default is `isEnabledByDefault`.
  open var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { press.isEnabled = isEnabled } }
  /// Whether other gestures may be recognised while the pictures are lifted; the default is false.
  open var allowsSimultaneousRecognitionDuringLift = false
  private let press = DragPress()
  private let gate = Gate()
  /// The drag that may begin, or the present one.
  private(set) var session: DragSession?

  /// Makes an interaction whose delegate supplies the items.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    gate.owner = self
    (press.delegate, press.owner, press.isEnabled) = (gate, self, isEnabled)
    press.addAction { [weak self] in self?.follow($0) }
  }

  /// Ends the drag before the view changes.
  open func willMove(to view: UIView?) {
    session?.cancel()
    self.view?.removeGestureRecognizer(press)
  }
  /// Follows the presses on the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The distance in points that the finger moves before the drag begins, at which a menu's press fails as well.
  var slop: CGFloat { press.allowableMovement }

  /// Returns whether there is something to drag.
  private func prepare() -> Bool {
    guard session?.isUnderWay != true, let view, let delegate else { return false }
    let next = DragSession(from: self, at: press.location(in: nil), in: view.root)
    session = next
    let items = delegate.dragInteraction(self, itemsForBeginning: next)
    guard !items.isEmpty, session === next else { return false }
    next.take(items)
    return true
  }
  private func follow(_ press: UIGestureRecognizer) {
    switch press.state {
    case .began:
      session?.lift()
      if menus.contains(where: \.isHeld) { session?.coverLift() }
    case .changed: session?.move(to: press.location(in: nil))
    case .ended: session?.end()
    default: session?.cancel()
    }
  }
  /// Forgets a drag that is over.
  func forget(_ ended: DragSession) { if session === ended { session = nil } }
  /// Hides the menus that the same touch has shown.
  func hideMenus() { for menu in menus { menu.owner?.dismissMenu() } }
  private var menus: [MenuPress] { (press.arbiter?.recognizers ?? []).compactMap { $0 as? MenuPress } }
}

/// The press that lifts what is dragged.
final class DragPress: UILongPressGestureRecognizer {
  weak var owner: UIDragInteraction?
}
