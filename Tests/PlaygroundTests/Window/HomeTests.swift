import CradleGeometry
import CradleStage
import Testing

@testable import Playground

/// The page of all demos shows everything within reach, plays a bounded number of demos, and is idle once all rest.
struct HomeTests {
  private func controller(
    _ width: Double, _ height: Double, isAnimated: Bool = true, catalog: [any Demo.Type] = DemoCatalog.demos
  ) -> WindowController {
    WindowController(
      demo: SpringListDemo.self, catalog: catalog, size: Size(width: width, height: height),
      isAnimated: isAnimated
    ) { text, _ in Double(text.count) * 7 }
  }

  @Test(
    "cards of the home page stand side by side and do not overlap",
    arguments: [
      (640.0, 432.0, 3), (800, 552, 3), (1056, 752, 5), (1696, 1032, 5), (300, 200, 1), (50, 20, 1),
    ])
  func cardsDoNotOverlap(width: Double, height: Double, columns: Int) {
    let layout = HomeLayout(count: 15, size: Size(width: width, height: height))
    #expect(layout.columns == columns)
    for (index, card) in layout.cards.enumerated() {
      #expect(card.frame.contains(card.picture) && card.frame.maxY <= layout.height)
      if width >= 100 { #expect(card.frame.minX >= 0 && card.frame.maxX <= width) }
      for other in layout.cards[..<index] { #expect(card.frame.intersection(other.frame)?.isEmpty ?? true) }
    }
    // A desktop's window shows all of them.
    if width > 1000 { #expect(layout.height <= height) }
  }

  @Test("arrow keys reach every card, also in a short last row") func arrowsReachEveryCard() {
    let layout = HomeLayout(count: 14, size: Size(width: 1056, height: 752))
    #expect(layout.card(from: 0, dx: 1, dy: 0) == 1 && layout.card(from: 0, dx: -1, dy: 0) == 0)
    #expect(layout.card(from: 4, dx: 0, dy: 1) == 9 && layout.card(from: 9, dx: 0, dy: 1) == 13)
    #expect(layout.card(from: 13, dx: 0, dy: 1) == 13 && layout.card(from: 3, dx: 0, dy: -1) == 3)
    var (reached, waiting): (Set<Int>, [Int]) = ([0], [0])
    while let card = waiting.popLast() {
      for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let next = layout.card(from: card, dx: dx, dy: dy)
        if reached.insert(next).inserted { waiting.append(next) }
      }
    }
    #expect(reached == Set(0..<14))
  }

  @Test("the readout ends above the cards' end, where a demo has buttons", arguments: [1100.0, 1280, 1920])
  func readoutEndsAboveTheCards(width: Double) throws {
    let controller = controller(width, 800)
    let beside = try #require(controller.bar.readout(isHome: false))
    #expect(controller.barButtons.allSatisfy { !$0.frame.intersects(beside) })
    controller.press("H", modifiers: .control, at: 1)
    let alone = try #require(controller.bar.readout(isHome: controller.isHome))
    #expect(alone.maxX == width - WindowLayout.Metrics.padding && alone.size == beside.size)
    let page = controller.layout.page
    let cards = HomeLayout(count: controller.catalog.count, size: page.size).cards
    let end = try #require(cards.map { $0.picture.maxX }.max())
    #expect(abs(page.minX + end - alone.maxX) < 8)
  }

  @Test("keys and clicks open the home page and demos, and the open demo pauses behind it")
  func keysAndClicksOpen() throws {
    let controller = controller(1280, 800)
    controller.frame(at: 0)
    controller.press("H", modifiers: .control, at: 1)
    let before = controller.session.host.time
    for frame in 0..<30 { controller.frame(at: 1 + Double(frame) / 60) }
    #expect(
      controller.isHome && controller.session.host.time == before
        && controller.barButtons.map(\.target) == [.menu])
    // A demo's commands do nothing while it is not shown.
    controller.press("X", at: 2)
    #expect(controller.session.sets.current == .a)
    controller.press("Space", at: 2)
    #expect(
      !controller.isHome && controller.session.card.id == "spring-list" && !controller.session.clock.isPaused)
    controller.click(100, 48 + 28, at: 3)
    #expect(controller.isHome)
    controller.press("Escape", at: 4)
    #expect(!controller.isHome)
    controller.press("H", modifiers: .control, at: 5)
    controller.press("Up", "Left", "Return", at: 5)
    #expect(!controller.isHome && controller.opened == 3)
    controller.press("H", modifiers: .control, at: 6)
    let card = controller.home.layout.cards[7].frame.offset(by: controller.layout.page.origin - .zero).center
    controller.click(card.x, card.y, at: 6)
    #expect(!controller.isHome && controller.opened == 7)
  }

  @Test("at most two miniatures play at once, each once, and then no frame is needed")
  func miniaturesPlayOnce() {
    let catalog: [any Demo.Type] = [
      ScrollDemo.self, BounceDemo.self, NestedScrollDemo.self, SpringListDemo.self, RubberBandDemo.self,
    ]
    let controller = controller(1280, 800, catalog: catalog)
    controller.press("H", modifiers: .control, at: 0)
    var (time, most) = (0.0, 0)
    while time < 90, controller.needsFrame(at: time + 0.05) {
      time += 0.05
      controller.frame(at: time)
      most = max(most, controller.home.miniatures.count { $0.isPlaying })
    }
    #expect(most == 2 && time < 89)
    #expect(controller.home.miniatures.allSatisfy { $0.hasPlayed && !$0.isPlaying })
    #expect(!controller.needsFrame(at: time + 5))
    let card = controller.home.layout.cards[4].frame.offset(by: controller.layout.page.origin - .zero).center
    controller.hover(at: card, now: time + 6)
    controller.frame(at: time + 6)
    #expect(controller.home.miniatures[4].isPlaying && controller.home.miniatures.count { $0.isPlaying } == 1)
    controller.press("H", modifiers: .control, at: time + 7)
    #expect(!controller.home.miniatures.contains { $0.isPlaying })
  }

  @Test("with reduced motion no miniature plays by itself") func reducedMotionPlaysNothing() {
    let controller = controller(640, 480, isAnimated: false)
    controller.press("H", modifiers: .control, at: 0)
    for frame in 0..<120 { controller.frame(at: Double(frame) / 60) }
    #expect(!controller.home.miniatures.contains { $0.isPlaying } && !controller.needsFrame(at: 3))
    let offset = controller.home.scroll.offset
    #expect(controller.home.scroll.canScroll)
    controller.wheel(.init(delta: Vector(dx: 0, dy: -3), isPrecise: true, at: Point(x: 320, y: 240), time: 3))
    #expect(controller.home.scroll.offset == offset + 30)
  }

  @Test(
    "the sidebar shows a still of every demo, a picture a frame, and plays the one under the pointer once")
  func sidebarShowsMiniatures() throws {
    let stage = try OffscreenStage(size: Size(width: 1280, height: 900))
    let controller = WindowController(
      demo: SpringListDemo.self, catalog: [SpringListDemo.self, NewtonsCradleDemo.self, BounceDemo.self],
      size: stage.canvas.size, isAnimated: false
    ) { stage.canvas.width(of: $0, $1) }
    controller.sidebar.miniatures.isShown = true
    func frame(_ time: Double) {
      controller.frame(at: time)
      controller.draw(on: stage.canvas)
    }
    frame(0)
    #expect(controller.home.miniatures.allSatisfy { $0.host == nil } && controller.needsFrame(at: 0.01))
    for index in 1...4 { frame(Double(index) / 60) }
    #expect(
      controller.home.miniatures.allSatisfy { $0.host != nil }
        && !controller.sidebar.miniatures.pictures.isBehind)
    #expect(!controller.needsFrame(at: 1))
    let row = try #require(controller.sidebarLayout.frame(of: 1))
    controller.hover(at: row.center + (controller.layout.sidebar.origin - .zero), now: 1)
    frame(1)
    #expect(controller.home.miniatures[1].isPlaying && controller.home.miniatures.count { $0.isPlaying } == 1)
    controller.hover(at: nil, now: 2)
    for index in 0...2 { frame(2 + Double(index) / 60) }
    #expect(!controller.home.miniatures.contains { $0.isPlaying } && !controller.needsFrame(at: 9))
  }

  @Test(
    "the home page is drawn as recorded", arguments: [(1280.0, 800.0, Theme.Name.dark), (640, 480, .light)])
  func homeIsDrawnAsRecorded(width: Double, height: Double, theme: Theme.Name) throws {
    let stage = try OffscreenStage(size: Size(width: width, height: height))
    let controller = WindowController(
      demo: SpringListDemo.self, size: stage.canvas.size, theme: .named(theme), isAnimated: false
    ) { stage.canvas.width(of: $0, $1) }
    controller.press("H", modifiers: .control, at: 0)
    // A picture a frame.
    for frame in 0...DemoCatalog.demos.count {
      controller.frame(at: Double(frame) / 60)
      controller.draw(on: stage.canvas)
    }
    #expect(!controller.home.pictures.isBehind)
    try GoldenShare.expect(stage, "home-\(Int(width))")
  }
}
