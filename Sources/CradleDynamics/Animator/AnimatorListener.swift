/// Observes an animator, for a module above that keeps a table of its items.
package protocol AnimatorListener: AnyObject {
  /// The first behaviour added an item: it has a body now.
  func animator(_ animator: DynamicAnimator, didTake item: any DynamicItem)
  /// The last behaviour removed an item: its body is gone.
  func animator(_ animator: DynamicAnimator, didRelease item: any DynamicItem)
  /// Items have moved: called last in a frame in which one moved, and after the app moved an item itself.
  func animatorDidMoveItems(_ animator: DynamicAnimator)
}
