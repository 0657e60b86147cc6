import Testing

@testable import CradleDynamics

@Suite("An animator's clock")
struct AnimatorClockTests {
  private let step = 1.0 / 120

  @Test("it resumes and pauses once, and counts steps from the last start")
  func starts() {
    var clock = AnimatorClock()
    #expect(!clock.isRunning && clock.fraction(of: step) == 1)
    #expect(clock.resume() && !clock.resume() && clock.isRunning)
    clock.beginFrame(of: 2.5 * step)
    #expect(clock.dueSteps(of: step) == 2)
    clock.take(2)
    #expect(clock.dueSteps(of: step) == 0 && clock.fraction(of: step) == 0.5)
    #expect(clock.pause() && !clock.pause() && clock.fraction(of: step) == 1)
    _ = clock.resume()
    #expect(clock.stepCount == 0 && clock.fraction(of: step) == 0 && clock.time == 2.5 * step)
  }

  @Test("a step of another duration starts at the end of the last one")
  func durations() {
    var clock = AnimatorClock()
    _ = clock.resume()
    clock.beginFrame(of: 2.5 * step)
    clock.take(2)
    clock.restart(afterStepsOf: step)
    // The half step that was left is a whole one of half the duration.
    #expect(clock.dueSteps(of: step / 2) == 1)
  }

  @Test("a change counts from the beginning of a frame to that of the next")
  func changes() {
    var clock = AnimatorClock()
    clock.markChanged()
    #expect(clock.hasChanged)
    clock.beginFrame(of: step)
    #expect(!clock.hasChanged && clock.time == 0, "a paused clock keeps its time")
  }
}
