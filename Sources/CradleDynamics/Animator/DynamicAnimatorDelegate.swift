/// Receives calls when an animator starts and stops running. (Documented.)
///
/// ```swift
/// final class FrameLoop: DynamicAnimatorDelegate {
///   var needsFrames = false
///   func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { needsFrames = true }
///   func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { needsFrames = false }
/// }
/// ```
public protocol DynamicAnimatorDelegate: AnyObject {
  /// Called when the animator is about to run: something was added or changed.
  func dynamicAnimatorWillResume(_ animator: DynamicAnimator)
  /// Called when everything has come to rest, or no behaviour is left; the animator costs nothing until
  /// something changes.
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator)
}

extension DynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {}
}
