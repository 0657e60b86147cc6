import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// Notches that zoom, and calls and settings in the middle of a zoom.
@Suite("Zooming by notches, and recognisers that are turned off")
struct ScrollViewZoomNotchTests {
  private func notch(_ view: ScrollView, _ dy: Double) {
    view.wheel(WheelEvent(delta: Vector(dx: 0, dy: dy), at: Point(x: 200, y: 150), isZoom: true))
  }

  @Test("notches that cancel each other out end the zoom where it is", arguments: [1.0, -1, 2, 3])
  func opposite(dy: Double) {
    let rig = ZoomRig()
    notch(rig.view, dy)
    notch(rig.view, -dy)
    rig.hand.rest()
    #expect(rig.view.zoomScale.isWithin(Tolerance.closedForm, of: 1))
    #expect(rig.hand.endScales.count == 1)
  }

  /// Zooms animated, to a scale of its own, when a zoom begins: a number of times.
  private final class Eager: ScrollViewDelegate {
    let picture = Picture()
    var (ends, limit) = ([Double](), 1)
    func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? { picture }
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any ZoomableView)?) {
      guard limit > 0 else { return }
      limit -= 1
      scrollView.setZoomScale(3, animated: true)
    }
    func scrollViewDidEndZooming(
      _ scrollView: ScrollView, with view: (any ZoomableView)?, atScale scale: Double
    ) { ends.append(scale) }
  }

  @Test("a notch does not replace the zoom that the delegate starts when it is told of it")
  func eager() {
    let (view, eager) = (
      ScrollView(viewportSize: Size(width: 400, height: 300), contentSize: Size(width: 800, height: 600)),
      Eager()
    )
    (view.delegate, view.maximumZoomScale) = (eager, 4)
    notch(view, 1)
    #expect(view.isZoomAnimating && !view.isZooming)
    for _ in 0..<60 { view.advance(by: 1.0 / 60) }
    #expect(view.zoomScale == 3 && eager.ends == [1, 3])
  }

  @Test("traps for a delegate that starts another zoom in every willBeginZooming")
  func endless() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (rig, eager) = (ZoomRig(), Eager())
      eager.limit = .max
      rig.view.delegate = eager
      rig.view.setZoomScale(2, animated: true)
    }
    #expect(TrapSentence.has("scrollViewWillBeginZooming", in: result?.standardErrorContent))
  }

  @Test("a scale that a notch leads back to its limit arrives there, whatever follows", arguments: 0..<3)
  func interrupted(kind: Int) {
    let rig = ZoomRig()
    _ = rig.pinch(by: 6, about: Point(x: 200, y: 150))
    #expect(rig.view.zoomScale > 4)
    for id in 0..<2 { rig.finger(id, .cancel, Point(x: 200, y: 150), at: rig.view.time) }
    notch(rig.view, -1)
    rig.view.advance(by: 0.02)
    #expect(rig.view.zoomScale > 4 && rig.view.isZooming)
    switch kind {
    case 0: rig.view.setContentOffset(Point(x: 50, y: 60), animated: true)
    case 1: rig.view.setContentOffset(Point(x: 50, y: 60), animated: false)
    default: rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -1), at: .zero))
    }
    rig.hand.rest()
    #expect(rig.view.zoomScale <= 4 && rig.flaw == nil)
    if kind < 2 { #expect(rig.view.contentOffset == Point(x: 50, y: 60)) }
  }

  @Test("limits that exclude the scale apply at a release to content that can be zoomed, and to no other")
  func limitsWithoutZoom() {
    let plain = ScrollRig()
    (plain.view.minimumZoomScale, plain.view.maximumZoomScale) = (0.25, 0.5)
    plain.fling(2000, at: 0)
    #expect(plain.view.phase == .decelerating)
    plain.rest()
    #expect(plain.view.zoomScale == 1 && plain.view.contentSize.height == 4400)

    let rig = ZoomRig(minimum: 0.25, maximum: 0.5)
    rig.hand.down(100, at: 0)
    rig.hand.up(100, at: 0.1)
    rig.hand.rest()
    #expect(rig.view.zoomScale == 0.5 && rig.flaw == nil)
  }

  @Test("the pinch's recogniser, turned off, ends a pinch but no drag")
  func pinchDisabled() {
    let rig = ZoomRig()
    rig.hand.down(200, at: 0)
    rig.hand.move(150, at: 0.1)
    rig.view.pinchGestureRecognizer?.isEnabled = false
    #expect(rig.view.isDragging && rig.view.pinchGestureRecognizer?.isEnabled == false)
    rig.hand.up(150, at: 0.5)
    rig.hand.rest()
    rig.view.pinchGestureRecognizer?.isEnabled = true
    _ = rig.pinch(by: 1.5, about: Point(x: 200, y: 150), at: rig.view.time)
    #expect(rig.view.isZooming)
    rig.view.pinchGestureRecognizer?.isEnabled = false
    #expect(!rig.view.isZooming && !rig.view.isDragging)
  }
}
