import CradleStage
import TestSupport
import Testing

@Suite struct FrameClockTests {
  @Test("the first frame is due at once and takes no time") func firstFrameTakesNoTime() {
    var clock = FrameClock(refreshRate: 60)
    #expect(clock.remaining(at: 5) == 0)
    #expect(clock.begin(at: 5) == 0)
  }

  @Test("frames that start late keep the grid of the refresh rate") func framesKeepTheirGrid() {
    var clock = FrameClock(refreshRate: 100)
    _ = clock.begin(at: 0)
    // Each frame starts 2 ms late and the grid stays: the next one is due a whole interval after the last was due.
    for frame in 1..<50 {
      let due = Double(frame) * 0.01
      #expect(abs(clock.remaining(at: due - 0.004) - 0.004) < Tolerance.closedForm)
      _ = clock.begin(at: due + 0.002)
    }
  }

  @Test("a gap of over a tenth of a second counts as a tenth") func longGapCountsAsATenth() {
    var clock = FrameClock(refreshRate: 60)
    _ = clock.begin(at: 0)
    #expect(clock.begin(at: 3) == 0.1)
    #expect(abs(clock.remaining(at: 3) - 1.0 / 60) < Tolerance.closedForm)
  }

  @Test("a time that goes backwards counts as no time") func backwardsCountsAsNothing() {
    var clock = FrameClock(refreshRate: 60)
    _ = clock.begin(at: 2)
    #expect(clock.begin(at: 1) == 0)
  }

  @Test("a pause makes the next frame take no time") func pauseForgetsTheGap() {
    var clock = FrameClock(refreshRate: 60)
    _ = clock.begin(at: 0)
    clock.pause()
    #expect(clock.begin(at: 0.05) == 0)
  }

  @Test("a refresh rate that is no screen's counts as 60", arguments: [0, -1, .nan, .infinity, 5000])
  func oddRatesAreSixty(rate: Double) {
    #expect(FrameClock(refreshRate: rate).interval == 1.0 / 60)
  }

  @Test("the clock never goes back") func timeNeverGoesBack() {
    let readings = (0..<1000).map { _ in FrameClock.now }
    #expect(zip(readings, readings.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
