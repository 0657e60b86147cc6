import CradleGeometry
import CradleStage
import TestSupport
import Testing

@testable import Playground

/// The window at any size: what the person folds goes away and comes back, and nothing overlaps or is cut.
struct FoldingTests {
  private func controller(_ demo: any Demo.Type, _ size: Size) throws -> WindowController {
    let stage = try OffscreenStage(size: Size(width: 8, height: 8), scale: 1)
    return WindowController(demo: demo, size: size, isAnimated: false) { stage.canvas.width(of: $0, $1) }
  }

  private func expectInPieces(_ controller: WindowController, _ note: String) {
    let (layout, bar) = (controller.layout, controller.bar)
    let window = Rect(origin: .zero, size: layout.size)
    var regions = [layout.topBar, layout.stage]
    if !layout.isSidebarFolded { regions.append(layout.sidebar) }
    if !layout.isInspectorFolded { regions.append(layout.inspector) }
    if !layout.isSourceFolded { regions.append(layout.source) }
    if let plot = layout.plot { regions.append(plot) }
    let buttons = controller.barButtons.map(\.frame) + (bar.readout.map { [$0] } ?? [])
    for list in [regions, buttons + [bar.title], layout.actions] {
      for (index, rect) in list.enumerated() {
        #expect(window.contains(rect), "\(note): \(rect)")
        for other in list[..<index] where rect.width > 0 && other.width > 0 {
          #expect(
            rect.intersection(other).map { $0.width * $0.height < Tolerance.summed } ?? true,
            "\(note): \(rect) \(other)")
        }
      }
    }
    // The summary is whole, or not there, and no line of it meets the next one or leaves the bar.
    let words = controller.barWords
    for line in words.lines {
      let end = line.place.x + controller.measure(line.words, words.font)
      #expect(end <= bar.title.maxX + 1, "\(note): \(line.words)")
      #expect(line.place.y + words.font.size / 2 <= layout.topBar.maxY - 1, "\(note): \(line.words)")
    }
    for (line, next) in zip(words.lines, words.lines.dropFirst()) {
      #expect(next.place.y - line.place.y >= words.font.size, "\(note): \(line.words)")
    }
    for (action, frame) in zip(controller.session.card.buttons, layout.actions) {
      #expect(
        controller.measure(action.title, Typography.button) <= frame.width - 16, "\(note): \(action.title)")
    }
  }

  @Test(
    "at any size from 640 × 480 to 4K, with anything folded, regions, buttons and words stand apart",
    arguments: 0..<12)
  func apart(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 41)
    let demos = DemoCatalog.demos
    let demo = demos[seed % demos.count]
    let controller = try controller(demo, Size(width: 1280, height: 800))
    for _ in 0..<20 {
      let size = Size(
        width: Double.random(in: 640...3840, using: &random).rounded(),
        height: Double.random(in: 480...2160, using: &random).rounded())
      controller.resize(to: size)
      controller.folded = Set(WindowRegion.allCases.filter { _ in Bool.random(using: &random) })
      expectInPieces(controller, "\(demo.card.id) at \(size.width) × \(size.height)")
    }
  }

  @Test(
    "a drawer that is open while the window grows becomes its region, and no shade stays",
    arguments: [true, false])
  func drawerBecomesRegion(isAnimated: Bool) throws {
    let controller = WindowController(
      demo: SpringListDemo.self, size: Size(width: 640, height: 480), isAnimated: isAnimated
    ) { text, _ in Double(text.count) * 7 }
    for drawer in [WindowDrawer.inspector, .sidebar] {
      controller.toggle(drawer)
      controller.frame(at: controller.now + 1)
      #expect(
        controller.drawer == drawer && controller.overlays.drawers.presence.value(at: controller.now) == 1)
      controller.resize(to: Size(width: 1280, height: 800))
      #expect(controller.drawer == nil && controller.overlays.drawers.presence.value(at: controller.now) == 0)
      controller.resize(to: Size(width: 640, height: 480))
      #expect(controller.drawer == nil && controller.overlays.drawers.presence.value(at: controller.now) == 0)
    }
  }

  @Test(
    "in windows as small as 640 × 480 every demo shows its summary in one line",
    arguments: [640.0, 700, 720, 800, 890, 900, 960, 1024, 1100, 1280])
  func summaries(width: Double) throws {
    for demo in DemoCatalog.demos {
      let controller = try controller(demo, Size(width: width, height: 480))
      #expect(controller.barWords.lines.map(\.words) == [demo.card.summary], "\(demo.card.id)")
    }
  }

  @Test("at three small sizes no region, button or text of any demo's window overlaps or is cut")
  func smallSizesFit() throws {
    for demo in DemoCatalog.demos {
      let controller = try controller(demo, Size(width: 640, height: 480))
      for size in [
        Size(width: 640, height: 480), Size(width: 800, height: 600), Size(width: 1280, height: 800),
      ] {
        controller.resize(to: size)
        expectInPieces(controller, "\(demo.card.id) at \(size.width)")
      }
    }
  }

  @Test("folding a region gives its room to the stage, and folding again restores the layout")
  func foldingGivesRoom() throws {
    let controller = try controller(ScrollDemo.self, Size(width: 1280, height: 800))
    let whole = controller.layout
    for region in WindowRegion.allCases {
      controller.fold(region)
      let isFolded = controller.folded.contains(region)
      let (area, before) = (controller.layout.stage.size, whole.stage.size)
      #expect((area.width * area.height > before.width * before.height) == isFolded)
      var state = WindowState()
      state.folded = controller.folded
      #expect(state.folded == WindowRegion.foldedAtFirst.symmetricDifference([region]))
      controller.fold(region)
      #expect(controller.layout == whole)
    }
  }

  @Test("a window without room opens a region as a drawer instead of unfolding it")
  func narrowWindowOpensADrawer() throws {
    let controller = try controller(ScrollDemo.self, Size(width: 640, height: 480))
    controller.fold(.inspector)
    #expect(controller.drawer == .inspector && controller.folded == WindowRegion.foldedAtFirst)
    controller.fold(.plot)
    #expect(controller.folded == WindowRegion.foldedAtFirst && controller.toast != nil)
    controller.fold(.source)
    #expect(controller.drawer == .source && controller.layout.source.minX == 160)
  }
}
