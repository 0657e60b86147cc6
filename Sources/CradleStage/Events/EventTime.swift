/// The times of SDL's events, whose time stamps are milliseconds of 32 bits: they start again from 0 after 49.7 days.
struct EventTime {
  /// The stage's time in seconds when SDL's tick count was 0.
  let epoch: Double

  /// The stage's time in seconds of an event with a time stamp; `ticks` is SDL's whole tick count in milliseconds when
  /// the event is read, at most 24.8 days after it.
  func seconds(of timestamp: UInt32, at ticks: UInt64) -> Double {
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: ticks) &- timestamp)
    return epoch + Double(Int64(clamping: ticks) - Int64(age)) / 1000
  }
}
