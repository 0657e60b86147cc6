import CradleGeometry
import CradleStage
import TestSupport
import Testing

@testable import Playground

/// The panel with the Swift beside the stage: the exported text itself, whole, with what was changed marked.
struct SourceTests {
  @Test("a line's pieces are the line, and rows hold all of it", arguments: DemoCatalogTests.ids)
  func whole(id: String) throws {
    let host = DemoHost(try #require(DemoCatalog.demo(id: id)), viewport: Size(width: 375, height: 667))
    let text = SourceText(host.demo.code)
    #expect(text.lines.map { $0.tokens.map(\.text).joined() }.joined(separator: "\n") == host.demo.code)
    for columns in [16, 53] {
      let layout = SourceLayout(text, columns: columns)
      #expect(layout.rows.allSatisfy { $0.pieces.allSatisfy { $0.column + $0.text.count <= columns } })
      for (index, line) in text.lines.enumerated() {
        let shown = layout.rows[layout.rows(of: index)].flatMap(\.pieces).map(\.text).joined()
        let wanted = line.tokens.map(\.text).joined()
        #expect(shown.filter { $0 != " " } == wanted.filter { $0 != " " })
      }
    }
  }

  @Test(
    "a line is wrapped after a comma, a bracket or an operator, never before punctuation",
    arguments: [
      (
        "let a = Item(.circle(radius: 20.0), at: Point(x: 187.5, y: 80.0), size: Size(width: 44.0, height: 44.0))",
        40,
        [
          "let a = Item(.circle(radius: 20.0),", "at: Point(x: 187.5, y: 80.0),",
          "size: Size(width: 44.0,", "height: 44.0))",
        ]
      ),
      ("let a = Joint(item: items[0], length: 2)", 28, ["let a = Joint(", "item: items[0],", "length: 2)"]),
      ("let offset = container.frame.origin", 26, ["let offset =", "container.frame.origin"]),
      (
        "for behavior in behaviors { add(behavior) }", 30, ["for behavior in behaviors {", "add(behavior) }"]
      ),
      ("  ) -> ItemSizing? {", 19, [") ->", "ItemSizing? {"]),
      ("// Your events, your frames", 20, ["// Your events, your", "frames"]),
    ])
  func breaks(line: String, columns: Int, rows: [String]) {
    let layout = SourceLayout(SourceText(line), columns: columns)
    let shown = layout.rows.map { row in
      var (text, column) = ("", row.pieces.first?.column ?? 0)
      for piece in row.pieces {
        text += String(repeating: " ", count: piece.column - column) + piece.text
        column = piece.column + piece.text.count
      }
      return text
    }
    #expect(shown == rows)
  }

  @Test(
    "no row of exported code begins with punctuation in a panel of usual width",
    arguments: DemoCatalogTests.ids)
  func rowsBeginWithNames(id: String) throws {
    let host = DemoHost(try #require(DemoCatalog.demo(id: id)), viewport: Size(width: 375, height: 667))
    for columns in [40, 53] {
      let layout = SourceLayout(SourceText(host.demo.code), columns: columns)
      for (place, row) in layout.rows.enumerated() where !layout.firstRows.contains(place) {
        let first = try #require(row.pieces.first?.text)
        #expect(![")", "]", "}", ",", ":", ".", "?"].contains(first), "\(layout.rows[place - 1])")
      }
    }
  }

  @Test(
    "the tokens that a reader may change are marked as values",
    arguments: [
      ("let a = -0.5", ["-0.5"]), ("view.feel = Spring(frequency: 1e-05, count: 3)", ["1e-05", "3"]),
      ("x.isOn = true // 4", ["true"]), ("a.mode = .items", [".items"]),
      ("a = .banded(coefficient: 0.5)", ["0.5"]),
      ("say(\"a 1\", 2)", ["\"a 1\"", "2"]), ("items[0]", ["0"]), ("0.1...2", ["0.1", "2"]), ("a-1", ["1"]),
    ])
  func valuesAreTokens(line: String, values: [String]) {
    #expect(SwiftToken.tokens(of: line).filter { $0.kind == .value }.map(\.text) == values)
  }

  private func controller(_ demo: any Demo.Type) throws -> WindowController {
    let stage = try OffscreenStage(size: Size(width: 8, height: 8))
    let controller = WindowController(demo: demo, size: Size(width: 1280, height: 800), isAnimated: true) {
      stage.canvas.width(of: $0, $1)
    }
    controller.press("U", modifiers: .control)
    return controller
  }

  private func marked(_ controller: WindowController) -> Set<String> {
    Set(controller.source.marks.values.map { controller.source.text.lines[$0.line].tokens[$0.token].text })
  }

  @Test("a changed value is marked in the code, glows, and is unmarked at its default")
  func changedValueIsMarked()
    throws
  {
    let controller = try controller(SpringListDemo.self)
    #expect(
      controller.source.text.code == controller.session.demo.code && controller.source.marks.first == nil)
    let damping = try #require(controller.session.parameters.named("damping"))
    controller.session.set(damping, to: .number(0.37), at: 1)
    controller.frame(at: 1)
    #expect(controller.source.text.code == controller.session.demo.code)
    // The layout's springs and those of rows that are put in.
    #expect(marked(controller) == ["0.37"] && controller.source.marks.values.count == 2)
    #expect(controller.source.glow(at: 1) == 1 && controller.needsFrame(at: 1.1))
    controller.frame(at: 3)
    #expect(controller.source.glow(at: 3) == 0 && !controller.needsFrame(at: 3.1))
    controller.session.set(damping, to: .number(0.5), at: 4)
    controller.frame(at: 4)
    #expect(controller.source.marks.first == nil)
  }

  @Test("the text is the exported one, whatever values are changed", arguments: DemoCatalogTests.ids)
  func same(id: String) throws {
    let controller = try controller(try #require(DemoCatalog.demo(id: id)))
    var random = SeededRandom(seed: 7)
    for parameter in controller.session.parameters where !["items", "tiling"].contains(parameter.name) {
      switch parameter.kind {
      case .number(let range, _, _):
        controller.session.set(parameter, to: .number(Double.random(in: range, using: &random)), at: 0)
      case .choice(let words):
        controller.session.set(parameter, to: .choice(words[words.count - 1]), at: 0)
      }
      controller.followSource()
      #expect(controller.source.text.code == controller.session.demo.code, "\(parameter.name)")
    }
    controller.press("C")
    #expect(controller.takeRequests().contains(.copy(controller.source.text.code)))
  }

  @Test("the code stands still while bodies move, and follows when they rest")
  func codeFollowsAtRest() throws {
    let controller = try controller(BounceDemo.self)
    controller.frame(at: 0)
    let before = controller.source.text
    controller.session.send(.action("launch", index: nil), at: 0)
    controller.frame(at: 0.1)
    controller.frame(at: 0.2)
    #expect(controller.source.text == before && controller.session.demo.code != before.code)
    var time = 0.2
    while controller.session.isMoving, time < 60 {
      time += 0.05
      controller.frame(at: time)
    }
    #expect(
      controller.source.text.code == controller.session.demo.code && controller.source.marks.first == nil)
  }

  @Test("a folded source reads no code, and a small window shows it as a drawer")
  func foldedSourceReadsNothing() {
    let controller = WindowController.probe(640, 480)
    controller.frame(at: 0)
    #expect(controller.source.text.code.isEmpty)
    controller.press("U", modifiers: .control)
    #expect(controller.drawer == .source && controller.source.text.code == "let quiet = true")
    let copy = SourceView.copyButton(in: controller.layout.source).center
    controller.click(copy.x, copy.y)
    #expect(controller.takeRequests() == [.copy("let quiet = true")])
    controller.press("Escape")
    #expect(controller.drawer == nil)
  }

  @Test("the code's colours have a contrast of 4.5, comments of 3", arguments: [Theme.Name.dark, .light])
  func codeIsReadable(name: Theme.Name) {
    let theme = Theme.named(name)
    for kind in [SwiftToken.Kind.plain, .keyword, .type, .value] {
      #expect(SourceView.ink(of: kind, theme).contrast(with: theme.panel) >= 4.5, "\(kind)")
    }
    #expect(SourceView.ink(of: .comment, theme).contrast(with: theme.panel) >= 3)
    #expect(theme.text.contrast(with: SourceView.mark(1, theme).over(theme.panel)) >= 4.5)
  }

  @Test("the source beside the stage is drawn as recorded", arguments: [Theme.Name.dark, .light])
  func sourceIsDrawnAsRecorded(name: Theme.Name) throws {
    let stage = try OffscreenStage(size: Size(width: 1280, height: 800))
    let controller = WindowController(
      demo: SpringListDemo.self, size: stage.canvas.size, theme: .named(name), isAnimated: false
    ) { stage.canvas.width(of: $0, $1) }
    controller.press("U", modifiers: .control)
    controller.session.set([DemoEvent.Setting(name: "damping", value: .number(0.37))], at: 0)
    controller.frame(at: 1)
    controller.draw(on: stage.canvas)
    try GoldenShare.expect(stage, "source-\(name)")
  }
}
