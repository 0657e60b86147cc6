/// The operation of a drop on its items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the drag ends where it began.
  case cancel
  /// Nothing, although the view takes other drops.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved; only if the drag's source allows it.
  case move
}

/// The proposal of a view for the items of a drag over it.
open class UIDropProposal: NSObject {
  /// The proposed operation.
  public let operation: UIDropOperation
  /// Whether the finger aims at a small place, so that the previews are beside it; has no effect.
  open var isPrecise = false
  /// Whether the previews keep their size; they always do.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// Runs changes beside the system's animation of a drag's beginning or end.
public protocol UIDragAnimating: AnyObject {
  /// Adds changes to animate.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation is over: at its end, or at its start for a lift that was put back.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
