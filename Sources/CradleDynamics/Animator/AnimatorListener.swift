/// Hears what an animator does, for a floor above that keeps books of its items.
package protocol AnimatorListener: AnyObject {
  /// The first behaviour took an item: it has a body now.
  func animator(_ animator: DynamicAnimator, didTake item: any DynamicItem)
  /// The last behaviour let go of an item: its body is gone.
  func animator(_ animator: DynamicAnimator, didRelease item: any DynamicItem)
  /// Items are seen elsewhere than before: after a frame in which one moved, as the last thing in it, and after an item
  /// was moved by hand.
  func animatorDidMoveItems(_ animator: DynamicAnimator)
}
