import CradleGeometry
import TestSupport
import Testing

@testable import Playground

/// Frames in whole numbers, as a designer would write them down.
struct WindowLayoutTests {
  /// The last decimal of the expected magnifications, after which they are cut.
  private static let printedMagnification = 0.1
  /// The points by which a viewport of a whole number of pixels may be narrower or wider.
  private static let wholePoint = 1.0

  private func layout(_ width: Double, _ height: Double, actions: Int = 0, fillsStage: Bool = false)
    -> WindowLayout
  {
    let card = DemoCard(
      id: "demo", title: "Demo", summary: "", group: .springs,
      actions: (0..<actions).map { DemoAction("a\($0)", title: "Raise \($0)", summary: "") },
      fillsStage: fillsStage)
    return WindowLayout(size: Size(width: width, height: height), card: card) { Double($0.count) * 7 }
  }

  @Test("a window of 1280 by 800 has the sketch's frames") func sketchHasItsFrames() {
    let layout = layout(1280, 800)
    #expect(layout.topBar == Rect(x: 0, y: 0, width: 1280, height: 48))
    #expect(layout.sidebar == Rect(x: 0, y: 48, width: 224, height: 752))
    #expect(layout.inspector == Rect(x: 984, y: 48, width: 296, height: 752))
    #expect(layout.stage == Rect(x: 224, y: 48, width: 760, height: 584))
    #expect(layout.plot == Rect(x: 224, y: 632, width: 760, height: 168))
    #expect(layout.viewport == Rect(x: 444, y: 72, width: 320, height: 524))
    #expect(!layout.isSidebarFolded && !layout.isInspectorFolded && layout.isFramed)
  }

  @Test("a window of 1024 by 700 keeps every region") func smallerWindowKeepsAll() {
    let layout = layout(1024, 700)
    #expect(layout.stage == Rect(x: 224, y: 48, width: 504, height: 484))
    #expect(layout.viewport == Rect(x: 316, y: 72, width: 320, height: 424))
    #expect(layout.plot == Rect(x: 224, y: 532, width: 504, height: 168))
  }

  @Test("a window of 860 by 640 folds the sidebar") func narrowWindowFoldsTheSidebar() {
    let layout = layout(860, 640)
    #expect(layout.isSidebarFolded && !layout.isInspectorFolded)
    #expect(layout.stage == Rect(x: 0, y: 48, width: 564, height: 424))
    #expect(layout.viewport == Rect(x: 122, y: 72, width: 320, height: 364))
    let bar = TopBarLayout(layout)
    #expect(bar.menu == Rect(x: 12, y: 10, width: 32, height: 28))
    #expect(bar.name == nil && bar.tune == Rect(x: 816, y: 10, width: 32, height: 28))
    #expect(bar.plot == Rect(x: 744, y: 10, width: 32, height: 28))
  }

  @Test("a window of 640 by 480 has the stage and the bar alone") func smallWindowHasTheStage() {
    let layout = layout(640, 480)
    #expect(layout.isSidebarFolded && layout.isInspectorFolded && layout.plot == nil)
    #expect(layout.stage == Rect(x: 0, y: 48, width: 640, height: 432))
    #expect(layout.viewport == Rect(x: 160, y: 72, width: 320, height: 372))
    let bar = TopBarLayout(layout)
    #expect(bar.tune == Rect(x: 596, y: 10, width: 32, height: 28))
    #expect(bar.readout == nil && bar.plot == nil)
    #expect(bar.title == Rect(x: 60, y: 0, width: 260, height: 48))
  }

  @Test(
    "a window that is higher than a phone's frame shows a larger one, whose demo has a phone's size",
    arguments: [(1280.0, 800.0), (1920, 1080), (1920, 1300), (3840, 2160), (700, 2160)])
  func largeWindowMagnifies(width: Double, height: Double) {
    let layout = layout(width, height, actions: 2)
    #expect(layout.stage.contains(layout.viewport))
    #expect(layout.demoSize.height <= WindowLayout.Metrics.frameHeight + Tolerance.closedForm)
    #expect(WindowLayout.Metrics.frameWidth.contains((layout.demoSize.width * 0.999).rounded()))
    #expect(layout.magnification >= 1 && (height > 1200 || layout.magnification == 1))
    #expect((layout.magnification > 2) == (width == 3840))
    let place = Point(x: 31, y: 44)
    let back = layout.inside(layout.outside(place, of: layout.viewport), of: layout.viewport)
    #expect(back.distance(to: place) < Tolerance.closedForm)
  }

  @Test(
    "a demo that fills a large stage is drawn larger, in both directions alike",
    arguments: [(1280.0, 800.0, 1.0), (1920, 1080, 1), (2560, 1440, 1.4), (3840, 2160, 2.2), (3840, 1000, 1)])
  func largeStageMagnifies(width: Double, height: Double, expected: Double) {
    let layout = layout(width, height, actions: 2, fillsStage: true)
    #expect(abs(layout.magnification - expected) <= Self.printedMagnification)
    let full = WindowLayout.Metrics.fullStage
    let (size, shown) = (layout.demoSize, layout.viewport.size)
    #expect(
      layout.magnification == 1 || size.width <= full.width + Tolerance.closedForm
        || size.height <= full.height + Tolerance.closedForm)
    #expect(abs(size.width - shown.width / layout.magnification) <= Tolerance.halfPoint)
    #expect(abs(size.height - shown.height / layout.magnification) <= Tolerance.halfPoint)
  }

  @Test("in a larger frame the pointer, the wheel and the hand are where the demo is seen")
  func pointerIsScaled() {
    let controller = WindowController.probe(3840, 2160)
    let (frame, size) = (controller.layout.viewport, controller.layout.magnification)
    #expect(size > 2 && controller.quiet?.viewport == controller.layout.demoSize)
    let corner = Point(x: frame.maxX - size, y: frame.maxY - size)
    controller.drag(.down, corner.x, corner.y, at: 1)
    controller.drag(.move, frame.minX, frame.minY, at: 1.1)
    controller.drag(.up, frame.minX, frame.minY, at: 1.2)
    let places = controller.quiet?.pointers.map(\.location) ?? []
    let end = Point(x: frame.width / size - 1, y: frame.height / size - 1)
    #expect(
      places.count == 3 && (places.first ?? .zero).distance(to: end) < Tolerance.closedForm
        && places.last == .zero)
  }

  @Test("action buttons stand centred under the viewport and wrap") func buttonsAreCentred() {
    let one = layout(1280, 800, actions: 2, fillsStage: true)
    #expect(
      one.actions == [
        Rect(x: 519, y: 564, width: 81, height: 32), Rect(x: 608, y: 564, width: 81, height: 32),
      ])
    #expect(one.viewport == Rect(x: 224, y: 48, width: 760, height: 500))
    let narrow = layout(900, 700, actions: 6)
    #expect(Set(narrow.actions.map(\.minY)) == [424, 464])
    #expect(narrow.viewport.maxY == 408)
    #expect(narrow.actions.allSatisfy { narrow.stage.contains($0) })
  }

  @Test(
    "action buttons stand between the viewport and the timeline",
    arguments: [(1280.0, 800.0), (640, 480), (480, 360), (900, 700)])
  func buttonsAndTimelineStayApart(width: Double, height: Double) throws {
    for fills in [true, false] {
      let layout = layout(width, height, actions: 6, fillsStage: fills)
      let strip = try #require(layout.timeline).frame
      #expect(layout.actions.allSatisfy { $0.maxY <= strip.minY - 12 })
      #expect(layout.actions.allSatisfy { $0.minY >= layout.viewport.maxY })
    }
  }

  @Test("in a tall window the viewport has a phone's width and at most its height") func viewportIsAPhone() {
    #expect(layout(1600, 1000).viewport == Rect(x: 577, y: 72, width: 375, height: 724))
    let tall = layout(1600, 1400)
    #expect(tall.viewport.height == 1124 && abs(tall.demoSize.height - 812) < Tolerance.closedForm)
    #expect(abs(tall.demoSize.width - 375) < Self.wholePoint)
  }

  @Test(
    "every region stays inside a window of any size",
    arguments: [(480.0, 360.0), (50, 50), (1, 1), (899, 559), (720, 560), (3000, 2000)])
  func regionsStayInside(width: Double, height: Double) {
    let layout = layout(width, height, actions: 3)
    let window = Rect(x: 0, y: 0, width: width, height: height)
    for rect in [layout.topBar, layout.stage, layout.inspector, layout.sidebar]
      + [layout.plot].compactMap({ $0 })
    {
      #expect(window.contains(rect))
      #expect(rect.width >= 0 && rect.height >= 0)
    }
    #expect(layout.viewport.width >= 0 && layout.viewport.height >= 0)
  }

  @Test("wrapping starts a row where the room ends, and a wide item has its own") func wrappingStartsARow() {
    #expect(Wrapping.rows(of: [50, 50, 50], gap: 10, within: 110) == [0..<2, 2..<3])
    #expect(Wrapping.rows(of: [500, 20], gap: 10, within: 110) == [0..<1, 1..<2])
    #expect(Wrapping.rows(of: [], gap: 10, within: 110) == [])
  }
}
