/// The cycles of an animation that may repeat and run backwards.
struct AnimationCycles {
  /// The duration of one cycle in one direction, in seconds.
  let duration: Double
  private let repeats: Bool
  private let autoreverses: Bool

  init(duration: Double, repeats: Bool, autoreverses: Bool) {
    (self.duration, self.repeats, self.autoreverses) = (duration, repeats && duration > 0, autoreverses)
  }

  /// The duration of all cycles, in seconds.
  var total: Double { repeats ? .infinity : autoreverses ? 2 * duration : duration }

  /// The part of a cycle, 0 … 1, at a time in seconds from the start.
  func part(at time: Double) -> Double {
    guard duration > 0 else { return 1 }
    guard repeats || autoreverses else { return min(time / duration, 1) }
    let cycles = time / duration
    let cycle = cycles.rounded(.down)
    let part = repeats ? cycles - cycle : min(cycles, 2) - min(cycle, 1)
    let isOdd = cycle.truncatingRemainder(dividingBy: 2) == 1 || !repeats && cycle >= 1
    return autoreverses && isOdd ? 1 - part : part
  }
}
