import CradleStage
import Testing

@Suite struct ColorTests {
  @Test("a hex number is red, green and blue, without its bits above 24") func hexIsRedGreenBlue() {
    let color = Color(hex: 0xFF7A59)
    #expect(color == Color(red: 1, green: 0x7A / 255.0, blue: 0x59 / 255.0))
    #expect(Color(hex: 0xAB_FF7A59) == color)
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
