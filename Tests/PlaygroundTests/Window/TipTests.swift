import CradleGeometry
import Testing

@testable import Playground

/// The text beside a pointer that rests.
struct TipTests {
  private func controller(_ demo: any Demo.Type) -> WindowController {
    WindowController(demo: demo, size: Size(width: 1280, height: 800), isAnimated: false) { text, _ in
      Double(text.count) * 7
    }
  }

  @Test("a pointer that rests on a demo's button shows a tip with its effect and its key")
  func buttonsExplainThemselves() throws {
    for demo in DemoCatalog.demos {
      let controller = controller(demo)
      for (index, frame) in controller.layout.actions.enumerated() {
        controller.hover(at: frame.center, now: Double(index))
        #expect(controller.hover == .action(index) && !controller.windowPointer.showsTip)
        controller.frame(at: Double(index) + 0.7)
        #expect(controller.windowPointer.showsTip, "\(demo.card.id)")
        let action = demo.card.buttons[index]
        let line = try #require(controller.tipLines(for: .action(index)).first)
        #expect(line.hasPrefix(action.summary))
        if let key = action.key { #expect(line.hasSuffix("(\(key))"), "\(demo.card.id)") }
      }
    }
  }
}
