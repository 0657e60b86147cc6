/// The picture of one moment of a run.
struct Shot {
  /// The time in seconds.
  let time: Double

  /// The file's name: the demo's id and the time with three decimals.
  func fileName(demo: String) -> String { "\(demo)-\(Self.stamp(time)).png" }

  /// A time in seconds with three decimals.
  static func stamp(_ time: Double) -> String {
    let milliseconds = Int((time * 1000).rounded())
    let fraction = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
