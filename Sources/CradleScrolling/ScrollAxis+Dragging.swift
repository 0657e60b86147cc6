// The mapping between the offset that a drag asks for and the offset that the axis shows.
extension ScrollAxis {
  /// The offset shown for an asked one, in points: the same inside the range, banded beyond it.
  func shown(_ asked: Double, band: CaughtRubberBand, feel: ScrollFeel) -> Double {
    let edge = clamped(asked)
    guard feel.bounces else { return edge }
    return edge + band.value(for: asked - edge)
  }

  /// How far an asked offset lies beyond the range, in points with its sign; 0 inside.
  func excess(_ asked: Double) -> Double { asked - clamped(asked) }

  /// The asked offset that shows the present one; the inverse of `shown`.
  func asked(band: CaughtRubberBand) -> Double {
    clamped(offset) + band.inverse(of: overscroll)
  }
}
