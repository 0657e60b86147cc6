import CradleGeometry
import Testing

@testable import Playground

/// The differences of two sets in a line of any width.
struct DifferenceLineTests {
  private static let parts = ["Damping 0.50", "Frequency 0.80 Hz", "Resistance 500 pt"]

  private func line(_ room: Int) -> String { SetDifference.line(of: Self.parts) { $0.count <= room } }

  @Test("a line has as many whole parts as fit, and the number of the others")
  func wholeParts() {
    #expect(line(100) == "Damping 0.50   Frequency 0.80 Hz   Resistance 500 pt")
    #expect(line(40) == "Damping 0.50   Frequency 0.80 Hz   +1")
    #expect(line(20) == "Damping 0.50   +2")
    #expect(line(13) == "3 differences" && line(5) == "")
    #expect(SetDifference.line(of: []) { _ in true } == "")
    for room in 0...100 { #expect(line(room).count <= room) }
  }

  @Test("the words over a ghost are complete", arguments: [480.0, 640, 760, 900, 1280, 2560])
  func ghost(width: Double) throws {
    let controller = WindowController(
      demo: ScrollDemo.self, size: Size(width: width, height: 640), isAnimated: false
    ) { text, _ in Double(text.count) * 6 }
    controller.session.compare(.b, at: 0)
    controller.session.set(
      [
        DemoEvent.Setting(name: "rate", value: .number(0.99)),
        DemoEvent.Setting(name: "rubberBand", value: .number(0.2)),
        DemoEvent.Setting(name: "stiffness", value: .number(300)),
        DemoEvent.Setting(name: "friction", value: .number(40)),
      ], at: 0)
    while controller.session.comparison != .ghost { controller.changeView() }
    controller.session.clock.isPaused = true
    let plates = controller.plates
    let caption = try #require(plates.caption)
    let hasNumberAlone = plates.captionWords.hasSuffix("differences")
    #expect(controller.session.differences.count >= 4)
    #expect(hasNumberAlone != plates.captionWords.contains("  A "))
    #expect(Double(plates.captionWords.count) * 6 <= caption.width - 24)
    // The last of the differences is there, or counted.
    let counts = hasNumberAlone || plates.captionWords.contains("   +")
    #expect(counts != plates.captionWords.contains("Friction"))
  }
}
