/// Supplies the menu of a long press, and is notified of it. All methods but the first have defaults.
public protocol UIContextMenuInteractionDelegate: OptionalMethods {
  /// Returns what a press at a point, in the view's points, shows; nil for nothing: the touch then goes on.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called after a tap on the preview has ended the menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// Shows a menu after a long press on a view, in the middle of the window; `UIView.addInteraction(_:)` adds it. A tap beside
/// the menu ends it without a choice.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The menu that a press shows.
  private struct Offer {
    let configuration: UIContextMenuConfiguration
    let menu: UIMenu
    let preview: UIViewController?
  }
  /// Lets the press begin only if the interaction has a menu to show.
  private final class Gate: UIGestureRecognizerDelegate {
    weak var owner: UIContextMenuInteraction?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      owner?.prepare() ?? false
    }
  }

  /// The view that is pressed; nil for none.
  open private(set) weak var view: UIView?
  /// The object that supplies the menu; held weakly.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private let press = MenuPress()
  private let gate = Gate()
  /// The menu of the press that may begin, or the one that is about to appear.
  private var offer: Offer?
  private weak var panel: ChoicePanel?

  /// Makes an interaction whose delegate supplies the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    connect()
  }
  /// For subclasses that supply the menu themselves.
  init(_ delegate: (any UIContextMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    connect()
  }
  private func connect() {
    gate.owner = self
    (press.delegate, press.owner) = (gate, self)
    press.addAction { [weak self] in if $0.state == .began { self?.begin() } }
  }

  /// Ends the menu before the view changes.
  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
  }
  /// Follows the presses on the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
  /// Returns the location of the last press, in a view's points, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }
  /// Ends the menu without a choice, also one that is about to appear; does nothing if there is none.
  open func dismissMenu() {
    offer = nil
    panel?.close()
  }

  // MARK: Calls

  /// Returns what a press at a point of the view shows; nil for nothing.
  func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }
  /// Notifies of a menu that is about to appear.
  func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
  }
  /// Notifies of a menu that is about to disappear.
  func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
  }
  /// Notifies of a tap on the preview.
  func willCommit(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  // MARK: Menu

  /// Returns whether there is something to show.
  private func prepare() -> Bool {
    offer = nil
    guard panel == nil, let view,
      let configuration = self.configuration(at: press.location(in: view))
    else { return false }
    let preview = configuration.previewProvider?()
    let menu = configuration.actionProvider?([]) ?? UIMenu()
    guard preview != nil || !menu.visibleEntries.isEmpty else { return false }
    offer = Offer(configuration: configuration, menu: menu, preview: preview)
    return true
  }
  private func begin() {
    guard let offer, let view else { return }
    for case let drag as DragPress in press.arbiter?.recognizers ?? [] { drag.owner?.session?.coverLift() }
    let (animator, root) = (MenuAnimator(offer.preview), view.root)
    willDisplay(offer.configuration, animator)
    // The app may have ended the menu or removed the view in this call.
    guard exchange(&self.offer, with: nil) != nil, view.root === root else { return end(offer) {} }
    let panel = ChoicePanel(offer.menu)
    if let preview = offer.preview {
      panel.show(preview: preview) { [weak self] in
        let animator = MenuAnimator(preview)
        self?.willCommit(offer.configuration, animator)
        animator.run()
      }
    }
    panel.show(over: view) { [weak self] remove in
      if let self { self.end(offer, remove) } else { remove() }
    }
    self.panel = panel
    animator.run()
  }
  private func end(_ offer: Offer, _ remove: () -> Void) {
    let animator = MenuAnimator(offer.preview)
    willEnd(offer.configuration, animator)
    remove()
    animator.run()
  }
}

/// The press that shows a menu.
final class MenuPress: UILongPressGestureRecognizer {
  weak var owner: UIContextMenuInteraction?
  /// Whether it has begun, and the finger is still down.
  var isHeld: Bool { state == .began || state == .changed }
}

/// Shows the menu of a button after a long press, unless a tap shows it.
private final class ButtonMenuInteraction: UIContextMenuInteraction {
  override func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    guard let button = view as? UIButton, button.isEnabled, !button.showsMenuAsPrimaryAction,
      let menu = button.menu
    else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
  override func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    (view as? UIButton)?.sendActions(for: .menuActionTriggered)
  }
}

extension UIButton {
  /// Has presses show the menu, if there is one.
  func followMenu() {
    let old = interactions.first { $0 is ButtonMenuInteraction }
    if menu == nil, let old { removeInteraction(old) }
    if menu != nil, old == nil { addInteraction(ButtonMenuInteraction(nil)) }
  }
  /// Shows the menu at once.
  func show(_ menu: UIMenu) {
    let root = self.root
    sendActions(for: .menuActionTriggered)
    // The app may have removed the button in this call.
    if self.root === root { ChoicePanel(menu).show(over: self) }
  }
}
