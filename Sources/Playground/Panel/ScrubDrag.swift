/// A horizontal drag on a parameter's name: one step of the value every few points, without limit.
struct ScrubDrag {
  /// Points of movement for one step: finer than a slider of 248 points and 100 steps.
  private static let pitch = 4.0
  /// The distance that a click may move, in points: the mouse's slop in the demos.
  private static let slop = 3.0

  let parameter: Int
  private let start: Double
  private let value: Double
  private var x: Double
  private(set) var isDragging = false
  /// The steps so far; fine ones count as fractions.
  private var steps = 0.0

  init(parameter: Int, x: Double, value: Double) {
    (self.parameter, start, self.x, self.value) = (parameter, x, x, value)
  }

  /// The value for the pointer's place; nil until the press is a drag.
  mutating func value(x: Double, scale: SliderScale, isFine: Bool) -> Double? {
    guard isDragging || abs(x - start) >= Self.slop else { return nil }
    isDragging = true
    steps += (x - self.x) / Self.pitch / (isFine ? SliderScale.fineness : 1)
    self.x = x
    let count = (isFine ? steps * SliderScale.fineness : steps).rounded()
    return scale.stepped(value, by: count, isFine: isFine)
  }
}
