import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleScrolling

/// The axes, the zoom and the announcements as parts of a scroll view, without one.
@Suite("The axes, the zoom and the announcements of a scroll view")
struct ScrollMotionPartsTests {
  private let viewport = Size(width: 300, height: 400)

  private func axes(_ engine: ScrollEngine = .laws) -> (axes: ScrollAxes, feel: ScrollFeel) {
    var feel = ScrollFeel()
    feel.engine = engine
    return (ScrollAxes(viewport: viewport, content: Size(width: 900, height: 3000)), feel)
  }

  @Test("content that rests at its start stays there when an inset grows; held content keeps its offset")
  func start() {
    var (axes, _) = axes()
    var held = axes
    axes.changeLengths(isHeld: false) { $0.insets = EdgeInsets(all: 20) }
    #expect(axes.offset == Point(x: -20, y: -20))
    held.changeLengths(isHeld: true) { $0.insets = EdgeInsets(all: 20) }
    #expect(held.offset == .zero && held.insets == EdgeInsets(all: 20))
  }

  @Test("there is an animator exactly while dynamics moves an axis, whatever happens to it")
  func dynamics() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      var (axes, feel) = axes(.dynamics)
      var time = 0.0
      for _ in 0..<12 {
        let place = Point(x: random.double(in: -200...800), y: random.double(in: -200...3000))
        switch random.int(in: 0..<9) {
        case 0, 1:
          let velocity = Vector(dx: place.x, dy: place.y)
          let target = axes.announcedTarget(velocity, feel: feel, usesDynamics: true)
          axes.release(
            velocity: velocity, announced: target, target: target, feel: feel, usesDynamics: true, at: time)
        case 2: axes.ease(to: place, at: time)
        case 3: axes.scrollSmoothly(by: Vector(dx: 0, dy: place.y), at: time)
        case 4: axes.shift(to: place, isHeld: false, feel: feel, at: time)
        case 5:
          feel.engine = feel.engine == .laws ? .dynamics : .laws
          axes.replan(isHeld: false, feel: feel, at: time)
        case 6: axes.stop()
        case 7: axes.springBack(feel: feel, usesDynamics: feel.engine == .dynamics, at: time)
        default: axes.changeEach(by: place) { $0.stop(at: $1) }
        }
        let isDynamics = axes.x.motion.isDynamics || axes.y.motion.isDynamics
        #expect((axes.animator != nil) == isDynamics)
        time += random.double(in: 0...0.5)
        axes.advance(to: time, feel: feel)
        #expect((axes.animator != nil) == (axes.x.motion.isDynamics || axes.y.motion.isDynamics))
      }
    }
  }

  @Test("the content's size follows the scale through bounces, animations and wheels")
  func zoom() {
    let (zoom, picture) = (ScrollZoom(), Picture())
    var (axes, _) = axes()
    (zoom.minimum, zoom.maximum, zoom.content.view) = (0.5, 4, picture)
    zoom.show(6, in: &axes)
    zoom.bounce(ScrollFeel().bounceSpring, about: .zero, in: &axes, at: 0)
    #expect(zoom.isBouncing && zoom.target == 4)
    for frame in 1...300 {
      let time = Double(frame) / 60
      if frame == 100 { zoom.ease(to: 9, offset: Point(x: 50, y: 60), in: &axes, at: time) }
      if frame == 200 { zoom.zoomSmoothly(by: -1, about: Point(x: 9, y: 9), in: axes, at: time) }
      zoom.advance(to: time, in: &axes)
      axes.advance(to: time, feel: ScrollFeel())
      let size = Size(width: 800 * zoom.scale, height: 600 * zoom.scale)
      #expect(axes.content == size)
    }
    #expect(!zoom.isMoving && zoom.scale < 4)
    #expect(picture.transform == .identity, "the view is told when nothing is half done")
    zoom.displayInView()
    #expect(picture.transform == Transform(scale: zoom.scale))
    #expect(zoom.content.corner.isWithin(Tolerance.closedForm, of: .zero))
  }

  @Test("each motion that began has one end, and none while it runs")
  func announcements() {
    var announcements = ScrollAnnouncements()
    var (axes, _) = axes()
    let begins = [announcements.beginZoom(), announcements.beginZoom()]
    #expect(begins == [true, false])
    axes.ease(to: Point(x: 0, y: 500), at: 0)
    announcements.beginAnimation(of: axes)
    let running = announcements.nextEnd(axes, isZooming: true)
    #expect(running == nil)
    axes.stop()
    let ends = (0..<3).map { _ in announcements.nextEnd(axes, isZooming: false) }
    #expect(ends == [.zoom, .animation, nil])
    announcements.beginAnimation(of: axes)
    let none = announcements.nextEnd(axes, isZooming: false)
    #expect(none == nil, "nothing had begun")
  }
}
