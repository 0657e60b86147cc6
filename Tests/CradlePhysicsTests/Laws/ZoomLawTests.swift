import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@Suite("A zoom's band")
struct ZoomBandTests {
  private let band = ZoomBand(minimum: 0.5, maximum: 4)
  /// Scales retyped with eight digits, as a share of them.
  private let eightDigits = 2e-8

  @Test("shows the requested scale within its limits", arguments: [0.5, 0.7, 1, 2, 4])
  func inside(scale: Double) {
    #expect(band.value(for: scale) == scale)
    #expect(band.inverse(of: scale) == scale)
  }

  @Test(
    "is S·e^(f(ln(q/S))) beyond them, f the rubber band with d = ln 2",
    arguments: [
      (8.0, 5.1153704), (32.0, 6.1587668), (0.25, 0.39097853), (0.0625, 0.32474033),
    ])
  func beyond(requested: Double, shown: Double) {
    // A factor of 2ⁿ is requested and one of 2^(0.55·n/(1 + 0.55·n)) shows, for n = 1 and 3.
    #expect(band.value(for: requested).isWithin(share: eightDigits, of: shown))
    #expect(band.inverse(of: band.value(for: requested)).isWithin(share: Tolerance.closedForm, of: requested))
  }

  @Test("starts with the band's slope, alike at both limits")
  func slope() {
    // The band's curvature changes the quotient by less than the step.
    let step = 1e-6
    #expect(((band.value(for: 4 * (1 + step)) / 4 - 1) / step).isWithin(step, of: 0.55))
    #expect(((1 - band.value(for: 0.5 * (1 - step)) / 0.5) / step).isWithin(step, of: 0.55))
  }

  @Test(
    "never shows twice the maximum or half the minimum, and stays finite",
    arguments: [1e3, 1e30, 1e300, .infinity])
  func bounded(requested: Double) {
    #expect(band.value(for: requested) < 8)
    #expect(band.value(for: 1 / requested) > 0.25)
    #expect(band.inverse(of: requested).isFinite)
    #expect(band.inverse(of: 1 / requested) > 0)
  }

  @Test("grows with the requested scale, in every curve", arguments: RubberBandTests.curves)
  func monotone(curve: RubberBand.Curve) {
    let band = ZoomBand(minimum: 0.5, maximum: 4, curve: curve)
    var last = 0.0
    for step in -60...60 {
      let shown = band.value(for: Elementary.exponential(Double(step) / 10))
      #expect(shown > last)
      last = shown
    }
  }

  @Test("misuse traps with a message")
  func misuse() async {
    let trap = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ZoomBand(minimum: 2, maximum: 1)
    }
    #expect(TrapSentence.has("ZoomBand", "0 < minimum <= maximum", in: trap?.standardErrorContent))
  }
}

@Suite("Zoom anchor")
struct ZoomAnchorTests {
  /// The rounding of a difference quotient of offsets of some hundred points over scales that differ by 2·10⁻⁵.
  private let quotientRounding = 1e-7

  @Test("stays at its place with every scale", arguments: [0.1, 0.5, 1, 3, 40])
  func stays(scale: Double) {
    let place = Point(x: 120, y: 300)
    let anchor = ZoomAnchor(at: place, offset: Point(x: 40, y: -15), scale: 0.8)
    let offset = anchor.offset(scale: scale)
    #expect(anchor.content.isWithin(Tolerance.closedForm, of: Point(x: 200, y: 356.25)))
    #expect(
      Point(x: anchor.content.x * scale - offset.x, y: anchor.content.y * scale - offset.y).isWithin(
        Tolerance.closedForm, of: place))
    #expect(anchor.offset(scale: 0.8).isWithin(Tolerance.closedForm, of: Point(x: 40, y: -15)))
  }

  @Test("its velocity is the offset's slope")
  func velocity() {
    let anchor = ZoomAnchor(content: Point(x: 200, y: -30), place: Point(x: 10, y: 20))
    let (low, high) = (anchor.offset(scale: 2 - 1e-5), anchor.offset(scale: 2 + 1e-5))
    #expect(((high - low) / 2e-5).isWithin(quotientRounding, of: anchor.velocity(rate: 1)))
  }

  @Test("two springs alike, one of the scale and one of the offset, keep it all the way")
  func springs() {
    let spring = Spring(stiffness: 120, damping: 22)
    let anchor = ZoomAnchor(content: Point(x: 300, y: 0), place: Point(x: 100, y: 0))
    let scale = spring.curve(from: 5.2, to: 4, velocity: 0)
    let offset = spring.curve(
      from: anchor.offset(scale: 5.2).x, to: anchor.offset(scale: 4).x, velocity: 0)
    for step in 0...60 {
      let time = Double(step) / 60
      let wanted = anchor.offset(scale: scale.value(at: time)).x
      #expect(offset.value(at: time).isWithin(Tolerance.closedForm, of: wanted))
    }
  }
}
