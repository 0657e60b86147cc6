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

  @Test(
    "a message is above the card of times where the stage has room for both",
    arguments: [(480.0, 360.0), (640, 480), (820, 560), (1000, 700), (1280, 800)])
  func aboveTheCard(width: Double, height: Double) throws {
    let controller = WindowController(
      demo: BounceDemo.self, size: Size(width: width, height: height), isAnimated: false
    ) { text, _ in Double(text.count) * 7 }
    controller.frame(at: 0)
    controller.instruments.toggleTimes()
    let (layout, plates) = (controller.layout, controller.plates)
    func toast(off plates: [Rect]) -> ToastLayout {
      ToastLayout(Self.texts[0], in: layout, off: plates, measure: controller.measure)
    }
    let (usual, shown) = (toast(off: []).frame, toast(off: plates.all).frame)
    let isFree = plates.all.allSatisfy { !$0.intersects(usual) }
    let fits = plates.times.map { $0.minY - usual.height - StagePlates.gap >= layout.stage.minY } ?? true
    #expect((shown == usual) == (isFree || !fits) && layout.stage.contains(shown))
    #expect(!fits || plates.all.allSatisfy { !$0.intersects(shown) })
    #expect(shown.minX == usual.minX && shown.size == usual.size)
  }

  @Test(
    "a message and the card of times leave a demo's notice free",
    arguments: ["newtonian", "circle-layout", "line-layout"], [(640.0, 480.0), (1000, 640)])
  func noticeIsFree(id: String, size: (width: Double, height: Double)) throws {
    let demo = try #require(DemoCatalog.demo(id: id))
    let controller = WindowController(
      demo: demo, size: Size(width: size.width, height: size.height), isAnimated: false
    ) { text, _ in Double(text.count) * 7 }
    controller.frame(at: 0)
    #expect(controller.plates.legends.isEmpty)
    let most = ["circle-layout": 60.0, "line-layout": 1000]
    if let count = most[id] { try controller.session.mainRun.host.set("items", .number(count)) }
    for _ in 0..<11 {
      controller.session.send(.action(id == "newtonian" ? "add" : "insert", index: nil), at: 0)
    }
    controller.instruments.toggleTimes()
    let plates = controller.plates
    let notice = try #require(plates.legends.first)
    #expect(controller.layout.stage.contains(notice) && plates.times?.intersects(notice) != true)
    let toast = ToastLayout(
      Self.texts[0], in: controller.layout, off: plates.all + plates.legends, measure: controller.measure)
    #expect(!toast.frame.intersects(notice) && controller.layout.stage.contains(toast.frame))
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
