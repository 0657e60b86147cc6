/// The time for which an animator has run, the steps that are due in it, and whether it runs or is paused.
///
/// Time passes only while it runs. Steps are counted from the start: the moment at which the animator
/// resumed, or the end of the last step of the old duration if the duration changed since then. A pause drops
/// the fraction of a step that is left, because this fraction depends on the frame's length.
struct AnimatorClock {
  /// Whether time passes.
  private(set) var isRunning = false
  /// Whether anything changed since the last frame began: such a frame is followed by another one.
  private(set) var hasChanged = false
  /// The time without pauses, in seconds.
  private(set) var time = 0.0
  /// Steps taken since the start.
  private(set) var stepCount = 0
  private var start = 0.0
  /// The rounding error of `time`, in seconds.
  private var rounding = 0.0

  /// Records a change.
  mutating func markChanged() { hasChanged = true }

  /// Starts a paused clock and counts steps from now; returns false if it runs.
  mutating func resume() -> Bool {
    guard !isRunning else { return false }
    isRunning = true
    (start, stepCount) = (time, 0)
    return true
  }

  /// Stops the clock; returns false if it is paused.
  mutating func pause() -> Bool {
    defer { isRunning = false }
    return isRunning
  }

  /// Begins a frame: adds its time by Kahan's compensated sum, so that the same time passes at every frame rate. The
  /// error of a plain sum depends on the number of frames. A paused clock keeps its time.
  mutating func beginFrame(of seconds: Double) {
    hasChanged = false
    guard isRunning else { return }
    let term = seconds - rounding
    let sum = time + term
    rounding = (sum - time) - term
    time = sum
  }

  /// The number of steps that are due and not taken: floor(time since the start ÷ step) less those taken, with a
  /// tolerance for the rounding of the time's sum. (Measured.)
  func dueSteps(of step: Double) -> Int {
    let count = (time - start) / step * (1 + 1e-9)
    return count < 1e15 ? Int(count) - stepCount : 0
  }

  /// The time at the end of a step since the start, in seconds.
  func time(ofStep number: Int, duration: Double) -> Double { start + Double(number) * duration }

  /// The share of a step that has passed since the last one, 0…1, in units of 2⁻²⁰; 1 while the clock is paused.
  ///
  /// The drawing, and the point at which a pointer takes hold of an item, must not depend on the rounding of frame
  /// times.
  func fraction(of step: Double) -> Double {
    guard isRunning else { return 1 }
    let fraction = (time - start) / step - Double(stepCount)
    return ((fraction * 0x1p20).rounded() * 0x1p-20).clamped(to: 0...1)
  }

  /// Records steps as taken.
  mutating func take(_ steps: Int) { stepCount += steps }

  /// Counts steps of another duration from the end of the last step of the old one: no time is lost or simulated twice.
  mutating func restart(afterStepsOf step: Double) {
    let unspent = time - start - Double(stepCount) * step
    start = time - unspent
    stepCount = 0
  }
}
