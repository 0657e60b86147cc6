import CradleGeometry
import CradlePhysics

// Zooming by gestures: two fingers, and a trackpad's precise deltas.
extension ScrollView {
  /// Whether two fingers now become a pinch: their distance has changed by the slop, and the content can be
  /// zoomed.
  func recognizesPinch(_ tracking: ScrollGesture.Tracking) -> Bool {
    guard tracking.pinch == nil, let first = tracking.firstSpread, let spread = tracking.touches.spread,
      spread > 0, abs(spread - first) >= tracking.recognizer.slop
    else { return false }
    return pinch.isEnabled && canZoom
  }

  /// Starts to zoom from the fingers' present locations.
  func beginPinch(at time: Double) {
    guard case .pointer(var tracking) = gesture, let spread = tracking.touches.spread, let hold = currentHold
    else { return }
    tracking.pinch = pinch(tracking.touches, spread: spread, requested: hold.requested)
    // A pinch moves the content along both axes.
    tracking.drag?.lock = .none
    tracking.drag?.hold = hold
    tracking.drag?.anchor = tracking.touches.location
    gesture = .pointer(tracking)
    pinch.begin(at: tracking.touches.centroid, touches: 2, time: time)
    pinch.enter(.began)
    announceZoom()
  }

  private func pinch(_ touches: Touches, spread: Double, requested: Point) -> ScrollGesture.Pinch {
    let corner = zoom.origin - Point.zero
    let anchor = ZoomAnchor(at: touches.centroid - corner, offset: requested, scale: zoom.scale)
    return ScrollGesture.Pinch(
      spread: spread, scale: zoom.band(feel.overscrollCurve).inverse(of: zoom.scale), content: anchor.content)
  }

  /// The displayed scale of a pinch.
  func displayedScale(_ tracking: ScrollGesture.Tracking) -> Double? {
    guard let pinch = tracking.pinch, let spread = tracking.touches.spread else { return nil }
    return displayed(scale: pinch.requested(max(spread, .leastNormalMagnitude)))
  }

  /// Restarts a pinch from the present scale and offset, without a jump.
  func rebasePinch(_ tracking: inout ScrollGesture.Tracking, requested: Point) {
    guard tracking.pinch != nil, let spread = tracking.touches.spread, spread > 0 else { return }
    tracking.pinch = pinch(tracking.touches, spread: spread, requested: requested)
  }

  /// Passes a change of the fingers' distance to the pinch recogniser.
  func followPinch(from before: Touches, to after: Touches, at time: Double) {
    guard let old = before.spread, let new = after.spread, old > 0, new > 0 else { return }
    let factor = new / old
    pinch.follow(after.centroid, factor: factor, logarithm: Elementary.logarithm(factor), time: time)
  }

  /// Ends the pinch when one of its two fingers lifts.
  func endPinch(_ state: GestureRecognizer.State) {
    guard pinch.state == .began || pinch.state == .changed else { return }
    pinch.numberOfTouches = 0
    pinch.enter(state)
  }

  // MARK: A trackpad

  /// Zooms by a trackpad's precise delta, a natural logarithm of the scale, about the pointer's location.
  func zoomPrecisely(by logarithm: Double, at location: Point, time: Double) {
    guard logarithm != 0, beginPrecise(at: location, time: time) else { return }
    guard case .precise(var precise) = gesture else { return }
    let band = zoom.band(feel.overscrollCurve)
    if precise.scale == nil {
      precise.scale = band.inverse(of: zoom.scale)
      gesture = .precise(precise)
      pinch.begin(at: location, touches: 0, time: time)
      pinch.enter(.began)
      announceZoom()
      guard case .precise(let current) = gesture else { return }
      precise = current
    }
    let corner = zoom.origin - Point.zero
    let anchor = ZoomAnchor(at: location - corner, offset: precise.hold.requested, scale: zoom.scale)
    let requested = (precise.scale ?? zoom.scale) * Elementary.exponential(logarithm)
    guard requested.isFinite, requested > 0 else { return }
    let scale = displayed(scale: requested)
    precise.scale = requested
    precise.hold.requested = anchor.offset(scale: scale)
    (precise.last, precise.location) = (time, location)
    gesture = .precise(precise)
    pinch.follow(location, factor: Elementary.exponential(logarithm), logarithm: logarithm, time: time)
    displayHold(scale: scale)
    pinch.enter(.changed)
  }

  private func displayed(scale: Double) -> Double {
    zoom.bounces ? zoom.band(feel.overscrollCurve).value(for: scale) : zoom.clamped(scale)
  }
}
