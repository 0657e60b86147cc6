// Delayed calls of an object's methods.
extension NSObject {
  /// Calls a method of the object after a delay in seconds, which is counted by the window that this thread advances
  /// next. The object is retained until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DisplayLinks.current.add(
      TargetTimer(
        interval: delay, target: self, selector: aSelector, repeats: false, argument: .some(anArgument)))
  }
  /// Cancels an object's delayed calls of a method with an equal argument; nil matches calls without an argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DisplayLinks.current.cancel(aTarget as AnyObject) {
      $0.name == aSelector.description && $0.hasArgument(anArgument)
    }
  }
  /// Cancels all delayed calls of an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DisplayLinks.current.cancel(aTarget as AnyObject) { _ in true }
  }
}
