import CradleGeometry

/// A drag on a slider: absolute on the track; relative and ten times finer while Shift is held.
struct SliderDrag {
  let parameter: Int
  private var anchorX: Double
  private var anchorFraction: Double
  private var isFine: Bool

  /// Begins at a place on a track: a press on the thumb keeps the value, a press beside it moves the thumb
  /// there.
  init(parameter: Int, x: Double, fraction: Double, track: (start: Double, length: Double), isFine: Bool) {
    self.parameter = parameter
    let thumb = track.start + fraction * track.length
    let isOnThumb = abs(x - thumb) <= 10
    anchorX = x
    anchorFraction = isOnThumb || isFine ? fraction : (x - track.start) / max(track.length, 1)
    self.isFine = isFine
  }

  /// The thumb's place on the track, 0…1, for a place of the pointer; pressing or releasing Shift causes no
  /// jump.
  mutating func fraction(x: Double, length: Double, isFine: Bool) -> Double {
    let here = fraction(x, length)
    if isFine != self.isFine { (anchorX, anchorFraction, self.isFine) = (x, here.clamped(to: 0...1), isFine) }
    return fraction(x, length)
  }

  private func fraction(_ x: Double, _ length: Double) -> Double {
    anchorFraction + (x - anchorX) / max(length, 1) / (isFine ? SliderScale.fineness : 1)
  }
}
