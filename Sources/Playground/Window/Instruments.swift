/// The tools that measure the open demo: the times of a frame's parts, and the log of its calls.
///
/// A hidden tool measures nothing and listens to nothing.
final class Instruments {
  /// The measurement of the frame's parts; nil while its card is hidden.
  private(set) var meter: FrameMeter?
  /// The log of the calls of the demo's scroll views; nil while it is hidden.
  private(set) var calls: CallListener?
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

  /// Follows another demo.
  func restart(with host: DemoHost) {
    meter?.restart()
    calls?.follow(host)
  }
}
