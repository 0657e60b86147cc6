import CradleGeometry
import CradlePhysics

/// One or two pointers on the content, from the first down to the last up: a press that becomes a drag, and a drag that
/// becomes a pinch.
///
/// A pinch is always a drag, too, and never continues with one finger.
struct PointerGesture {
  /// A drag. It requests the hold's offset minus the pointer's displacement from `anchor`.
  private struct Drag {
    var anchor: Point
    var hold: ScrollHold
    var lock = DirectionalLock.none
  }

  /// A pinch. It requests a scale proportional to the fingers' distance, about the content between the fingers.
  private struct Pinch {
    /// The fingers' distance at which the pinch requests `scale`, in points; above 0.
    var spread: Double
    var scale: Double
    /// The point of the zoomed view between the fingers, in points at scale 1.
    var content: Point
  }

  /// The fingers' locations.
  private(set) var touches: Touches
  private var recognizer: DragRecognizer
  /// The velocity of the fling that the touch stopped, in pt/s; zero once a flick may no longer carry it over.
  private var flingVelocity: Vector
  /// The time at which a pointer last moved, in seconds.
  private var movedAt: Double
  /// The distance between two fingers when the second came down, in points; nil with one finger.
  private var firstSpread: Double?
  /// The drag, once the slop is passed.
  private var drag: Drag?
  /// The pinch, once the fingers' distance has changed by the slop.
  private var pinch: Pinch?
  /// The recognisers' last state, once the pointers are up or cancelled.
  private(set) var outcome: GestureRecognizer.State?

  /// A pointer went down, and stopped a fling of a velocity in pt/s.
  init(_ down: PointerEvent, flingVelocity: Vector) {
    touches = Touches(down)
    recognizer = DragRecognizer(down)
    (self.flingVelocity, movedAt) = (flingVelocity, down.time)
  }

  var isDragging: Bool { drag != nil }
  var isPinching: Bool { pinch != nil }
  /// The axis that the drag may not move.
  var lock: DirectionalLock { drag?.lock ?? .none }
  /// The point from which the drag's displacement counts, in viewport points; nil for a press.
  var anchor: Point? { drag?.anchor }
  /// Whether the fingers' distance has changed by the slop and they do not pinch yet.
  var startsPinch: Bool {
    guard pinch == nil, let firstSpread, let spread = touches.spread else { return false }
    return spread > 0 && abs(spread - firstSpread) >= recognizer.slop
  }

  // MARK: Pointers

  /// Adds a second finger: both continue the drag. Returns false for a third one, and for another pointer with the same
  /// id.
  mutating func join(_ event: PointerEvent) -> Bool {
    guard touches.count == 1, !touches.contains(event.id) else { return false }
    touches.join(event)
    firstSpread = touches.spread
    return true
  }

  /// Follows a pointer. The stopped fling's velocity is lost once the pointer has stood still for too long.
  mutating func move(_ event: PointerEvent) {
    let before = touches.location
    touches.move(event)
    let isStill = touches.location == before
    let limit = drag == nil ? Flywheel.maximumHold : Flywheel.maximumPause
    if isStill || drag == nil, event.time - movedAt > limit { flingVelocity = .zero }
    if !isStill { movedAt = event.time }
  }

  /// Lifts one of two fingers: the other one continues the drag without the pinch.
  mutating func lift(_ id: Int, scale: Double, corner: Point) {
    let hold = hold(scale: scale, corner: corner)
    touches.leave(id)
    drag = hold.map { Drag(anchor: touches.location, hold: $0) }
    (pinch, firstSpread) = (nil, nil)
  }

  /// Releases the content in a state of the recognisers: `ended`, `cancelled` or `failed`.
  mutating func release(_ outcome: GestureRecognizer.State) { self.outcome = outcome }

  // MARK: The drag

  /// Turns a press into a drag once it has passed the slop, or once two fingers pinch.
  ///
  /// - Parameters:
  ///   - hold: A hold at the present offset.
  ///   - canScroll: Whether a drag can move the content.
  ///   - isLocking: Whether the drag's direction may lock an axis.
  ///   - isPinch: Whether two fingers pinch.
  /// - Returns: Whether it is a drag now.
  mutating func startDrag(from hold: ScrollHold, canScroll: Bool, isLocking: Bool, isPinch: Bool) -> Bool {
    let location = touches.location
    if canScroll, recognizer.travel(to: location) != nil, let anchor = recognizer.anchor {
      let lock = isLocking ? DirectionalLock(along: location - recognizer.origin) : .none
      drag = Drag(anchor: anchor, hold: hold, lock: lock)
    } else if isPinch {
      drag = Drag(anchor: location, hold: hold)
    }
    return drag != nil
  }

  /// The present hold. With a pinch it follows the content between the fingers.
  ///
  /// - Parameters:
  ///   - scale: The scale of the zoomed view.
  ///   - corner: The zoomed view's top left corner, in points of the content.
  /// - Returns: The hold; nil for a press.
  func hold(scale: Double, corner: Point) -> ScrollHold? {
    guard let drag else { return nil }
    var hold = drag.hold
    if let pinch {
      let anchor = ZoomAnchor(content: pinch.content, place: touches.centroid)
      hold.requested = anchor.offset(scale: scale) + (corner - .zero)
    } else {
      hold.requested -= drag.lock.unlockedPart(of: touches.location - drag.anchor)
    }
    return hold
  }

  /// The velocity in pt/s of a flick, with the velocity that it carries over from the stopped fling.
  func carried(_ velocity: Vector) -> Vector {
    Vector(
      dx: Flywheel.velocity(velocity.dx, flingVelocity: flingVelocity.dx),
      dy: Flywheel.velocity(velocity.dy, flingVelocity: flingVelocity.dy))
  }

  // MARK: The pinch

  /// Starts to zoom from the fingers' present locations.
  ///
  /// - Parameters:
  ///   - requested: The scale, without the band, that displays the present one.
  ///   - scale: The present scale.
  ///   - corner: The zoomed view's top left corner, in points of the content.
  /// - Returns: False without two fingers that drag.
  mutating func startPinch(requesting requested: Double, scale: Double, corner: Point) -> Bool {
    guard let spread = touches.spread, let hold = hold(scale: scale, corner: corner) else { return false }
    setPinch(spread: spread, requested: requested, offset: hold.requested, scale: scale, corner: corner)
    // A pinch moves the content along both axes.
    drag = Drag(anchor: touches.location, hold: hold)
    return true
  }

  /// The scale, without the band, that the fingers' distance requests; nil without a pinch.
  var requestedScale: Double? {
    guard let pinch, let spread = touches.spread else { return nil }
    return pinch.scale * max(spread, .leastNormalMagnitude) / pinch.spread
  }

  /// Restarts drag and pinch from the present offset and scale, without a jump.
  mutating func restart(from hold: ScrollHold, requesting requested: Double, scale: Double, corner: Point) {
    guard let drag else { return }
    self.drag = Drag(anchor: touches.location, hold: hold, lock: drag.lock)
    guard pinch != nil, let spread = touches.spread, spread > 0 else { return }
    setPinch(spread: spread, requested: requested, offset: hold.requested, scale: scale, corner: corner)
  }

  private mutating func setPinch(
    spread: Double, requested: Double, offset: Point, scale: Double, corner: Point
  ) {
    let anchor = ZoomAnchor(at: touches.centroid - (corner - .zero), offset: offset, scale: scale)
    pinch = Pinch(spread: spread, scale: requested, content: anchor.content)
  }
}
