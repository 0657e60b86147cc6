/// The actions that a swipe across a row reveals, from the edge inwards.
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe across more than half of the row, and beyond its buttons, performs the first one; the
  /// default is true.
  open var performsFirstActionWithFullSwipe = true
  /// Makes a set of actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
