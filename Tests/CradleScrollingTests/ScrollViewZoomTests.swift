import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("Zooming by calls")
struct ScrollViewZoomTests {
  @Test("keeps the viewport's centre in place, as far as the range allows", arguments: [0.5, 0.8, 1, 2.5, 4])
  func aboutMiddle(scale: Double) {
    let rig = ZoomRig()
    rig.view.contentOffset = Point(x: 200, y: 150)
    let middle = rig.seen(at: Point(x: 200, y: 150))
    rig.view.setZoomScale(scale, animated: false)
    #expect(rig.view.zoomScale == scale)
    #expect(rig.seen(at: Point(x: 200, y: 150)).isWithin(Tolerance.closedForm, of: middle))
    #expect(rig.flaw == nil)
  }

  @Test(
    "keeps to its limits, and to nothing where there is nothing to zoom", arguments: [(0.1, 0.5), (9.0, 4.0)])
  func limits(requested: Double, got: Double) {
    let rig = ZoomRig()
    rig.view.zoomScale = requested
    #expect(rig.view.zoomScale == got)
    #expect(rig.flaw == nil)
    for (view, limit) in [(true, 1.0), (false, 4)] {
      let plain = ZoomRig(minimum: 1, maximum: limit)
      if !view { plain.hand.zoomed = nil }
      plain.view.zoomScale = requested
      #expect(plain.view.zoomScale == 1)
      #expect(plain.view.pinchGestureRecognizer == nil)
    }
  }

  @Test("an unanimated zoom calls didScroll and didZoom, an animated one also begin and end")
  func telling() {
    let rig = ZoomRig()
    rig.view.setZoomScale(2, animated: false)
    #expect(rig.hand.log == ["didScroll", "didZoom"])
    rig.hand.clearLog()
    rig.view.setZoomScale(1.5, animated: true)
    #expect(rig.hand.log == ["willBeginZooming"])
    #expect(rig.view.phase == .animating)
    rig.view.advance(by: 0.15)
    #expect(rig.view.zoomScale.isWithin(Tolerance.closedForm, of: 1.75))
    rig.view.advance(by: 0.15)
    #expect(rig.view.phase == .idle)
    #expect(
      rig.hand.log == ["willBeginZooming", "didScroll", "didZoom", "didScroll", "didZoom", "didEndZooming"])
    #expect(rig.hand.endScales == [1.5])
    #expect(rig.view.zoomScale == 1.5)
  }

  @Test(
    "an animated zoom keeps one point in place throughout, at any frame rate", arguments: [24.0, 60, 144])
  func animatedPlace(rate: Double) {
    let rig = ZoomRig()
    rig.view.contentOffset = Point(x: 200, y: 150)
    let middle = rig.seen(at: Point(x: 200, y: 150))
    rig.view.setZoomScale(3, animated: true)
    var frames = 0.0
    while rig.view.phase != .idle, frames < 1000 {
      frames += 1
      rig.view.advance(to: frames / rate)
      #expect(rig.seen(at: Point(x: 200, y: 150)).isWithin(Tolerance.closedForm, of: middle))
      let law = CosineEase(from: 1, to: 3)
      #expect(rig.view.zoomScale.isWithin(Tolerance.rounding, of: law.value(at: frames / rate)))
      #expect(rig.flaw == nil)
    }
  }

  @Test(
    "zooming to a rectangle fits it, centred",
    arguments: [
      (Rect(x: 300, y: 200, width: 200, height: 100), 2.0, Point(x: 600, y: 350)),
      (Rect(x: 300, y: 200, width: 50, height: 100), 3.0, Point(x: 775, y: 600)),
      (Rect(x: 0, y: 0, width: 200, height: 100), 2.0, Point(x: 0, y: 0)),
      (Rect(x: 395, y: 295, width: 10, height: 10), 4.0, Point(x: 1400, y: 1050)),
      (Rect(x: 0, y: 0, width: 8000, height: 10), 0.5, Point(x: 0, y: 0)),
    ])
  func toRect(rect: Rect, scale: Double, offset: Point) {
    for animated in [false, true] {
      let rig = ZoomRig()
      rig.view.zoom(to: rect, animated: animated)
      rig.hand.rest()
      #expect(rig.view.zoomScale == scale)
      #expect(rig.view.contentOffset.isWithin(Tolerance.closedForm, of: offset))
      #expect(rig.flaw == nil)
    }
  }

  @Test("a pointer stops an animation, and its end is reported once")
  func stopped() {
    let rig = ZoomRig()
    rig.view.setZoomScale(3, animated: true)
    rig.view.advance(by: 0.1)
    let scale = rig.view.zoomScale
    rig.finger(0, .down, Point(x: 100, y: 100), at: 0.1)
    rig.view.advance(by: 1)
    #expect(rig.view.zoomScale == scale)
    #expect(rig.hand.endScales == [scale])
    rig.view.setZoomScale(4, animated: true)
    rig.view.stopScrollingAndZooming()
    #expect(rig.view.zoomScale == scale)
    #expect(rig.hand.endScales == [scale, scale])
  }

  @Test(
    "a call in the bounce ends it at the limit; an offset that is set lets it go on",
    arguments: [true, false])
  func callInBounce(stops: Bool) {
    let rig = ZoomRig()
    let time = rig.pinch(by: 8, about: Point(x: 200, y: 150))
    rig.fingers(.up, about: Point(x: 200, y: 150), apart: 880, at: time)
    rig.view.advance(to: time + 0.05)
    let scale = rig.view.zoomScale
    if stops {
      rig.view.setContentOffset(Point(x: 900, y: 700), animated: false)
      #expect(rig.view.zoomScale == 4)
      #expect(rig.view.phase == .idle)
    } else {
      rig.view.contentOffset = Point(x: 900, y: 700)
      #expect(rig.view.zoomScale == scale)
      rig.hand.rest()
    }
    #expect(rig.view.zoomScale == 4)
    #expect(rig.view.contentOffset == Point(x: 900, y: 700))
    #expect(rig.hand.endScales == [4])
  }

  @Test("content smaller than the viewport lies at its alignment point", arguments: [0.0, 0.5, 1])
  func alignment(share: Double) {
    let rig = ZoomRig(minimum: 0.25)
    rig.view.contentAlignmentPoint = Point(x: share, y: share)
    rig.view.setZoomScale(0.25, animated: true)
    rig.hand.rest()
    // 200 × 150 pt of content in 400 × 300.
    #expect(
      rig.view.contentOffset.isWithin(Tolerance.closedForm, of: Point(x: -200 * share, y: -150 * share)))
    #expect(rig.flaw == nil)
  }

  @Test("a delegate may centre small content by insets while it zooms, also in the bounce")
  func centring() {
    let rig = ZoomRig(minimum: 0.25)
    rig.hand.onZoom = { view in
      let x = max(0, (400 - view.contentSize.width) / 2)
      let y = max(0, (300 - view.contentSize.height) / 2)
      view.contentInset = EdgeInsets(top: y, left: x, bottom: y, right: x)
    }
    let time = rig.pinch(by: 0.1, about: Point(x: 200, y: 150))
    rig.fingers(.up, about: Point(x: 200, y: 150), apart: 9, at: time)
    rig.hand.rest()
    #expect(rig.view.zoomScale == 0.25)
    #expect(rig.view.contentOffset.isWithin(Tolerance.halfPoint, of: Point(x: -100, y: -75)))
  }

  @Test("misuse traps with a message")
  func misuse() async {
    let traps = await [
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        ScrollView(viewportSize: .zero, contentSize: .zero).maximumZoomScale = 0
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        ScrollView(viewportSize: .zero, contentSize: .zero).zoomScale = .nan
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        ScrollView(viewportSize: .zero, contentSize: .zero).zoom(to: .zero, animated: true)
      },
    ]
    for (name, trap) in zip(
      ["ScrollView.maximumZoomScale", "ScrollView.setZoomScale", "ScrollView.zoom(to:)"], traps)
    {
      #expect(TrapSentence.has(name, in: trap?.standardErrorContent))
    }
  }
}
