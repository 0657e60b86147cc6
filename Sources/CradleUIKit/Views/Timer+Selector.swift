import CradleGeometry

extension Timer {
  /// Makes a timer that calls a target's method, with itself if the method takes a sender, after an interval in
  /// seconds, once or repeatedly. Its time is that of the window that this thread advances next. As on Apple's
  /// platforms it retains the target until it is invalidated; here, until the first frame after that.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    made(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
  }
  /// Ours: the same, for `Timer(timeInterval:target:selector:userInfo:repeats:)`, which the plugin `UIKitSources`
  /// translates. On Apple's platforms that timer waits until it is added to a run loop; here it runs immediately,
  /// because windows advance it.
  public class func made(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = TargetTimer(
      interval: ti, target: aTarget, selector: aSelector, repeats: yesOrNo, userInfo: userInfo)
    DisplayLinks.current.add(timer)
    return timer.timer
  }
  /// Ours: a timer that calls a closure after an interval in seconds of the window's time, once or repeatedly. It is for
  /// `Timer(timeInterval:repeats:block:)`, which the plugin `UIKitSources` translates; Foundation's on this platform fires
  /// as soon as it is added to a run loop.
  public class func made(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = TargetTimer(interval: interval, repeats: repeats, block)
    DisplayLinks.current.add(timer)
    return timer.timer
  }
  /// Ours: the same, for the scheduled timers of Foundation that take a closure.
  @discardableResult
  public class func made(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer { made(timeInterval: interval, repeats: repeats, block: block) }
  /// Ours: a timer that first calls a target's method at a date, and then after each interval in seconds, if it repeats. It
  /// is for `Timer(fireAt:interval:target:selector:userInfo:repeats:)`, which the plugin `UIKitSources` translates. As on
  /// Apple's platforms it runs once the app adds it to a run loop, which has a clock. It does not retain the target, and is
  /// invalid once that is gone.
  public class func made(
    fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let target = WeakTarget(aTarget as AnyObject)
    let timer = InformedTimer(fire: date, interval: ti, repeats: yesOrNo) { timer in
      guard let object = target.object else { return timer.invalidate() }
      aSelector.perform(on: object, aSelector.description.contains(":") ? [timer] : [])
    }
    timer.info = userInfo
    return timer
  }
}

/// The target of a timer. Unchecked, because the run loop of one thread fires the timer.
private final class WeakTarget: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// A timer with the value of `userInfo`.
private final class InformedTimer: Timer {
  var info: Any?
  override var userInfo: Any? { info }
}

/// A timer with the time until its next call.
final class TargetTimer {
  let timer: Timer
  private let call: Call
  private let interval: TimeInterval
  private var remaining: TimeInterval
  /// The window whose frames advance it.
  private weak var window: UIWindow?

  /// The target and the name of the method that it calls; for a closure the class of timers, and no name.
  var target: Any { call.target }
  var name: String { call.selector?.description ?? "" }
  /// Returns whether a delayed call has an argument that equals a value or is the same object.
  func hasArgument(_ other: Any?) -> Bool {
    guard let value = call.argument ?? nil, let other else {
      return (call.argument ?? nil) == nil && other == nil
    }
    return areSame(value, other) || value as AnyObject === other as AnyObject
  }

  /// Whether it is a delayed call of an object.
  let isDelayed: Bool

  /// Makes a timer whose method gets the value `argument`, by default the timer itself.
  convenience init(
    interval: TimeInterval, target: Any, selector: Selector, repeats: Bool, argument: Any?? = nil,
    userInfo: Any? = nil
  ) {
    let call = Call(target: target, selector: selector, argument: argument) { timer in
      let value: Any? = argument ?? timer
      selector.perform(on: target, selector.description.contains(":") ? [value] : [])
    }
    self.init(interval, call, repeats, userInfo)
  }
  /// Makes a timer that calls a closure.
  convenience init(interval: TimeInterval, repeats: Bool, _ body: @escaping (Timer) -> Void) {
    self.init(interval, Call(target: Self.self, selector: nil, argument: nil, body: body), repeats, nil)
  }
  private init(_ interval: TimeInterval, _ call: Call, _ repeats: Bool, _ userInfo: Any?) {
    isDelayed = call.argument != nil
    self.interval = Self.clamped(interval)
    remaining = self.interval
    self.call = call
    // Foundation never releases a timer's block on Linux, so the block must not retain the target. A run loop to which
    // the app adds the timer never fires it, because the window does.
    let timer = InformedTimer(fire: .distantFuture, interval: self.interval, repeats: repeats) {
      [weak call] in
      call?.body($0)
    }
    timer.info = userInfo
    self.timer = timer
  }

  /// As in Foundation, an interval of 0 or less counts as 0.1 ms.
  static func clamped(_ interval: TimeInterval) -> TimeInterval {
    precondition(!interval.isNaN, "a timer's interval and a delay are numbers of seconds, not NaN")
    return max(interval, 1e-4)
  }

  /// The target and its method, or a closure. Unchecked, because the timer is fired by the frames of one thread's windows.
  private final class Call: @unchecked Sendable {
    let target: Any
    let selector: Selector?
    let argument: Any??
    let body: (Timer) -> Void

    init(target: Any, selector: Selector?, argument: Any??, body: @escaping (Timer) -> Void) {
      (self.target, self.selector, self.argument, self.body) = (target, selector, argument, body)
    }
  }

  /// Advances the timer in a frame of a window, and calls the target if it is due. Calls that a long frame missed are
  /// skipped.
  func advance(_ window: UIWindow, by seconds: TimeInterval) {
    if self.window == nil { self.window = window }
    guard self.window === window, timer.isValid else { return }
    remaining -= seconds
    // The tolerance covers the rounding of frame times.
    guard remaining < 1e-9 else { return }
    remaining += interval * ((max(0, -remaining) / interval).rounded(.down) + 1)
    timer.fire()
  }
}
