/// Receives when an animator starts and stops running. (Documented.)
public protocol DynamicAnimatorDelegate: AnyObject {
  /// The animator is about to run: something was added or changed.
  func animatorWillResume(_ animator: DynamicAnimator)
  /// Everything is at rest; the animator costs nothing until something changes.
  func animatorDidPause(_ animator: DynamicAnimator)
}

extension DynamicAnimatorDelegate {
  /// Does nothing.
  public func animatorWillResume(_ animator: DynamicAnimator) {}
  /// Does nothing.
  public func animatorDidPause(_ animator: DynamicAnimator) {}
}
