import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The part of the plot in sight")
struct PlotWindowTests {
  /// The seconds by which a zoom may miss the time under the pointer, which stands on a whole pixel.
  private static let aboutPointer = 0.02
  /// The seconds between two samples of the history.
  private static let frame = 1.0 / 60
  /// The points between two samples of a window of 5 s.
  private static let sampleWidth = 4.0

  private let controller = WindowController.probe()

  /// A window whose demo has moved for some seconds.
  private func played(_ seconds: Double) -> WindowController {
    controller.press("G")
    for frame in 0...Int(seconds * 60) { controller.frame(at: Double(frame) / 60) }
    return controller
  }

  private var window: PlotWindow { controller.session.history.window }
  private func area() throws -> Rect { try #require(controller.plot).layout.area }

  private func turn(_ notches: Double, at x: Double, y: Double) {
    controller.wheel(
      WheelEvent(
        delta: Vector(dx: 0, dy: notches), isPrecise: false, at: Point(x: x, y: y), time: controller.now))
  }

  @Test("at first it is the last five seconds, with a line for each") func isLastSeconds() {
    let window = PlotWindow()
    #expect(window.range(at: 20) == 15...20 && window.isWhole)
    #expect(window.ticks(at: 20).ages == [0, 1, 2, 3, 4, 5] && window.ticks(at: 20).decimals == 0)
  }

  @Test(
    "zooming keeps the time under the pointer, at any place and factor", arguments: [0.0, 0.3, 0.7, 0.95])
  func zoomKeepsTime(share: Double) {
    for factor in [0.5, 0.9, 1.7] {
      var window = PlotWindow()
      window.pan(by: -2, now: 60, first: 0)
      let before = window.range(at: 60)
      window.zoom(by: factor, at: share, now: 60)
      let after = window.range(at: 60)
      let times = [before, after].map { $0.lowerBound + share * ($0.upperBound - $0.lowerBound) }
      #expect(abs(times[0] - times[1]) < Tolerance.closedForm)
      #expect(abs(window.span - 5 * factor) < Tolerance.closedForm)
    }
  }

  @Test("it shows between a tenth of a second and the timeline's minute, and never the future")
  func isWithinLimits() {
    var window = PlotWindow()
    for _ in 0..<100 { window.zoom(by: 0.5, at: 0.5, now: 30) }
    #expect(window.span == PlotWindow.spans.lowerBound)
    #expect(window.ticks(at: 30).ages.count <= 12 && window.ticks(at: 30).decimals == 2)
    for _ in 0..<100 { window.zoom(by: 2, at: 0.5, now: 30) }
    #expect(window.span == Scrub.reach && window.range(at: 30).upperBound <= 30)
    window.reset()
    window.pan(by: -100, now: 30, first: 0)
    #expect(window.range(at: 30).contains(0) && window.range(at: 30).upperBound > 0)
    window.pan(by: 100, now: 30, first: 0)
    #expect(window.end == nil && window.range(at: 31) == 26...31)
  }

  @Test("the wheel zooms about the pointer, a drag goes back, a double click returns to the present")
  func wheelAndDrag() throws {
    let controller = played(20)
    let area = try area()
    turn(4, at: area.midX, y: area.midY)
    #expect(abs(window.span - 2.5) < Tolerance.closedForm)
    #expect(abs(window.range(at: 20).lowerBound + window.span / 2 - 17.5) < Self.aboutPointer)
    let before = controller.session.history.shown
    controller.drag(.down, area.midX, area.midY, at: 20)
    controller.drag(.move, area.midX + area.width / 2, area.midY, at: 20.1)
    controller.drag(.up, area.midX + area.width / 2, area.midY, at: 20.2)
    let moved = controller.session.history.shown
    #expect(abs(before.lowerBound - moved.lowerBound - window.span / 2) < Tolerance.closedForm)
    // It stands while the time passes.
    controller.frame(at: 21)
    #expect(controller.session.history.shown == moved)
    for time in [22, 22.1] { controller.click(area.midX, area.midY, at: time) }
    #expect(window.isWhole && controller.session.history.shown.upperBound == controller.session.history.now)
  }

  @Test("a click on a curve's name hides it, and the scale is that of the others; another click shows it")
  func clickHidesCurve() throws {
    let controller = played(4)
    let entry = try #require(controller.plot?.layout.legend.first)
    let place = entry.frame.center
    #expect(controller.target(at: place) == .series(entry.curve))
    controller.click(place.x, place.y, at: 5)
    #expect(!controller.session.history.isShown(entry.curve))
    controller.frame(at: 5.1)
    let hidden = controller.session.history.axis(of: entry.curve)
    #expect(hidden == PlotAxis(unit: controller.session.history.curves[entry.curve].unit))
    controller.click(place.x, place.y, at: 6)
    #expect(controller.session.history.isShown(entry.curve) && window.hidden.isEmpty)
  }

  @Test("the pointer reads a time inside of the area only, and values stand beside the names")
  func readingCoversNothing() throws {
    let controller = played(6)
    let area = try area()
    controller.hover(at: area.center, now: 6)
    let layout = try #require(controller.plot).layout
    #expect(layout.legend.allSatisfy { !$0.words.reading.isEmpty && $0.frame.maxY <= area.minY })
    let reading = try #require(controller.plot?.reading)
    let time = controller.session.history.times[reading.sample]
    #expect(
      abs(time - (controller.session.history.now - 2.5)) < Self.frame
        && abs(reading.x - area.midX) < Self.sampleWidth)
    controller.hover(at: layout.legend[0].frame.center, now: 6)
    #expect(controller.plot?.reading == nil)
  }

  @Test("the names of curves, with their values, do not cover each other")
  func legend() throws {
    var pairs = 0
    for demo in DemoCatalog.demos {
      let controller = WindowController(demo: demo, size: Size(width: 1280, height: 800)) { text, _ in
        Double(text.count) * 7
      }
      for frame in 0...6 { controller.frame(at: Double(frame) / 60) }
      let entries = try #require(controller.plot).layout.legend
      for (index, entry) in entries.enumerated() {
        for other in entries[(index + 1)...] {
          pairs += 1
          #expect(!entry.frame.intersects(other.frame), "\(demo.card.id)")
        }
      }
    }
    #expect(pairs > 5)
  }
}
