/// The card that says where the time of a frame goes.
extension Shell {
  /// Shows it, or takes it away; while it is away nothing is measured.
  func toggleTimes() {
    if let meter {
      meter.restart()
      self.meter = nil
    } else {
      meter = FrameMeter(clock: meterClock)
    }
  }
}
