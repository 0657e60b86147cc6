extension Timer {
  /// Makes a timer on the present run loop that calls a target's method with the timer after an interval in seconds, once or
  /// repeatedly. As on Apple's platforms the timer keeps the target until it is invalidated. Run loops have a clock of their own:
  /// a window's `advance(by:)` does not fire timers.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = TargetTimer(interval: ti, target: aTarget, selector: aSelector, repeats: yesOrNo)
    RunLoop.current.add(timer.timer, forMode: .default)
    return timer.timer
  }
}

/// A timer with what it calls.
private struct TargetTimer {
  let timer: Timer
  init(interval: TimeInterval, target: Any, selector: Selector, repeats: Bool) {
    // The closure runs on the thread whose run loop has the timer.
    nonisolated(unsafe) let object = target
    timer = Timer(timeInterval: interval, repeats: repeats) { timer in
      selector.perform(on: object, [timer])
    }
  }
}
