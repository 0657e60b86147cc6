import TestSupport
import Testing

@testable import Playground

/// The frames per second of a film's format.
struct FilmFormatTests {
  @Test(
    "a GIF shows each frame for whole hundredths of a second that browsers keep and 16 bits hold",
    arguments: [1e-6, 0.001, 0.0015, 0.01, 0.7, 1, 30, 45, 60, 240, 10_000])
  func delays(rate: Double) {
    let delay = 100 / FilmFormat.gif.rate(for: rate)
    #expect(abs(delay - delay.rounded()) < Tolerance.closedForm * delay)
    #expect(delay >= 2 - Tolerance.closedForm && delay.rounded() <= Double(UInt16.max))
  }

  @Test("an MP4 has the run's rate, up to 60", arguments: [0.001, 30, 60, 120])
  func rates(rate: Double) { #expect(FilmFormat.mp4.rate(for: rate) == min(rate, 60)) }
}
