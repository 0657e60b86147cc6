import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("A gesture that begins while a pinch or a trackpad's gesture ends")
struct ScrollViewReplacedEndTests {
  // MARK: Trackpads, wheels and keys

  /// Scrolls by a trackpad's delta, in points of the offset.
  private func scroll(_ rig: ScrollRig, by travel: Double, at time: Double) {
    let delta = Vector(dx: 0, dy: -travel / WheelEvent.pointsPerPreciseUnit)
    rig.view.wheel(WheelEvent(delta: delta, isPrecise: true, at: Point(x: 100, y: 100), time: time))
  }

  @Test("a finger that goes down when a trackpad's gesture ends beyond an edge holds the content there")
  func trackpad() {
    let rig = ScrollRig()
    scroll(rig, by: -120, at: 0)
    let held = rig.view.contentOffset.y
    #expect(held < 0)
    rig.view.panGestureRecognizer.onChange = { [weak rig] in
      if $0.state == .ended, let rig { rig.down(300, at: rig.view.time) }
    }
    rig.advance(to: 1)
    #expect(rig.view.phase == .held && rig.view.contentOffset.y == held)
    #expect(rig.drags == ["begin", "end"])
    rig.view.panGestureRecognizer.onChange = nil
    rig.up(300, at: 1)
    rig.rest()
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test("a pointer or a notch that ends a trackpad's gesture does not end what the app begins then")
  func interrupted() {
    for isPointer in [true, false] {
      let rig = ScrollRig()
      scroll(rig, by: 100, at: 0)
      rig.onCall = { [weak rig] call in
        guard let rig, call.hasPrefix("didEndDragging") else { return }
        rig.onCall = nil
        rig.down(300, at: 0.01)
        rig.move(250, at: 0.01)
      }
      let event = PointerEvent(.down, at: .zero, time: 0.01, device: .touch, id: 9)
      if isPointer {
        rig.view.pointer(event)
      } else {
        rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -3), at: .zero, time: 0.01))
      }
      let offset = rig.view.contentOffset.y
      rig.advance(to: 1)
      #expect(rig.view.phase == .dragging && rig.view.contentOffset.y == offset)
      #expect(rig.drags == ["begin", "end", "begin"])
    }
  }

  @Test("a key that ends a trackpad's gesture does not scroll under the finger that the app puts down then")
  func key() {
    let rig = ScrollRig()
    scroll(rig, by: 100, at: 0)
    rig.onCall = { [weak rig] call in if call.hasPrefix("didEndDragging") { rig?.down(300, at: 0) } }
    _ = rig.view.press(.down)
    rig.view.advance(by: 1)
    #expect(rig.view.phase == .held && rig.view.contentOffset.y == 100)
  }

  // MARK: Zooming

  /// A pinch to beyond the largest scale, and the lift of one of its fingers, which ends it.
  private func pinch() -> (rig: ZoomRig, lift: () -> Void) {
    let rig = ZoomRig()
    let middle = Point(x: 200, y: 150)
    let time = rig.pinch(by: 8, about: middle)
    let apart = (100 + PointerEvent.Device.touch.slop) * 8
    return (rig, { rig.finger(0, .up, middle - Vector(dx: apart / 2, dy: 0), at: time) })
  }

  /// Whether every zoom in the log has its end.
  private func zoomsEnd(_ rig: ScrollRig) -> Bool {
    rig.log.count { $0 == "willBeginZooming" } == rig.log.count { $0 == "didEndZooming" }
  }

  @Test("a finger that goes down when a pinch ends beyond its limits holds the scale, until it lifts")
  func pressedAfterPinch() {
    let (zoom, lift) = pinch()
    let (rig, view) = (zoom.hand, zoom.view)
    view.pinchGestureRecognizer?.onChange = { if $0.state == .ended { rig.down(100, at: view.time) } }
    lift()
    let scale = view.zoomScale
    #expect(scale > view.maximumZoomScale && view.phase == .held)
    #expect(rig.drags == ["begin", "end"])
    view.advance(by: 1)
    #expect(view.zoomScale == scale)
    rig.up(100, at: view.time)
    rig.rest()
    #expect(view.zoomScale == view.maximumZoomScale && zoomsEnd(rig))
  }

  @Test("a zoom that starts in a call of a release is the one that moves the content")
  func zoomed() {
    let (zoom, lift) = pinch()
    let (rig, view) = (zoom.hand, zoom.view)
    rig.onCall = { if $0 == "willEndDragging" { view.setZoomScale(1.5, animated: true) } }
    lift()
    #expect(view.isZoomAnimating && rig.drags == ["begin", "end"])
    rig.rest()
    #expect(view.zoomScale == 1.5 && zoomsEnd(rig))
  }

  @Test("a notch's zoom takes the place of scrolling that the app begins when the zoom begins")
  func notch() {
    let zoom = ZoomRig()
    let (rig, view) = (zoom.hand, zoom.view)
    rig.onCall = {
      if $0 == "willBeginZooming" { view.setContentOffset(Point(x: 300, y: 200), animated: true) }
    }
    view.wheel(
      WheelEvent(delta: Vector(dx: 0, dy: -WheelEvent.notchesPerDoubling), at: .zero, time: 0, isZoom: true))
    #expect(view.isZooming && !view.isScrollAnimating)
    rig.rest()
    #expect(view.zoomScale.isWithin(Tolerance.closedForm, of: 0.5) && zoom.flaw == nil)
  }

  @Test("a jump takes the place of what the app begins when the jump ends a motion")
  func jump() {
    let zoom = ZoomRig()
    let (rig, view) = (zoom.hand, zoom.view)
    view.setZoomScale(2, animated: true)
    view.advance(by: 0.1)
    rig.onCall = { call in
      guard call == "didEndZooming" else { return }
      rig.onCall = nil
      view.setContentOffset(Point(x: 700, y: 500), animated: true)
    }
    view.setZoomScale(0.5, animated: false)
    #expect(view.phase == .idle && zoom.flaw == nil && rig.log.last == "didEndScrollingAnimation")

    let scrolled = ScrollRig()
    scrolled.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    scrolled.view.advance(by: 0.1)
    scrolled.onCall = { [weak scrolled] call in
      guard call == "didEndScrollingAnimation" else { return }
      scrolled?.onCall = nil
      scrolled?.view.setContentOffset(Point(x: 0, y: 900), animated: true)
    }
    scrolled.view.setContentOffset(Point(x: 0, y: 100), animated: false)
    scrolled.view.advance(by: 1)
    #expect(scrolled.view.contentOffset.y == 100 && scrolled.log.last == "didEndScrollingAnimation")
  }
}
