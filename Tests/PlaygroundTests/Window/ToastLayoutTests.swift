import CradleGeometry
import Testing

@testable import Playground

/// Messages of any length on stages of any size.
struct ToastLayoutTests {
  private static let texts = [
    "Copied as Swift",
    "Saved film to /home/someone/Pictures/of-the-playground/Cradle spring-list 2026-11-29 18.21.59.mp4",
    ErrorLine(String(repeating: "values.frequency: 12 is not in 0.1…4 ", count: 9)).text,
    String(repeating: "W", count: 200),
  ]

  @Test(
    "a message is complete, on the stage and above the buttons and the timeline",
    arguments: [(480.0, 360.0), (480, 1100), (720, 480), (900, 640), (1240, 600), (2560, 1600)])
  func whole(width: Double, height: Double) {
    let size = Size(width: width, height: height)
    let foldings: [Set<WindowRegion>] = [WindowRegion.foldedAtFirst, []]
    for demo in DemoCatalog.demos {
      for (folded, text) in foldings.flatMap({ folded in Self.texts.map { (folded, $0) } }) {
        let layout = WindowLayout(size: size, card: demo.card, folded: folded) { Double($0.count) * 7 }
        let toast = ToastLayout(text, in: layout) { text, _ in Double(text.count) * 7 }
        let inner = toast.frame.width - 2 * ToastLayout.padding
        #expect(layout.stage.contains(toast.frame), "\(demo.card.id): \(toast.frame)")
        #expect(toast.lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
        #expect(toast.lines.allSatisfy { Double($0.count) * 7 <= inner }, "\(demo.card.id)")
        #expect(Double(toast.lines.count) * ToastLayout.pitch <= toast.frame.height)
        #expect(layout.actions.allSatisfy { toast.frame.intersection($0) == nil })
        #expect(layout.timeline.map { toast.frame.intersects($0.frame) } != true, "\(demo.card.id)")
      }
    }
  }

  @Test("words stay whole where they fit, and a longer one is broken between characters")
  func paragraph() {
    func lines(_ text: String) -> [String] {
      Wrapping.paragraph(text, Typography.body, within: 5) { text, _ in Double(text.count) }
    }
    #expect(lines("ab cd ef") == ["ab cd", "ef"])
    #expect(lines("ab abcdefghijkl mn") == ["ab", "abcde", "fghij", "kl mn"])
    #expect(lines("") == [])
  }
}
