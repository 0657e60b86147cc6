import CradleGeometry
import CradleStage
import Testing

@testable import Playground

/// The lab's editor as hands and keys reach it in the window.
struct LabWindowTests {
  /// Five steps of 8 bits: colours that are blended.
  private static let colorSteps = 0.02

  private func controller(_ width: Double = 1280, _ height: Double = 800) -> WindowController {
    WindowController(
      demo: DynamicsLabDemo.self, catalog: [DynamicsLabDemo.self, QuietDemo.self],
      size: Size(width: width, height: height), isAnimated: false
    ) { text, _ in Double(text.count) * 7 }
  }

  private func lab(_ controller: WindowController) throws -> DynamicsLabDemo {
    try #require(controller.session.demo as? DynamicsLabDemo)
  }

  private func save(_ controller: WindowController, _ name: String) {
    controller.press("P")
    // The key's own character arrives after it.
    controller.type("p", now: 0)
    for letter in name {
      controller.press(letter.uppercased())
      controller.type(String(letter), now: 0)
    }
    controller.press("Return")
    controller.frame(at: 0)
  }

  /// The middle of a page's button in the panel.
  private func pill(_ controller: WindowController, _ name: String) throws -> Point {
    guard case .choice(let words) = controller.session.parameters[0].kind,
      case .pills(let pills) = controller.inspectorLayout.rows[0].control,
      let index = words.firstIndex(of: name)
    else { throw CommandError.failure("no button \(name)") }
    let shift =
      controller.layout.inspector.origin - .zero + Vector(dx: 0, dy: -controller.inspector.scroll.offset)
    return pills[index].center + shift
  }

  @Test("the button of a saved page is visible in a panel of any height", arguments: [480.0, 560, 640, 800])
  func savedPageIsVisible(height: Double) throws {
    let controller = controller(900, height)
    controller.press("E")
    save(controller, "mobile")
    let panel = controller.layout.inspector
    let rows = Rect(
      x: panel.minX, y: panel.minY, width: panel.width, height: panel.height - InspectorLayout.footer)
    #expect(rows.contains(try pill(controller, "mobile")), "\(height)")
  }

  @Test("E edits, a click adds, P asks for a name, a click opens the page, a right click deletes it")
  func wholeEdit()
    throws
  {
    let controller = controller()
    let lab = try lab(controller)
    controller.press("E")
    let corner = controller.layout.viewport.origin
    controller.click(corner.x + 300, corner.y + 300)
    controller.press("2")
    controller.type("2", now: 0)
    #expect(lab.editor?.tool == .box)
    controller.click(corner.x + 300, corner.y + 300)
    #expect(lab.kept.body("box 1") != nil)
    save(controller, "mobile")
    #expect(lab.page.choice == "mobile" && controller.toast?.text == "Saved as a page of your own")
    #expect(controller.inspectorLayout.rows[0].headings.last?.title == "Your own")
    let attachment = try pill(controller, "attachment")
    controller.click(attachment.x, attachment.y, at: 1)
    #expect(lab.page.choice == "attachment" && lab.kept.body("box 1") == nil)
    let mine = try pill(controller, "mobile")
    controller.click(mine.x, mine.y, at: 2)
    #expect(lab.page.choice == "mobile" && lab.kept.body("box 1") != nil)
    controller.pointer(.init(.down, at: try pill(controller, "mobile"), time: 3, button: .right))
    controller.pointer(.init(.up, at: mine, time: 3, button: .right))
    controller.frame(at: 3)
    #expect(lab.page.choice == "attachment" && lab.editedPages.own.isEmpty)
    #expect(controller.inspectorLayout.rows[0].headings.last?.title == "Together")
    controller.press("Z", modifiers: .control, at: 4)
    #expect(lab.page.choice == "mobile" && lab.kept.body("box 1") != nil)
    controller.press("D", modifiers: .control, at: 5)
    #expect(lab.editedPages.own.isEmpty)
  }

  @Test("each edit is undone by itself") func undoSteps() throws {
    let controller = controller()
    let lab = try lab(controller)
    controller.press("E")
    let corner = controller.layout.viewport.origin
    controller.click(corner.x + 20, corner.y + 200)
    for key in ["2", "3"] {
      controller.press(key)
      controller.type(key, now: 0)
      controller.click(corner.x + 100, corner.y + 300)
    }
    #expect(lab.kept.bodies.count == 5)
    for count in [4, 3] {
      controller.press("Z", modifiers: .control, at: 1)
      #expect(lab.kept.bodies.count == count && controller.toast?.text == "Undid: an edit of the scene")
    }
    for count in [4, 5] {
      controller.press("Y", modifiers: .control, at: 1)
      #expect(lab.kept.bodies.count == count)
    }
    controller.press("O")
    #expect(lab.kept.bodies.count == 3)
    controller.press("Z", modifiers: .control, at: 1)
    #expect(lab.kept.bodies.count == 5)
  }

  @Test("a copied command names a page that exists on other machines") func copiedCommand() throws {
    let controller = controller()
    controller.press("E")
    save(controller, "mobile")
    let text = SharedLine.text("dynamics-lab", controller.session.parameters)
    #expect(text == "cradle play dynamics-lab")
    controller.session.set([.init(name: "page", value: .choice("vortex"))], at: 0)
    save(controller, "whirl")
    #expect(
      SharedLine.text("dynamics-lab", controller.session.parameters)
        == "cradle play dynamics-lab --set page=vortex")
  }

  @Test("saving needs a name, and Escape changes nothing") func escape() throws {
    let controller = controller()
    controller.press("P", "Return")
    #expect(controller.toast?.text == "A page needs a name")
    controller.press("P", "Escape")
    #expect(try lab(controller).editedPages.own.isEmpty && controller.inspector.naming == nil)
  }

  @Test("the tools' titles fit their buttons", arguments: [760.0, 944, 1200])
  func words(width: Double) throws {
    let viewport = Size(width: width, height: 500)
    let canvas = try OffscreenStage(size: viewport).canvas
    let bar = try #require(LabToolbar(viewport: viewport, stage: LabStage(viewport: viewport)))
    #expect(bar.hasWords)
    for (tool, frame) in bar.buttons {
      #expect(canvas.width(of: tool.title, Font(size: 12, weight: .semibold)) <= frame.width - 34, "\(tool)")
    }
  }

  @Test(
    "the selected tool stands out, and an edited page can be restored", arguments: [Theme.dark, .light],
    [Size(width: 375, height: 667), Size(width: 760, height: 450)])
  func chosenTool(theme: Theme, viewport: Size) throws {
    let hand = try LabHand("attachment", viewport: viewport)
    try hand.act("ball", at: 0)
    try hand.click(60, 200)
    let stage = try OffscreenStage(size: viewport)
    hand.lab.draw(on: stage.canvas, theme: theme)
    let bar = try #require(hand.lab.toolbar)
    func ground(_ frame: Rect) -> Color? { stage.pixel(x: Int(frame.minX) + 3, y: Int(frame.midY)) }
    for (tool, frame) in bar.buttons {
      let isOn = ground(frame).map { abs($0.red - theme.chosen.ground.red) < Self.colorSteps }
      #expect(isOn == (tool == .ball))
    }
    try hand.click(bar.discard.center)
    #expect(hand.lab.editedPages.all.isEmpty && hand.body("ball 1") == nil)
  }
}
