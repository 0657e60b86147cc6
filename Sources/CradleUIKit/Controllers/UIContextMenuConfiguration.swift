/// Makes the controller of a preview; nil for none.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu of the entries that the system suggests, which are none here; nil for no menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The menu of a long press, and the preview above it.
open class UIContextMenuConfiguration: NSObject {
  /// The name by which the app finds what was pressed; a unique one by default.
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration of closures, which are called when the press begins.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}

/// The disappearance of the preview when a tap on it ends the menu; here at once in both cases.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It disappears.
  case dismiss
  /// It grows over the screen.
  case pop
}

/// The app's animations alongside the appearance or the end of a menu, which appears and disappears at once here.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds a closure that is called when the menu has appeared or disappeared; never for a menu that the app ends before it
  /// appears.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after all animations.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The app's reaction when a tap on the preview ends the menu, such as showing the controller in full.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The disappearance of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects the closures of one appearance or end of a menu.
final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) { previewViewController = preview }
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func run() {
    for body in exchange(&animations, with: []) + exchange(&completions, with: []) { body() }
  }
}
