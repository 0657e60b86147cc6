/// Supplies the regions and the styles of the pointer over a view, and is notified of it. All methods have defaults.
public protocol UIPointerInteractionDelegate: OptionalMethods {
  /// Returns the region around the pointer; nil for none. The default returns the view's bounds.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region; the default returns nil, for the system's.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  /// Called before the pointer enters a region, with an object that runs the app's changes. The default does nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the pointer leaves a region, with an object that runs the app's changes. The default does nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The view's bounds.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Nil.
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Runs the app's changes as the pointer enters or leaves a region.
public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds changes, which are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animation, with true unless it was cut short.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Gives the pointer a style over a view; `UIView.addInteraction(_:)` adds it. The app reports the pointer by
/// `UIWindow.pointerMove(to:time:)`, and draws it and its effects.
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view; nil for none.
  open private(set) weak var view: UIView?
  /// The object that supplies regions and styles; held weakly. Without it the region is the view's bounds.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether it follows the pointer; the default is true.
  open var isEnabled = true { didSet { if !isEnabled { leave() } } }
  private(set) var region: UIPointerRegion?
  private(set) var style: UIPointerStyle?

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  /// Forgets the pointer before the view changes.
  open func willMove(to view: UIView?) { leave() }
  /// Follows the pointer over the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Requests the region and the style again, at the pointer's last place.
  open func invalidate() { view?.window?.pointer.refresh(self) }

  /// Follows the pointer to a place in the window's points; returns whether it is in a region.
  func follow(_ point: CGPoint, isNew: Bool = false) -> Bool {
    guard let view, isEnabled else { return false }
    let request = UIPointerRegionRequest(location: view.convert(point, from: nil))
    let usual = UIPointerRegion(rect: view.bounds)
    let new: UIPointerRegion? =
      if let delegate {
        delegate.pointerInteraction(self, regionFor: request, defaultRegion: usual)
      } else {
        usual
      }
    guard let new else {
      leave()
      return false
    }
    guard isNew || new != region else { return true }
    leave()
    region = new
    style = delegate?.pointerInteraction(self, styleFor: new)
    animate { delegate?.pointerInteraction(self, willEnter: new, animator: $0) }
    return true
  }
  /// Leaves the region.
  func leave() {
    guard let old = region else { return }
    (region, style) = (nil, nil)
    animate { delegate?.pointerInteraction(self, willExit: old, animator: $0) }
  }

  /// The seconds of the changes alongside; ours, UIKit publishes none.
  private static let duration = 0.2
  private final class Animator: UIPointerInteractionAnimating {
    var animations: [() -> Void] = []
    var completions: [(Bool) -> Void] = []
    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }
  }
  private func animate(_ call: (any UIPointerInteractionAnimating) -> Void) {
    let animator = Animator()
    call(animator)
    let (animations, completions) = (animator.animations, animator.completions)
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(
      withDuration: Self.duration, animations: { for body in animations { body() } },
      completion: { isDone in for body in completions { body(isDone) } })
  }
}
