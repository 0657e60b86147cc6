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

  private func shell(_ demo: any Demo.Type) throws -> Shell {
    let stage = try OffscreenStage(size: Size(width: 8, height: 8))
    let shell = Shell(demo: demo, size: Size(width: 1280, height: 800), isAnimated: true) {
      stage.canvas.width(of: $0, $1)
    }
    shell.press("U", modifiers: .control)
    return shell
  }

  private func marked(_ shell: Shell) -> Set<String> {
    Set(shell.source.marks.values.map { shell.source.text.lines[$0.line].tokens[$0.token].text })
  }

  @Test("a changed value is marked in the code, glows, and is unmarked at its default")
  func changedValueIsMarked()
    throws
  {
    let shell = try shell(SpringListDemo.self)
    #expect(shell.source.text.code == shell.session.demo.code && shell.source.marks.isEmpty)
    let damping = try #require(shell.session.parameters.named("damping"))
    shell.session.set(damping, to: .number(0.37), at: 1)
    shell.frame(at: 1)
    #expect(shell.source.text.code == shell.session.demo.code)
    // The layout's springs and those of rows that are put in.
    #expect(marked(shell) == ["0.37"] && shell.source.marks.values.count == 2)
    #expect(shell.source.glow(at: 1) == 1 && shell.needsFrame(at: 1.1))
    shell.frame(at: 3)
    #expect(shell.source.glow(at: 3) == 0 && !shell.needsFrame(at: 3.1))
    shell.session.set(damping, to: .number(0.5), at: 4)
    shell.frame(at: 4)
    #expect(shell.source.marks.isEmpty)
  }

  @Test("the text is the exported one, whatever values are changed", arguments: DemoCatalogTests.ids)
  func same(id: String) throws {
    let shell = try shell(try #require(DemoCatalog.demo(id: id)))
    var random = SeededRandom(seed: 7)
    for parameter in shell.session.parameters where !["items", "tiling"].contains(parameter.name) {
      switch parameter.kind {
      case .number(let range, _, _):
        shell.session.set(parameter, to: .number(Double.random(in: range, using: &random)), at: 0)
      case .choice(let words):
        shell.session.set(parameter, to: .choice(words[words.count - 1]), at: 0)
      }
      shell.followSource()
      #expect(shell.source.text.code == shell.session.demo.code, "\(parameter.name)")
    }
    shell.press("C")
    #expect(shell.takeRequests().contains(.copy(shell.source.text.code)))
  }

  @Test("the code stands still while bodies move, and follows when they rest")
  func codeFollowsAtRest() throws {
    let shell = try shell(BounceDemo.self)
    shell.frame(at: 0)
    let before = shell.source.text
    shell.session.send(.action("launch", index: nil), at: 0)
    shell.frame(at: 0.1)
    shell.frame(at: 0.2)
    #expect(shell.source.text == before && shell.session.demo.code != before.code)
    var time = 0.2
    while shell.session.isMoving, time < 60 {
      time += 0.05
      shell.frame(at: time)
    }
    #expect(shell.source.text.code == shell.session.demo.code && shell.source.marks.isEmpty)
  }

  @Test("a folded source reads no code, and a small window shows it as a drawer")
  func foldedSourceReadsNothing() {
    let shell = Shell.probe(640, 480)
    shell.frame(at: 0)
    #expect(shell.source.text.code.isEmpty)
    shell.press("U", modifiers: .control)
    #expect(shell.drawer == .source && shell.source.text.code == "let quiet = true")
    let copy = SourceView.copyButton(in: shell.layout.source).center
    shell.click(copy.x, copy.y)
    #expect(shell.takeRequests() == [.copy("let quiet = true")])
    shell.press("Escape")
    #expect(shell.drawer == nil)
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
    let shell = Shell(
      demo: SpringListDemo.self, size: stage.canvas.size, theme: .named(name), isAnimated: false
    ) { stage.canvas.width(of: $0, $1) }
    shell.press("U", modifiers: .control)
    shell.session.set([DemoEvent.Setting(name: "damping", value: .number(0.37))], at: 0)
    shell.frame(at: 1)
    shell.draw(on: stage.canvas)
    try GoldenShare.expect(stage, "source-\(name)")
  }
}
