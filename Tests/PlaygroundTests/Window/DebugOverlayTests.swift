import CradleGeometry
import CradleScrolling
import CradleStage
import TestSupport
import Testing

@testable import CradleDynamics
@testable import Playground

/// The overlay of the key D, over real demos.
struct DebugOverlayTests {
  private func controller(_ demo: any Demo.Type) -> WindowController {
    WindowController(demo: demo, size: Size(width: 1000, height: 700), isAnimated: false) { text, _ in
      Double(text.count) * 7
    }
  }

  private func picture(_ controller: WindowController, _ theme: Theme) throws -> OffscreenStage {
    let stage = try OffscreenStage(size: controller.size)
    controller.theme = theme
    controller.draw(on: stage.canvas)
    return stage
  }

  private func difference(_ a: OffscreenStage, _ b: OffscreenStage, in area: Rect) -> Int {
    var count = 0
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) where a.pixel(x: x, y: y) != b.pixel(x: x, y: y) { count += 1 }
    }
    return count
  }

  @Test("D shows and hides the overlay over the viewport alone, in both themes")
  func dShowsTheOverlay() throws {
    let controller = controller(NewtonsCradleDemo.self)
    for theme in [Theme.dark, .light] {
      let plain = try picture(controller, theme)
      controller.press("D")
      #expect(controller.instruments.debug.isShown)
      let shown = try picture(controller, theme)
      #expect(difference(plain, shown, in: controller.layout.viewport) > 1000)
      #expect(difference(plain, shown, in: controller.layout.inspector) == 0)
      controller.press("D")
      #expect(difference(plain, try picture(controller, theme), in: controller.layout.viewport) == 0)
    }
  }

  @Test("each part of the overlay has a switch on the stage that changes the picture and only the picture")
  func switches() throws {
    let controller = controller(GravityCollisionDemo.self)
    controller.session.send(.action("add-box", index: nil), at: 0)
    controller.frame(at: 0)
    controller.frame(at: 0.5)
    #expect(controller.instruments.debug.frames(in: controller.layout).isEmpty)
    controller.press("D", at: 0.5)
    let frames = controller.instruments.debug.frames(in: controller.layout)
    try #require(frames.count == DebugPart.allCases.count)
    let count = controller.session.demo.elements.count
    for (part, frame) in zip(DebugPart.allCases, frames) {
      #expect(controller.layout.stage.contains(frame) && !controller.tipLines(for: .debugPart(part)).isEmpty)
      let wasOn = controller.instruments.debug.parts.contains(part)
      #expect(wasOn == (part != .boxes))
      controller.pointer(PointerEvent(.down, at: frame.center, time: 0.5))
      controller.pointer(PointerEvent(.up, at: frame.center, time: 0.5))
      #expect(controller.instruments.debug.parts.contains(part) != wasOn)
    }
    // The switches are buttons of the window: nothing was added where they lie over the demo.
    #expect(controller.session.demo.elements.count == count && controller.instruments.debug.parts == [.boxes])
  }

  @Test("the words of a full box stay legible over the overlay of the shapes that fall past them")
  func wordsOfFullBox() throws {
    let controller = controller(GravityCollisionDemo.self)
    for _ in 0..<11 { controller.session.send(.action("add-100", index: nil), at: 0) }
    for frame in 1...30 { controller.frame(at: Double(frame) / 60) }
    let pane = try #require(controller.panes.first)
    let words = try #require(pane.host.demo.legends.first)
    let center = controller.layout.outside(words.center, of: pane.frame)
    let plain = try picture(controller, .dark)
    controller.press("D", at: 0.5)
    let shown = try picture(controller, .dark)
    #expect(difference(plain, shown, in: controller.layout.viewport) > 1000)
    #expect(difference(plain, shown, in: Rect(center: center, size: Size(width: 80, height: 16))) == 0)
  }

  @Test("a body's box holds its outlines and no more") func box() throws {
    let item = DebugSnapshot.Item(
      outlines: [
        .circle(Point(x: 3, y: 4), radius: 2, angle: 0), .polygon([Point(x: 0, y: 9), Point(x: 1, y: 8)]),
      ],
      center: .zero, velocity: .zero, activity: .awake, island: 0)
    #expect(item.box == Rect(x: 0, y: 2, width: 5, height: 7))
  }

  @Test("a demo without bodies has no overlay and shows a message") func noBodiesNoOverlay() {
    let controller = controller(ScrollDemo.self)
    controller.press("D")
    #expect(!controller.instruments.debug.isShown && controller.toast != nil)
  }

  @Test("with the overlay, frames go on while something moves and stop at rest") func framesStopAtRest() {
    let controller = controller(NewtonsCradleDemo.self)
    controller.press("D")
    for step in 0..<120 { controller.frame(at: Double(step) / 60) }
    #expect(!controller.needsFrame(at: 2.1))
    controller.press("Q", at: 2.2)
    for step in 0..<120 { controller.frame(at: 2.2 + Double(step) / 60) }
    #expect(controller.needsFrame(at: 4.3))
  }

  private static func host(_ id: String) -> DemoHost? {
    DemoCatalog.demo(id: id).map { DemoHost($0, viewport: Size(width: 640, height: 480)) }
  }
  private static let demosWithBodies = DemoCatalogTests.ids.filter { host($0)?.demo.debugScene != nil }

  @Test("the overlay's items lie over the demo's drawing, within 20 points", arguments: demosWithBodies)
  func overlayLiesOverTheDrawing(id: String) throws {
    let host = try #require(Self.host(id))
    // Cells and shapes that a demo adds only when it is asked to.
    for name in ["add", "add-100"] where host.card.actions.contains(where: { $0.name == name }) {
      host.demo.perform(name, index: nil)
    }
    host.advance(to: 1)
    let scene = try #require(host.demo.debugScene)
    var count = 0
    let places = host.demo.elements.map(\.center)
    let viewport = Rect(origin: .zero, size: host.demo.viewport)
    for item in scene.snapshot.items {
      let place = scene.transform.apply(item.center)
      // Cells that springs hold ready out of sight are not drawn.
      guard viewport.contains(place) else { continue }
      // A step's motion may lie between a body's state and what is shown of it.
      #expect(places.contains { $0.distance(to: place) < 20 }, "\(item.center)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test(
    "cells on springs appear with a link from their place, asleep at rest and awake in a fling",
    arguments: [SpringListDemo.card.id, SpringyGridDemo.card.id])
  func springCellsHaveLinks(id: String) throws {
    let demo = try #require(DemoCatalog.demo(id: id))
    let controller = controller(demo)
    for theme in [Theme.dark, .light] {
      let plain = try picture(controller, theme)
      controller.press("D")
      #expect(controller.instruments.debug.isShown)
      #expect(difference(plain, try picture(controller, theme), in: controller.layout.viewport) > 1000)
      controller.press("D")
    }
    let run = try DemoRun(demo)
    let resting = try #require(run.host.demo.debugScene).snapshot
    #expect(resting.items.count == run.host.frame(0).bodies && resting.links.count == resting.items.count)
    #expect(resting.items.allSatisfy { $0.activity == .asleep && $0.velocity == .zero })
    #expect(resting.links.allSatisfy { $0.isSpring && $0.isAnchored && $0.from == $0.to })
    try run.fling(Vector(dx: 0, dy: 2000), at: 0.1)
    let frame = run.frame(at: 0.3)
    let moving = try #require(run.host.demo.debugScene)
    #expect(moving.snapshot.items.allSatisfy { $0.activity == .awake })
    // A link leads from where the cell belongs to where it is seen.
    for (item, link) in zip(moving.snapshot.items, moving.snapshot.links) {
      #expect(link.to == item.center && link.from.x == link.to.x)
    }
    let centers = moving.snapshot.items.map { moving.transform.apply($0.center) }
    for cell in frame.elements {
      #expect(centers.contains { $0.distance(to: cell.center) < Tolerance.closedForm })
    }
    #expect(moving.snapshot.links.contains { abs($0.from.y - $0.to.y) > 20 })
  }

  @Test(
    "the overlay does not cover a page's title", arguments: ["vortex", "linear", "spring-field", "radial"])
  func titleStaysClear(page: String) throws {
    let controller = controller(DynamicsLabDemo.self)
    try controller.session.host.set("page", .choice(page))
    let plain = try picture(controller, .dark)
    controller.press("D")
    let shown = try picture(controller, .dark)
    let viewport = controller.layout.viewport
    // The strip is 56 pt high; its lower edge is the stage's wall.
    let title = Rect(x: viewport.minX, y: viewport.minY, width: viewport.width, height: 50)
    #expect(difference(plain, shown, in: title) == 0)
    #expect(difference(plain, shown, in: viewport) > 1000)
  }

  @Test("no demo has an action on the overlay's key") func noActionHasTheOverlaysKey() {
    let keys = DemoCatalog.demos.flatMap { $0.card.actions.compactMap(\.key) }
    #expect(!keys.contains("D"))
  }
}
