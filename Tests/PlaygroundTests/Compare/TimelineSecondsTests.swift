import CradleGeometry
import Testing

@testable import Playground

/// The keys that step by a second, at displays of any rate.
struct TimelineSecondsTests {
  /// Times of frames are rounded to microseconds. Beside that a step leads to the nearest frame.
  private static let rounding = 2e-6

  @Test("Ctrl and Shift with an arrow step by a second of the demo", arguments: [30.0, 60, 144])
  func stepsBySeconds(rate: Double) {
    let controller = WindowController.probe()
    controller.press("G", at: 0)
    for frame in 1...Int(4 * rate) { controller.frame(at: Double(frame) / rate) }
    let recording = controller.session.mainRun.recording
    let end = recording.time(of: recording.frames.count)
    var steps = 0
    for (key, secondsBack) in [("Left", 1.0), ("Left", 2), ("Right", 1)] {
      controller.press(key, modifiers: [.control, .shift], at: 4)
      steps += 1
      let reached = end - recording.time(of: controller.session.frame)
      #expect(abs(reached - secondsBack) < Double(steps) * (0.5 / rate + Self.rounding), "\(key) \(steps)")
    }
  }
}
