import CradleGeometry
import CradleStage
import TestSupport
import Testing

@testable import Playground

/// The window at any size: what the person folds goes away and comes back, and nothing overlaps or is cut.
struct FoldingTests {
  private func shell(_ demo: any Demo.Type, _ size: Size) throws -> Shell {
    let stage = try OffscreenStage(size: Size(width: 8, height: 8), scale: 1)
    return Shell(demo: demo, size: size, isAnimated: false) { stage.canvas.width(of: $0, $1) }
  }

  private func expectInPieces(_ shell: Shell, _ note: String) {
    let (layout, bar) = (shell.layout, shell.bar)
    let window = Rect(origin: .zero, size: layout.size)
    var regions = [layout.topBar, layout.stage]
    if !layout.isSidebarFolded { regions.append(layout.sidebar) }
    if !layout.isInspectorFolded { regions.append(layout.inspector) }
    if !layout.isSourceFolded { regions.append(layout.source) }
    if let plot = layout.plot { regions.append(plot) }
    let buttons = shell.barButtons.map(\.frame) + (bar.readout.map { [$0] } ?? [])
    for list in [regions, buttons + [bar.title], layout.actions] {
      for (index, rect) in list.enumerated() {
        #expect(window.contains(rect), "\(note): \(rect)")
        for other in list[..<index] where rect.width > 0 && other.width > 0 {
          #expect(
            rect.intersection(other).map { $0.width * $0.height < 1e-6 } ?? true, "\(note): \(rect) \(other)")
        }
      }
    }
    // The summary is whole, or not there, and no line of it meets the next one or leaves the bar.
    let words = shell.barWords
    for line in words.lines {
      let end = line.place.x + shell.measure(line.words, words.font)
      #expect(end <= bar.title.maxX + 1, "\(note): \(line.words)")
      #expect(line.place.y + words.font.size / 2 <= layout.topBar.maxY - 1, "\(note): \(line.words)")
    }
    for (line, next) in zip(words.lines, words.lines.dropFirst()) {
      #expect(next.place.y - line.place.y >= words.font.size, "\(note): \(line.words)")
    }
    for (action, frame) in zip(shell.session.card.buttons, layout.actions) {
      #expect(shell.measure(action.title, Typography.button) <= frame.width - 16, "\(note): \(action.title)")
    }
  }

  @Test(
    "at any size from 640 × 480 to 4K, with anything folded, regions, buttons and words stand apart",
    arguments: 0..<12)
  func apart(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 41)
    let demos = DemoCatalog.demos
    let demo = demos[seed % demos.count]
    let shell = try shell(demo, Size(width: 1280, height: 800))
    for _ in 0..<20 {
      let size = Size(
        width: Double.random(in: 640...3840, using: &random).rounded(),
        height: Double.random(in: 480...2160, using: &random).rounded())
      shell.resize(to: size)
      shell.folded = Set(ShellRegion.allCases.filter { _ in Bool.random(using: &random) })
      expectInPieces(shell, "\(demo.card.id) at \(size.width) × \(size.height)")
    }
  }

  @Test(
    "a drawer that is open while the window grows becomes its region, and no shade stays",
    arguments: [true, false])
  func drawerBecomesRegion(isAnimated: Bool) throws {
    let shell = Shell(
      demo: SpringListDemo.self, size: Size(width: 640, height: 480), isAnimated: isAnimated
    ) { text, _ in Double(text.count) * 7 }
    for drawer in [ShellDrawer.inspector, .sidebar] {
      shell.toggle(drawer)
      shell.frame(at: shell.now + 1)
      #expect(shell.drawer == drawer && shell.drawers.presence.value(at: shell.now) == 1)
      shell.resize(to: Size(width: 1280, height: 800))
      #expect(shell.drawer == nil && shell.drawers.presence.value(at: shell.now) == 0)
      shell.resize(to: Size(width: 640, height: 480))
      #expect(shell.drawer == nil && shell.drawers.presence.value(at: shell.now) == 0)
    }
  }

  @Test(
    "in windows as small as 640 × 480 every demo says what to do, in one line",
    arguments: [640.0, 700, 720, 800, 890, 900, 960, 1024, 1100, 1280])
  func summaries(width: Double) throws {
    for demo in DemoCatalog.demos {
      let shell = try shell(demo, Size(width: width, height: 480))
      #expect(shell.barWords.lines.map(\.words) == [demo.card.summary], "\(demo.card.id)")
    }
  }

  @Test("at three small sizes no region, button or text of any demo's window overlaps or is cut")
  func smallSizesFit() throws {
    for demo in DemoCatalog.demos {
      let shell = try shell(demo, Size(width: 640, height: 480))
      for size in [
        Size(width: 640, height: 480), Size(width: 800, height: 600), Size(width: 1280, height: 800),
      ] {
        shell.resize(to: size)
        expectInPieces(shell, "\(demo.card.id) at \(size.width)")
      }
    }
  }

  @Test("folding a region gives its room to the stage, and folding again restores the layout")
  func foldingGivesRoom() throws {
    let shell = try shell(ScrollDemo.self, Size(width: 1280, height: 800))
    let whole = shell.layout
    for region in ShellRegion.allCases {
      shell.fold(region)
      let isFolded = shell.folded.contains(region)
      let (area, before) = (shell.layout.stage.size, whole.stage.size)
      #expect((area.width * area.height > before.width * before.height) == isFolded)
      var state = WindowState()
      state.folded = shell.folded
      #expect(state.folded == ShellRegion.foldedAtFirst.symmetricDifference([region]))
      shell.fold(region)
      #expect(shell.layout == whole)
    }
  }

  @Test("a window without room opens a region as a drawer instead of unfolding it")
  func narrowWindowOpensADrawer() throws {
    let shell = try shell(ScrollDemo.self, Size(width: 640, height: 480))
    shell.fold(.inspector)
    #expect(shell.drawer == .inspector && shell.folded == ShellRegion.foldedAtFirst)
    shell.fold(.plot)
    #expect(shell.folded == ShellRegion.foldedAtFirst && shell.toast != nil)
    shell.fold(.source)
    #expect(shell.drawer == .source && shell.layout.source.minX == 160)
  }
}
