import CradleStage
import Testing

@Suite struct FrameClockTests {
  @Test func firstFrameTakesNoTime() {
    var clock = FrameClock(refreshRate: 60)
    #expect(clock.remaining(at: 5) == 0)
    #expect(clock.begin(at: 5) == 0)
  }

  @Test func framesKeepTheirGrid() {
    var clock = FrameClock(refreshRate: 100)
    _ = clock.begin(at: 0)
    // Each frame starts 2 ms late and the grid stays: the next one is due a whole interval after the last was due.
    for frame in 1..<50 {
      let due = Double(frame) * 0.01
      #expect(abs(clock.remaining(at: due - 0.004) - 0.004) < 1e-9)
      _ = clock.begin(at: due + 0.002)
    }
  }

  @Test func longGapCountsAsATenth() {
    var clock = FrameClock(refreshRate: 60)
    _ = clock.begin(at: 0)
    #expect(clock.begin(at: 3) == 0.1)
    #expect(abs(clock.remaining(at: 3) - 1.0 / 60) < 1e-9)
  }

  @Test func backwardsCountsAsNothing() {
    var clock = FrameClock(refreshRate: 60)
    _ = clock.begin(at: 2)
    #expect(clock.begin(at: 1) == 0)
  }

  @Test func pauseForgetsTheGap() {
    var clock = FrameClock(refreshRate: 60)
    _ = clock.begin(at: 0)
    clock.pause()
    #expect(clock.begin(at: 0.05) == 0)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 5000]) func oddRatesAreSixty(rate: Double) {
    #expect(FrameClock(refreshRate: rate).interval == 1.0 / 60)
  }

  @Test func timeNeverGoesBack() {
    let first = FrameClock.now
    #expect(FrameClock.now >= first)
  }
}
