/// The tools that examine the open demo: the debug overlay, the times of a frame's parts, the log of its calls, and the
/// cost of a frame.
///
/// A hidden tool measures nothing and listens to nothing.
final class Instruments {
  /// The measurement of the frame's parts; nil while its card is hidden.
  private(set) var meter: FrameMeter?
  /// The log of the calls of the demo's scroll views; nil while it is hidden.
  private(set) var calls: CallListener?
  /// The debug overlay over a demo that has an animator.
  private(set) var debug = DebugSwitches()
  /// The rate and the cost of the frames, for the bar.
  private(set) var readout = FrameReadout()
  /// The meter's clock, in seconds: the window's, which counts the processor's work.
  var clock: () -> Double = { 0 }

  /// Shows the times of a frame's parts, or hides them.
  func toggleTimes() {
    if let meter {
      meter.restart()
      self.meter = nil
    } else {
      meter = FrameMeter(clock: clock)
    }
  }

  /// Shows the log of a demo's calls.
  func showCalls(of host: DemoHost) {
    calls = CallListener()
    calls?.follow(host)
  }

  func hideCalls() {
    calls?.leave()
    calls = nil
  }

  /// Shows or hides the debug overlay; returns false if the demo has nothing to show.
  func toggleDebug(of demo: any Demo) -> Bool {
    debug.hasBodies = demo.debugScene != nil
    guard debug.isShown || debug.hasBodies else { return false }
    debug.isShown.toggle()
    return true
  }

  /// Switches a part of the debug overlay on or off.
  func toggle(_ part: DebugPart) { debug.toggle(part) }

  /// Begins a frame of a demo, before it advances; its parts are measured if it is shown.
  func beginFrame(of session: DemoSession, isShown: Bool) {
    calls?.follow(session.mainRun.host)
    if isShown { meter?.begin(session.shownHosts.map(\.host.demo)) }
  }

  /// Records a drawn frame of a moving demo: the window's time and the processor time of the frame, in seconds.
  func add(at now: Double, cost: Double) { readout.add(at: now, cost: cost) }

  /// The demo came to rest, or is paused.
  func rest(isPaused: Bool) { readout.rest(isPaused: isPaused) }

  /// Follows another demo.
  func restart(with host: DemoHost) {
    debug.hasBodies = host.demo.debugScene != nil
    meter?.restart()
    calls?.follow(host)
  }
}
