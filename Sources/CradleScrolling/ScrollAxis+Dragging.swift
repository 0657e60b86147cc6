// What a drag asks of an axis, and what the axis shows of it.
extension ScrollAxis {
  /// The offset a drag shows for the one it asks for: 1:1 inside, banded beyond.
  func shown(_ asked: Double, band: CaughtBand, feel: ScrollFeel) -> Double {
    let edge = clamped(asked)
    guard feel.bounces else { return edge }
    return edge + band.value(for: asked - edge)
  }

  /// How far beyond the range what a drag asks for lies, with its sign; it may be shown or not.
  func excess(_ asked: Double) -> Double { asked - clamped(asked) }

  /// What a drag must ask for to show the present offset; the inverse of `shown`.
  func asked(band: CaughtBand) -> Double {
    clamped(offset) + band.inverse(of: overscroll)
  }
}
