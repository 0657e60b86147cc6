import Testing

@testable import CradleStage

struct EventTimeTests {
  private let clock = EventTime(epoch: 1000)

  @Test("an event has the time of its time stamp") func timeOfTheStamp() {
    #expect(clock.seconds(of: 0, at: 0) == 1000)
    #expect(clock.seconds(of: 1500, at: 1500) == 1001.5)
    #expect(clock.seconds(of: 1500, at: 90_000) == 1001.5)
  }

  @Test("time goes on when the time stamps start again from 0") func stampsStartAgain() {
    let whole = UInt64(UInt32.max) + 1
    let last = Double(whole - 500) / 1000 + 1000
    #expect(clock.seconds(of: .max - 499, at: whole - 500) == last)
    // Read after the stamps have started again.
    #expect(clock.seconds(of: .max - 499, at: whole + 250) == last)
    #expect(clock.seconds(of: 250, at: whole + 250) == last + 0.75)
    #expect(clock.seconds(of: 250, at: 3 * whole + 1000) == Double(3 * whole + 250) / 1000 + 1000)
  }

  @Test("an event just after the count was read lies ahead of it") func stampAhead() {
    #expect(clock.seconds(of: 1502, at: 1500) == 1001.502)
  }
}
