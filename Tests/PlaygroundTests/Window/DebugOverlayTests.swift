import CradleGeometry
import CradleStage
import Testing

@testable import Playground

/// The overlay of the key D, over real demos.
struct DebugOverlayTests {
  private func shell(_ demo: any Demo.Type) -> Shell {
    Shell(demo: demo, size: Size(width: 1000, height: 700), isAnimated: false) { text, _ in
      Double(text.count) * 7
    }
  }

  private func picture(_ shell: Shell, _ theme: Theme) throws -> OffscreenStage {
    let stage = try OffscreenStage(size: shell.size)
    shell.theme = theme
    shell.draw(on: stage.canvas)
    return stage
  }

  private func difference(_ a: OffscreenStage, _ b: OffscreenStage, in area: Rect) -> Int {
    var count = 0
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) where a.pixel(x: x, y: y) != b.pixel(x: x, y: y) { count += 1 }
    }
    return count
  }

  @Test func `D shows and hides it, in both themes`() throws {
    let shell = shell(NewtonsCradleDemo.self)
    for theme in [Theme.dark, .light] {
      let plain = try picture(shell, theme)
      shell.press("D")
      #expect(shell.showsDebug)
      let shown = try picture(shell, theme)
      #expect(difference(plain, shown, in: shell.layout.viewport) > 1000)
      #expect(difference(plain, shown, in: shell.layout.inspector) == 0)
      shell.press("D")
      #expect(difference(plain, try picture(shell, theme), in: shell.layout.viewport) == 0)
    }
  }

  @Test func `a demo without bodies says so`() {
    let shell = shell(ScrollDemo.self)
    shell.press("D")
    #expect(!shell.showsDebug && shell.toast != nil)
  }

  @Test func `frames go on while something moves, and stop at rest`() {
    let shell = shell(NewtonsCradleDemo.self)
    shell.press("D")
    for step in 0..<120 { shell.frame(at: Double(step) / 60) }
    #expect(!shell.needsFrame(at: 2.1))
    shell.press("Q", at: 2.2)
    for step in 0..<120 { shell.frame(at: 2.2 + Double(step) / 60) }
    #expect(shell.needsFrame(at: 4.3))
  }

  @Test(arguments: DemoCatalogTests.ids)
  func `lies over what the demo draws`(id: String) throws {
    let host = DemoHost(try #require(DemoCatalog.demo(id: id)), viewport: Size(width: 640, height: 480))
    guard let animator = host.demo.animator else { return }
    host.advance(to: 0.3)
    let places = host.demo.elements.map(\.center)
    for item in animator.debugSnapshot().items {
      let place = host.demo.animatorTransform.apply(item.center)
      // A step's motion may lie between a body's state and what is shown of it.
      #expect(places.contains { $0.distance(to: place) < 20 }, "\(item.center)")
    }
  }

  @Test(arguments: ["vortex", "linear", "spring-field", "radial"])
  func `leaves a page's title alone`(page: String) throws {
    let shell = shell(DynamicsLabDemo.self)
    try shell.session.host.set("page", .choice(page))
    let plain = try picture(shell, .dark)
    shell.press("D")
    let shown = try picture(shell, .dark)
    let viewport = shell.layout.viewport
    // The strip is 56 pt high; its lower edge is the stage's wall.
    let title = Rect(x: viewport.minX, y: viewport.minY, width: viewport.width, height: 50)
    #expect(difference(plain, shown, in: title) == 0)
    #expect(difference(plain, shown, in: viewport) > 1000)
  }

  @Test func `no demo's own key hides the overlay's`() {
    let keys = DemoCatalog.demos.flatMap { $0.card.actions.compactMap(\.key) }
    #expect(!keys.contains("D"))
  }
}
