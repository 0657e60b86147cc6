/// Receives when an animator starts and stops running. (Documented.)
///
/// ```swift
/// final class FrameLoop: DynamicAnimatorDelegate {
///   var needsFrames = false
///   func animatorWillResume(_ animator: DynamicAnimator) { needsFrames = true }
///   func animatorDidPause(_ animator: DynamicAnimator) { needsFrames = false }
/// }
/// ```
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
