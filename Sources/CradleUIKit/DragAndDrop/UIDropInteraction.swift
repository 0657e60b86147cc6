/// Takes the items of drags over a view. `UIView.addInteraction(_:)` adds it. Of several views below the finger the frontmost one
/// whose delegate can handle the drag gets it.
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view over which drags are; nil for none.
  open private(set) weak var view: UIView?
  /// The object that decides about drags; held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drags may be over the view at once; has no effect, as there is one drag at a time.
  open var allowsSimultaneousDropSessions = false

  /// Makes an interaction whose delegate decides about drags.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }
}
