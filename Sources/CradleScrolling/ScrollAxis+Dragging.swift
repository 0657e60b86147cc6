// The mapping between the offset requested by a drag and the displayed offset of the axis.
extension ScrollAxis {
  /// The displayed offset for a requested one, in points: the same inside the range, banded beyond it.
  func displayed(_ requested: Double, band: CaughtRubberBand, feel: ScrollFeel) -> Double {
    let edge = clamped(requested)
    guard feel.bounces else { return edge }
    return edge + band.value(for: requested - edge)
  }

  /// The distance of a requested offset from the range, in points with its sign; 0 inside.
  func excess(_ requested: Double) -> Double { requested - clamped(requested) }

  /// The requested offset for the present displayed one; the inverse of `displayed`.
  func requested(band: CaughtRubberBand) -> Double {
    clamped(offset) + band.inverse(of: overscroll)
  }
}
