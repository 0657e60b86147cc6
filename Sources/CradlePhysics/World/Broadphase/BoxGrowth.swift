/// How far the box of a shape extends beyond it in the tree: a larger one moves less often and forms more pairs.
enum BoxGrowth {
  /// The margin around the shape, points: above `Collider.margin`, so that a pair is found before it is a contact.
  /// Larger margins brought nothing (`Benchmarks/FIGURES.md`).
  private static let margin: Float = 4
  /// The distance by which a box extends ahead of its shape, in points, unless the next step goes farther.
  /// Measured at 12, 20, 30 and 50: with 50 a spinner among 3000 bodies has a fifth more pairs and
  /// takes 6 % longer, a wall that is hit 5 %; with 12 a falling heap takes a tenth more instructions. With 120 or
  /// four whole steps the spinner has two or three times as many pairs.
  private static let lookahead: Float = 30
  /// The excess of a box's half perimeter over that swept by its shape at which the box is shrunk, in points:
  /// the margin and the look-ahead on both axes come to 76, and a third more.
  private static let slack: Float = 100
  /// The longest look-ahead, in steps, for slow shapes.
  private static let mostSteps: Float = 4

  /// The box of a shape at rest.
  @inline(__always) static func box(around tight: FlatBox) -> FlatBox { tight.grown(by: margin) }

  /// The box of a shape ahead of its motion, given the displacement of its next step.
  @inline(__always) static func box(around tight: FlatBox, ahead displacement: LocalVector) -> FlatBox {
    let length = max(abs(displacement.x), abs(displacement.y))
    let steps = mostSteps * length > lookahead ? max(lookahead / length, 1) : mostSteps
    return tight.swept(displacement * steps).grown(by: margin)
  }

  /// Whether a box is far too large for what its shape sweeps in the next step.
  @inline(__always) static func isWaste(_ box: FlatBox, for next: FlatBox) -> Bool {
    box.halfPerimeter > next.halfPerimeter + slack
  }
}
