/// The card with the times of a frame's parts.
extension WindowController {
  /// Shows or hides it; while it is hidden nothing is measured.
  func toggleTimes() {
    if let meter {
      meter.restart()
      self.meter = nil
    } else {
      meter = FrameMeter(clock: meterClock)
    }
  }
}
