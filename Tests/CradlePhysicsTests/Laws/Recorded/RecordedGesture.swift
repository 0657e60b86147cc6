import Testing

/// A gesture that another project's test suite has recorded, and the velocity that its least squares must give.
struct RecordedGesture: Sendable, CustomTestStringConvertible {
  let id: String
  /// Milliseconds, x and y of every sample.
  let samples: [(time: Double, x: Double, y: Double)]
  /// When the finger lifts, in milliseconds.
  let release: Double
  /// Points per second; nil where the source does not say.
  let x: Double?
  let y: Double?

  var testDescription: String { id }
}
