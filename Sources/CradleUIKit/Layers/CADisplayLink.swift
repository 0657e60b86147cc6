import CradleGeometry
import Foundation

/// A time or a duration in seconds.
public typealias CFTimeInterval = Double

/// A range of frame rates, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest, the most and the best number of frames a second.
  public var minimum: Float, maximum: Float, preferred: Float?
  /// Makes a range; nil for no preference.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// The app's frame rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// A timer that calls its target with every frame.
///
/// A frame is a call of `UIWindow.advance(by:)`: this library reads no clock. A link whose target is a view or a
/// controller is called by the window that shows it; any other, by every window that is advanced. As in UIKit the
/// target is kept alive until `invalidate()`.
public class CADisplayLink: NSObject {
  /// Whether it is paused; the default is false.
  public var isPaused = false
  /// The largest number of calls a second, at even times; 0, the default, is every frame. A negative number traps.
  public var preferredFramesPerSecond = 0 {
    didSet {
      precondition(
        preferredFramesPerSecond >= 0,
        "CADisplayLink.preferredFramesPerSecond is a number of frames, or 0 for every frame, not \(preferredFramesPerSecond)"
      )
    }
  }
  /// The older form of the rate: it is called after this number of frames, 1 for every frame. Less than 1 traps.
  public var frameInterval = 1 {
    didSet {
      precondition(
        frameInterval > 0,
        "CADisplayLink.frameInterval is a number of frames from 1 on, not \(frameInterval); pause it instead")
    }
  }
  /// The number of frames skipped since the last call.
  private var skippedFrames = 0
  /// The requested frame rate. Only `maximum` is kept, as `preferredFramesPerSecond`; 0 is every frame. A maximum that
  /// is negative, not finite, or above 2³¹ traps.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { CAFrameRateRange(minimum: 0, maximum: Float(preferredFramesPerSecond)) }
    set {
      guard let frames = Int32(exactly: newValue.maximum.rounded()), frames >= 0 else {
        preconditionFailure(
          "CADisplayLink.preferredFrameRateRange: its maximum is a number of frames, or 0 for every frame, not \(newValue.maximum)"
        )
      }
      preferredFramesPerSecond = Int(frames)
    }
  }
  /// The window's time of the frame under way, in seconds; 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame if it takes as long, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// How long the frame under way takes, in seconds.
  public private(set) var duration: CFTimeInterval = 0

  private var target: Any?
  private let selector: Selector
  /// The modes of run loops to which it was added.
  private var modes: Set<String> = []
  /// The links of the thread on which it was added; nil while it does not run.
  private var links: DisplayLinks?
  /// The time of the last call; nil before the first.
  private var lastTime: CFTimeInterval?

  /// Makes a link that calls a method of a target, with itself if the method takes a sender. It runs
  /// once it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    (self.target, selector) = (target, sel)
  }

  /// Starts it; run loops and modes are distinguished only for its removal.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    if links == nil {
      links = .current
      links?.add(self)
    }
    modes.insert(mode.rawValue)
  }

  /// Stops it once it is removed for each mode to which it was added.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode.rawValue)
    if modes.isEmpty { stop() }
  }

  /// Stops it for good, and releases the target.
  public func invalidate() {
    modes = []
    target = nil
    stop()
  }

  private func stop() {
    links?.remove(self)
    links = nil
  }

  /// Returns whether the frames of a window call this link.
  func isDriven(by window: UIWindow) -> Bool {
    switch target {
    case let view as UIView: view.window === window
    case let controller as UIViewController: controller.isViewLoaded && controller.view.window === window
    default: target != nil
    }
  }

  /// Calls the target in a frame that ends at a time and takes some seconds.
  func fire(at time: CFTimeInterval, duration: CFTimeInterval) {
    guard let target, !isPaused, !modes.isEmpty else { return }
    if lastTime != nil, skippedFrames + 1 < frameInterval {
      skippedFrames += 1
      return
    }
    if let lastTime, preferredFramesPerSecond > 0 {
      // The tolerance covers the rounding of frame times.
      guard (time - lastTime) * Double(preferredFramesPerSecond) > 1 - 1e-6 else { return }
    }
    (timestamp, self.duration, lastTime, skippedFrames) = (time, duration, time, 0)
    selector.perform(on: target, selector.description.contains(":") ? [self] : [])
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time to which this thread advanced a window last, in seconds: the time of animations and display links. It is
/// not a clock of the system.
public func CACurrentMediaTime() -> CFTimeInterval { DisplayLinks.current.time }

/// The links that run on a thread. Views belong to the thread that made them, the main one in an app, and so do their
/// links: links of another thread are not called.
final class DisplayLinks: PerThread {
  private var links: [CADisplayLink] = []
  private var timers: [TargetTimer] = []
  /// The time to which a window was advanced last, in seconds.
  private(set) var time: CFTimeInterval = 0

  static let key = "CradleUIKit.DisplayLinks"

  func add(_ link: CADisplayLink) { links.append(link) }
  func add(_ timer: TargetTimer) { timers.append(timer) }
  /// Cancels an object's delayed calls that satisfy a condition.
  func cancel(_ target: AnyObject, where matches: (TargetTimer) -> Bool) {
    for timer in timers where timer.isDelayed && timer.target as AnyObject === target && matches(timer) {
      timer.timer.invalidate()
    }
  }
  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// Calls the links of a window in a frame that ends at a time. A link that another one stops is not called.
  func advance(_ window: UIWindow, to time: CFTimeInterval, by seconds: CFTimeInterval) {
    self.time = time
    for link in links where link.isDriven(by: window) { link.fire(at: time, duration: seconds) }
    for timer in timers { timer.advance(window, by: seconds) }
    let ended = timers.filter { !$0.timer.isValid }
    guard !ended.isEmpty else { return }
    timers.removeAll { !$0.timer.isValid }
    // Releasing a timer may release its target, which may start another timer. So the ended timers are released after
    // the list has been updated.
    withExtendedLifetime(ended) {}
  }
}
