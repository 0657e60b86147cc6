/// The animations between `beginAnimations` and `commitAnimations` that are open on this thread.
private final class OpenAnimation {
  let outer: AnimationBlock?
  let block = AnimationBlock()
  var duration = 0.2
  var delay = 0.0
  var curve = UIView.AnimationCurve.easeInOut
  init(in outer: AnimationBlock?) { self.outer = outer }

  private static let key = "CradleUIKit.OpenAnimation"
  static var stack: [OpenAnimation] {
    get { Thread.current.threadDictionary[key] as? [OpenAnimation] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

// UIKit's oldest way to animate. Each function but the first applies to the animation that was begun last.
extension UIView {
  /// Begins an animation: later changes of views are animated. The name and the context are ignored.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let open = OpenAnimation(in: AnimationBlock.current)
    OpenAnimation.stack.append(open)
    AnimationBlock.current = open.block
  }
  /// Sets the duration in seconds; the default is 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OpenAnimation.stack.last?.duration = duration
  }
  /// Sets the delay in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { OpenAnimation.stack.last?.delay = delay }
  /// Sets the timing curve.
  public class func setAnimationCurve(_ curve: AnimationCurve) { OpenAnimation.stack.last?.curve = curve }
  /// Has no effect: an animation always begins at the shown state.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Starts the animation begun last. Without one, does nothing.
  public class func commitAnimations() {
    guard let open = OpenAnimation.stack.popLast() else { return }
    AnimationBlock.current = open.outer
    guard areAnimationsEnabled else { return }
    let (duration, curve) = (open.duration, open.curve)
    start(open.block, delay: open.delay, duration: duration, nil) { time in
      curve.progress(at: duration > 0 ? min(time / duration, 1) : 1)
    }
  }
}
