/// The time for which an animator has run, and the steps that are due in it.
///
/// Steps are counted from the last start: from the moment at which the animator resumed, because the fraction of a step left at
/// the pause depended on the frame's length, or at which its step's duration changed.
struct AnimatorClock {
  /// The time without pauses, in seconds.
  private(set) var time = 0.0
  /// Steps taken since the start.
  private(set) var stepCount = 0
  private var start = 0.0
  /// The rounding error of `time`, in seconds.
  private var rounding = 0.0

  /// Adds a frame's time by Kahan's compensated sum, so that the same time passes at every frame rate: the
  /// error of a plain sum depends on the number of frames.
  mutating func elapse(_ seconds: Double) {
    let term = seconds - rounding
    let sum = time + term
    rounding = (sum - time) - term
    time = sum
  }

  /// The number of steps in the time since the start: floor(time ÷ step), with a tolerance for the rounding of
  /// its sum. (Measured.)
  func dueSteps(of step: Double) -> Int {
    let count = (time - start) / step * (1 + 1e-9)
    return count < 1e15 ? Int(count) : stepCount
  }

  /// The time at the end of a step since the start, in seconds.
  func time(ofStep number: Int, duration: Double) -> Double { start + Double(number) * duration }

  /// The share of a step that has passed since the last one.
  func fraction(of step: Double) -> Double { (time - start) / step - Double(stepCount) }

  /// Records steps as taken.
  mutating func take(_ steps: Int) { stepCount += steps }

  /// Counts steps from the present.
  mutating func restart() { (start, stepCount) = (time, 0) }

  /// Counts steps of another duration from the end of the last step of the old one: no time is lost or simulated twice.
  mutating func restart(afterStepsOf step: Double) {
    let unspent = time - start - Double(stepCount) * step
    start = time - unspent
    stepCount = 0
  }
}
