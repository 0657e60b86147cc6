import CradleStage
import TestSupport
import Testing

@testable import Playground

/// The window and the help use one table of commands.
struct KeyCommandTests {
  @Test("no key has two commands in one scope") func keysAreUnique() {
    for scope in KeyCommand.Scope.allCases {
      let keys = KeyCommand.all.filter { $0.scope == scope }.flatMap(\.keys)
      #expect(Set(keys).count == keys.count, "\(scope)")
    }
  }

  @Test("every action has a key and words, and the help shows every command") func helpShowsEveryCommand() {
    #expect(Set(KeyCommand.all.map(\.action)) == Set(KeyCommand.Action.allCases))
    #expect(KeyCommand.all.allSatisfy { !$0.keys.isEmpty && !$0.words.isEmpty })
    let shown = HelpLayout(card: QuietDemo.card, size: .init(width: 1280, height: 800)).sections.flatMap(
      \.lines)
    for command in KeyCommand.all {
      if let caps = command.caps { #expect(shown.contains { $0.caps == caps }) }
    }
    #expect(shown.contains { $0.caps == "G" && $0.words == "go" })
  }

  @Test("no demo's action has a key of the window's") func demoKeysAreFree() {
    let taken = Set(KeyCommand.all.flatMap(\.keys))
    for demo in DemoCatalog.demos {
      for action in demo.card.actions {
        #expect(!taken.contains(action.key ?? ""), "\(demo.card.id) \(action.name)")
      }
    }
  }

  @Test("a narrow scope precedes the wide one, and Shift is ignored with a character")
  func narrowScopePrecedes() {
    let up = KeyCommand.command(for: Key("Up"), in: [.sidebar, .everywhere])
    #expect(up?.action == .pickPrevious)
    #expect(KeyCommand.command(for: Key("Up"), in: [.everywhere]) == nil)
    #expect(KeyCommand.command(for: Key("?", modifiers: .shift), in: [.everywhere])?.action == .help)
    #expect(
      KeyCommand.command(for: Key("Tab", modifiers: .shift), in: [.everywhere])?.action == .focusPrevious)
    #expect(KeyCommand.command(for: Key("Q"), in: [.everywhere]) == nil)
    #expect(KeyCommand.command(for: Key("Q", modifiers: .control), in: [.everywhere])?.action == .quit)
  }

  @Test("the help's texts end within their columns") func helpWordsFit() throws {
    let canvas = try OffscreenStage(size: .init(width: 8, height: 8)).canvas
    for demo in DemoCatalog.demos {
      let layout = HelpLayout(card: demo.card, size: .init(width: 1280, height: 800))
      for line in layout.sections.flatMap(\.lines) {
        #expect(canvas.width(of: line.words, Typography.body) <= HelpLayout.wordsWidth, "\(line.words)")
      }
    }
  }

  @Test(
    "the help fits the window, or scrolls in it; text of 13 pt stays readable, at 9 pt or more",
    arguments: [(2560.0, 1600.0), (1280, 800), (640, 480), (480, 1100), (480, 360), (1900, 420)])
  func helpFits(width: Double, height: Double) {
    for demo in DemoCatalog.demos {
      let layout = HelpLayout(card: demo.card, size: .init(width: width, height: height))
      #expect(layout.frame.minX >= 0 && layout.frame.maxX <= width)
      #expect(layout.frame.minY >= 0 && layout.frame.maxY <= height)
      #expect(abs(layout.panel.width * layout.scale - layout.frame.width) < Tolerance.closedForm)
      for line in layout.sections.flatMap(\.lines) { #expect(layout.panel.contains(line.place)) }
      #expect(layout.scale >= HelpLayout.leastScale)
      #expect(layout.contentHeight <= layout.frame.height || width < 640 || height < 480)
    }
  }
}
