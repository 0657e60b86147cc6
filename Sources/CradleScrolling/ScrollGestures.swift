import CradleGeometry
import CradlePhysics

/// The gesture that holds the content, and the recognisers that show it to the app.
///
/// The recognisers follow each begin, move and end of the gesture. They call the app's code, which may end the gesture
/// and begin another one: `isHolding(_:)` returns whether the gesture with a number still holds the content.
final class ScrollGestures {
  let pan = PanGestureRecognizer()
  let pinch = PinchGestureRecognizer()
  private var gesture = ScrollGesture()

  // MARK: The present gesture

  /// The number of the present gesture, or of the last one; 0 before the first.
  var number: Int { gesture.number }
  /// Whether no gesture is in progress.
  var isNone: Bool { gesture.isNone }
  /// Whether a gesture, by its number, is in progress.
  func isPresent(_ number: Int) -> Bool { gesture.isPresent(number) }
  /// Whether a gesture, by its number, is in progress and not released.
  func isHolding(_ number: Int) -> Bool { gesture.isPresent(number) && !gesture.isReleased }
  /// Whether its pointers are up and the delegate is being notified of the release; it still holds the content.
  var isReleased: Bool { gesture.isReleased }
  /// Whether it moves the content; a press does not.
  var isDragging: Bool { gesture.isDragging }
  var isZooming: Bool { gesture.isZooming }
  /// The pointers' gesture; nil without one.
  var pointer: PointerGesture? { gesture.pointer }
  /// The trackpad's gesture; nil without one.
  var trackpad: TrackpadGesture? { gesture.trackpad }
  /// The axis that the gesture may not move.
  var lock: DirectionalLock { gesture.lock }

  /// The gesture's hold on the content; nil unless it moves it.
  func hold(on content: ScrollContent) -> ScrollHold? {
    gesture.hold(scale: content.zoom.scale, corner: content.corner)
  }

  /// The offset's velocity during a drag, in pt/s.
  func velocity(of content: ScrollContent, feel: ScrollFeel, at time: Double) -> Vector {
    let pointer = gesture.lock.unlockedPart(of: pan.measure(at: time).velocity)
    return hold(on: content)?.velocity(pointer: pointer, in: content.axes, feel: feel) ?? .zero
  }

  /// The offset's velocity at a release, in pt/s.
  func releaseVelocity(of content: ScrollContent, feel: ScrollFeel, at time: Double) -> Vector {
    let (velocity, travel) = pan.measure(at: time)
    let pointer = gesture.lock.unlockedPart(of: velocity)
    return hold(on: content)?.releaseVelocity(
      pointer: pointer, travel: travel, in: content.axes, feel: feel) ?? .zero
  }

  /// Restarts a drag from the present offset and scale, without a jump.
  func restart(on content: ScrollContent, feel: ScrollFeel) {
    guard gesture.isDragging else { return }
    let (hold, corner) = (ScrollHold(at: content.axes, feel: feel), content.corner)
    gesture.restart(
      from: hold, requesting: content.zoom.requested(curve: feel.overscrollCurve), scale: content.zoom.scale,
      corner: corner)
  }

  // MARK: The recognisers

  /// Notifies the app, after the delegate's other calls, that a gesture's drag begins; returns whether it still holds.
  func reportDrag(_ number: Int) -> Bool {
    if isHolding(number) { pan.enter(.began) }
    return isHolding(number)
  }

  /// Notifies the app that a gesture has dragged on, if it still holds.
  func reportDragging(_ number: Int) { if isHolding(number) { pan.enter(.changed) } }

  /// Notifies the app that a gesture has zoomed on, if it still zooms.
  func reportZooming(_ number: Int) { if isHolding(number), isZooming { pinch.enter(.changed) } }

  /// Returns finished recognisers to `possible`, after their end was reported.
  func recover() {
    pan.recover()
    pinch.recover()
  }

  /// Ends the recognisers' gestures in a state, unless the app, called in between, has begun another gesture.
  private func finish(_ state: GestureRecognizer.State) {
    let number = gesture.number
    pinch.finish(state)
    if gesture.number == number { pan.enter(state) }
  }

  /// Measures velocities from the next event on: the clock stood still before it.
  func restartVelocities() {
    pan.restartVelocity()
    pinch.restartVelocity()
  }

  // MARK: Pointers

  /// Begins a press: a pointer went down, and stopped a fling of a velocity in pt/s.
  func press(_ down: PointerEvent, flingVelocity: Vector) {
    let pointer = PointerGesture(down, flingVelocity: flingVelocity)
    gesture.begin(pointer)
    pan.begin(pointer.touches, at: down.time)
  }

  /// Adds a second finger; a third one, and another pointer with the same id, are ignored.
  func join(_ down: PointerEvent) {
    if gesture.pointer?.join(down) == true { pan.numberOfTouches = 2 }
  }

  /// Follows a pointer, and returns its gesture; nil without one.
  func move(_ event: PointerEvent) -> PointerGesture? {
    let isJump = event.isPaused && gesture.pointer?.touches.location(of: event.id) != event.location
    if isJump { restartVelocities() }
    gesture.pointer?.move(event)
    guard let pointer = gesture.pointer else { return nil }
    pan.record(pointer.touches, at: event.time)
    return pointer
  }

  /// Turns a press into a drag; see `PointerGesture.startDrag`. `reportDrag(_:)` notifies the app.
  func startDrag(on content: ScrollContent, feel: ScrollFeel, canScroll: Bool, isLocking: Bool, isPinch: Bool)
    -> Bool
  {
    let hold = ScrollHold(at: content.axes, feel: feel)
    guard
      gesture.pointer?.startDrag(from: hold, canScroll: canScroll, isLocking: isLocking, isPinch: isPinch)
        == true,
      let pointer = gesture.pointer
    else { return false }
    pan.startDrag(from: pointer.anchor ?? .zero, to: pointer.touches)
    return true
  }

  /// Reports the drag's displacement to the app.
  func followDrag(_ pointer: PointerGesture) { pan.follow(pointer.touches) }

  /// Starts to zoom from the fingers' present locations, and notifies the app; returns whether the pinch holds.
  func startPinch(on content: ScrollContent, feel: ScrollFeel, at time: Double) -> Bool {
    let (requested, corner) = (content.zoom.requested(curve: feel.overscrollCurve), content.corner)
    guard
      gesture.pointer?.startPinch(requesting: requested, scale: content.zoom.scale, corner: corner) == true,
      let touches = gesture.pointer?.touches
    else { return false }
    let number = gesture.number
    pinch.begin(at: touches.centroid, touches: 2, time: time)
    pinch.enter(.began)
    return isHolding(number) && isZooming
  }

  /// Reports the pinch's scale since earlier locations of the fingers to the app.
  func followPinch(_ pointer: PointerGesture, from before: PointerGesture, at time: Double) {
    pinch.follow(pointer.touches, from: before.touches.spread, time: time)
  }

  /// Lifts one of two fingers: the other one continues the drag without the pinch.
  func lift(_ id: Int, on content: ScrollContent) {
    let corner = content.corner
    gesture.pointer?.lift(id, scale: content.zoom.scale, corner: corner)
    pan.numberOfTouches = 1
    pinch.finish(.ended)
  }

  /// Lifts every pointer, and returns their gesture, which has yet to be released; nil without one.
  func liftAll() -> PointerGesture? {
    guard let pointer = gesture.pointer, !gesture.isReleased else { return nil }
    pan.numberOfTouches = 0
    return pointer
  }

  /// Ends a press that did not become a drag.
  func fail() {
    gesture.end()
    pan.enter(.failed)
  }

  /// Releases the content in a state of the recognisers; the gesture holds it until `end()`.
  func release(_ state: GestureRecognizer.State) {
    gesture.pointer?.release(state)
    finish(state)
  }

  /// Ends the gesture; its recognisers were released before.
  func end() { gesture.end() }

  /// Ends a gesture that is released, before another one begins.
  func finishRelease() {
    guard let outcome = gesture.pointer?.outcome else { return }
    gesture.end()
    finish(outcome)
  }

  // MARK: A trackpad

  /// Begins a trackpad's gesture at the pointer's location.
  func beginTrackpad(
    on content: ScrollContent, feel: ScrollFeel, lock: DirectionalLock, at location: Point, time: Double
  ) {
    let hold = ScrollHold(at: content.axes, feel: feel)
    gesture.begin(TrackpadGesture(hold: hold, lock: lock, at: location, time: time))
    pan.begin(at: location)
  }

  /// Scrolls by a trackpad's travel, in points; returns false without its gesture.
  func scroll(by travel: Vector, at location: Point, time: Double) -> Bool {
    guard let scrolled = gesture.trackpad?.scroll(by: travel, at: location, time: time),
      let requested = gesture.trackpad?.hold.requested
    else { return false }
    pan.follow(scrollingBy: scrolled, to: requested, at: location, time: time)
    return true
  }

  /// Lets a trackpad's gesture zoom, and notifies the app; returns false if it zooms already or does not hold.
  func startTrackpadZoom(on content: ScrollContent, feel: ScrollFeel, at location: Point, time: Double)
    -> Bool
  {
    guard gesture.trackpad?.isZooming == false else { return false }
    let number = gesture.number
    gesture.trackpad?.startZoom(requesting: content.zoom.requested(curve: feel.overscrollCurve))
    pinch.begin(at: location, touches: 0, time: time)
    pinch.enter(.began)
    return isHolding(number)
  }

  /// Zooms by a natural logarithm of the scale, about the pointer's location; returns the scale to display, nil if the
  /// gesture does not zoom, or if that scale is 0 or not finite.
  func zoom(
    by logarithm: Double, on content: ScrollContent, feel: ScrollFeel, at location: Point, time: Double
  ) -> Double? {
    let factor = Elementary.exponential(logarithm)
    guard let trackpad = gesture.trackpad, let requested = trackpad.requestedScale(factor: factor) else {
      return nil
    }
    let scale = content.zoom.displayed(requested, curve: feel.overscrollCurve)
    let anchor = ZoomAnchor(
      at: location - (content.corner - .zero), offset: trackpad.hold.requested, scale: content.zoom.scale)
    gesture.trackpad?.zoom(to: requested, offset: anchor.offset(scale: scale), at: location, time: time)
    pinch.follow(location, factor: factor, logarithm: logarithm, time: time)
    return scale
  }

  /// Ends a trackpad's gesture in a state of the recognisers: `ended` or `cancelled`.
  func endTrackpad(_ state: GestureRecognizer.State) {
    gesture.end()
    finish(state)
  }
}
