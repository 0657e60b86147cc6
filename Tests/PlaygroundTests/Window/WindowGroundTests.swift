import CradleGeometry
import CradleStage
import Testing

@testable import Playground

/// The window's first frame, before fonts and the demo are there.
struct WindowGroundTests {
  @Test(
    "the first frame has the background of every region",
    arguments: [(640.0, 480.0), (800, 600), (1280, 800), (1920, 1080)], [Theme.Name.dark, .light])
  func firstFrame(size: (Double, Double), theme: Theme.Name) throws {
    let size = Size(width: size.0, height: size.1)
    let (first, whole) = (try OffscreenStage(size: size), try OffscreenStage(size: size))
    WindowGround(card: ScrollDemo.card, folded: WindowRegion.foldedAtFirst, theme: .named(theme))
      .draw(on: first.canvas)
    let controller = WindowController(
      demo: ScrollDemo.self, size: size, theme: .named(theme), isAnimated: false
    ) {
      whole.canvas.width(of: $0, $1)
    }
    controller.frame(at: 0)
    controller.draw(on: whole.canvas)
    // Two points inside of each region's upper left corner nothing but its ground is drawn.
    let layout = controller.layout
    var regions = [layout.topBar, layout.stage]
    if !layout.isSidebarFolded { regions.append(layout.sidebar) }
    if !layout.isInspectorFolded { regions.append(layout.inspector) }
    if let plot = layout.plot { regions.append(plot) }
    #expect(regions.count == (size.width > 1000 ? 5 : size.width > 700 ? 4 : 2))
    for region in regions {
      let (x, y) = (Int(region.minX) + 2, Int(region.minY) + 2)
      #expect(first.pixel(x: x, y: y) == whole.pixel(x: x, y: y), "\(region)")
    }
  }
}
