import CradleStage
import TestSupport
import Testing

/// The instrument by which other tests measure whether words can be read.
struct ColorContrastTests {
  /// WCAG 2.1: 21 : 1 is black on white; #777777 on white is the well-known 4.48, just short of 4.5.
  @Test("contrast has the figures that WCAG publishes") func contrastMatchesPublishedFigures() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < Tolerance.closedForm)
    #expect(abs(Color(hex: 0x777777).contrast(with: .white) - 4.478) < Tolerance.threeDecimals)
    #expect(abs(Color(hex: 0x0000FF).contrast(with: .white) - 8.592) < Tolerance.threeDecimals)
    #expect(Color.white.contrast(with: .white) == 1)
  }

  @Test("contrast is symmetric") func contrastIsSymmetric() {
    let (a, b) = (Color(hex: 0x14161B), Color(hex: 0x9AA3B2))
    #expect(a.contrast(with: b) == b.contrast(with: a))
  }
}
