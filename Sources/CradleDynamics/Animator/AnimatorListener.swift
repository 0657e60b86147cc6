/// Observes an animator for a module that keeps a table of its items.
package protocol AnimatorListener: AnyObject {
  /// Called after the first behaviour added an item, which now has a body.
  func animator(_ animator: DynamicAnimator, didAdd item: any DynamicItem)
  /// Called after the last behaviour removed an item, which has no body any more.
  func animator(_ animator: DynamicAnimator, didRemove item: any DynamicItem)
  /// Called last in a frame in which items have moved, and after the app moved an item itself.
  func animatorDidMoveItems(_ animator: DynamicAnimator)
}
