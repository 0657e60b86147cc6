import CradleStage
import TestSupport
import Testing

@Suite struct ColorTests {
  @Test("a hex number is red, green and blue, without its bits above 24") func hexIsRedGreenBlue() {
    let color = Color(hex: 0xFF7A59)
    #expect(color == Color(red: 1, green: 0x7A / 255.0, blue: 0x59 / 255.0))
    #expect(Color(hex: 0xAB_FF7A59) == color)
  }

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

  @Test("mixing clamps its fraction to 0...1") func mixingClampsItsFraction() {
    #expect(Color.black.mixed(with: .white, fraction: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(Color.black.mixed(with: .white, fraction: 7) == .white)
    #expect(Color.black.mixed(with: .white, fraction: -1) == .black)
  }

  @Test("opacities multiply") func opacityMultiplies() {
    #expect(Color.white.opacity(0.5).opacity(0.5).alpha == 0.25)
  }

  @Test("a translucent colour over black is opaque") func paintedOverIsOpaque() {
    let seen = Color.white.opacity(0.25).over(.black)
    #expect(seen == Color(red: 0.25, green: 0.25, blue: 0.25))
  }
}
