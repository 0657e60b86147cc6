import CradleDynamics
import CradleGeometry
import CradlePhysics

/// Both axes of a scroll view: the range, the offset, and every motion of the content without a finger.
///
/// Each axis moves by closed forms of its own. Dynamics moves one item along both axes, so it belongs to the pair: an
/// axis is in the motion `dynamics` exactly while there is a deceleration that computes it.
struct ScrollAxes {
  private(set) var x: ScrollAxis
  private(set) var y: ScrollAxis
  /// Computes the motion with the engine `dynamics`; nil without such a motion.
  private var deceleration: AnimatorDeceleration?

  init(viewport: Size, content: Size) {
    x = ScrollAxis(viewport: viewport.width, content: content.width)
    y = ScrollAxis(viewport: viewport.height, content: content.height)
  }

  // MARK: Lengths

  var viewport: Size {
    get { Size(width: x.viewport, height: y.viewport) }
    set { (x.viewport, y.viewport) = (newValue.width, newValue.height) }
  }

  var content: Size {
    get { Size(width: x.content, height: y.content) }
    set { (x.content, y.content) = (newValue.width, newValue.height) }
  }

  var insets: EdgeInsets {
    get {
      EdgeInsets(top: y.insetBefore, left: x.insetBefore, bottom: y.insetAfter, right: x.insetAfter)
    }
    set {
      (x.insetBefore, x.insetAfter) = (newValue.left, newValue.right)
      (y.insetBefore, y.insetAfter) = (newValue.top, newValue.bottom)
    }
  }

  /// The alignment of content shorter than the viewport, each coordinate 0 … 1.
  var alignment: Point {
    get { Point(x: x.alignment, y: y.alignment) }
    set { (x.alignment, y.alignment) = (newValue.x, newValue.y) }
  }

  /// Whether content that fits the viewport bands and bounces, for each axis.
  var alwaysBounces: (x: Bool, y: Bool) {
    get { (x.alwaysBounces, y.alwaysBounces) }
    set { (x.alwaysBounces, y.alwaysBounces) = newValue }
  }

  /// Changes lengths. Content that rests at its start stays at its start; held or moving content keeps its offset.
  mutating func changeLengths(isHeld: Bool, _ change: (inout ScrollAxes) -> Void) {
    let before = self
    change(&self)
    guard !isHeld else { return }
    x.stayAtStart(of: before.x)
    y.stayAtStart(of: before.y)
  }

  /// The displayed offset; a gesture or a zoom may set one beyond the range.
  var offset: Point {
    get { Point(x: x.offset, y: y.offset) }
    set { (x.offset, y.offset) = (newValue.x, newValue.y) }
  }

  // MARK: Motion

  /// The animator of the engine `dynamics`; nil without such a motion.
  var animator: DynamicAnimator? { deceleration?.animator }

  /// Sets the offset to that of the motions at a time.
  mutating func advance(to time: Double, feel: ScrollFeel) {
    x.advance(to: time, feel: feel)
    y.advance(to: time, feel: feel)
    deceleration?.advance(&x, &y, to: time, feel: feel)
    dropUnusedDeceleration()
  }

  /// Stops every motion at its present position.
  mutating func stop() {
    (x.motion, y.motion) = (.none, .none)
    deceleration = nil
  }

  /// Moves the content to an offset, clamped to the range; motions continue as they are.
  mutating func place(at offset: Point) { self.offset = clamped(offset) }

  /// Starts animated scrolling at a time, in seconds.
  mutating func ease(to offset: Point, at time: Double) {
    changeEach(by: offset) { $0.ease(to: $1, at: time) }
  }

  /// Changes each axis by its own coordinate of a point: an offset, or a distance from zero. A motion that starts
  /// replaces dynamics.
  mutating func changeEach(by coordinates: Point, _ change: (inout ScrollAxis, Double) -> Void) {
    change(&x, coordinates.x)
    change(&y, coordinates.y)
    dropUnusedDeceleration()
  }

  // MARK: Wheel notches and keys

  /// Adds a distance to the target of notches and keys, along the axes that have a range.
  mutating func scrollSmoothly(by travel: Vector, at time: Double) {
    if travel.dx != 0, x.hasRange { x.scrollSmoothly(to: x.smoothScrollTarget + travel.dx, at: time) }
    if travel.dy != 0, y.hasRange { y.scrollSmoothly(to: y.smoothScrollTarget + travel.dy, at: time) }
    dropUnusedDeceleration()
  }

  /// Scrolls axes that rest beyond the range back into it.
  mutating func scrollSmoothlyIntoRange(at time: Double) {
    x.scrollSmoothlyIntoRange(at: time)
    y.scrollSmoothlyIntoRange(at: time)
  }

  // MARK: A release

  /// Starts the motion after a release: with dynamics if the target is still the announced one, else with the closed
  /// forms.
  mutating func release(
    velocity: Vector, announced: Point, target: Point, feel: ScrollFeel, usesDynamics: Bool, at time: Double
  ) {
    if usesDynamics, target == announced || !target.isFinite {
      // A release ends motions that a call started during the drag, as with the closed forms.
      stop()
      startDynamics(velocity: velocity, feel: feel, entersInside: true, at: time)
    } else {
      x.release(velocity: velocity.dx, announced: announced.x, target: target.x, at: time, feel: feel)
      y.release(velocity: velocity.dy, announced: announced.y, target: target.y, at: time, feel: feel)
      dropUnusedDeceleration()
    }
  }

  /// Springs back from beyond the range; other content stays where it is.
  mutating func springBack(feel: ScrollFeel, usesDynamics: Bool, at time: Double) {
    if usesDynamics {
      startDynamics(velocity: .zero, feel: feel, entersInside: false, at: time)
    } else {
      if x.overscroll != 0 { x.springBack(velocity: 0, at: time, feel: feel) }
      if y.overscroll != 0 { y.springBack(velocity: 0, at: time, feel: feel) }
      dropUnusedDeceleration()
    }
  }

  /// Springs back vertically from rest, after a refresh control's inset has changed.
  mutating func bounceVertically(feel: ScrollFeel, at time: Double) {
    let edge = y.clamped(y.offset)
    guard feel.bounces else {
      y.offset = edge
      return
    }
    y.bounce(to: edge, velocity: 0, at: time, feel: feel, entersInside: false)
  }

  // MARK: Changes during a motion

  /// Adapts the motions to a range or feel that changed. Resting content that a pointer holds stays beyond the range.
  mutating func replan(isHeld: Bool, feel: ScrollFeel, at time: Double) {
    if !isHeld || x.motion.kind != .none { x.replan(at: time, feel: feel) }
    if !isHeld || y.motion.kind != .none { y.replan(at: time, feel: feel) }
    replanDynamics(feel: feel, at: time)
  }

  /// Moves the content to an offset, clamped to the range; the motions continue from there.
  mutating func shift(to offset: Point, isHeld: Bool, feel: ScrollFeel, at time: Double) {
    changeEach(by: offset) { $0.shift(to: $1, at: time, feel: feel, isHeld: isHeld) }
    replanDynamics(feel: feel, at: time)
  }

  /// Moves the content and the targets of its motions by a distance.
  mutating func shift(by distance: Vector, isHeld: Bool, feel: ScrollFeel, at time: Double) {
    changeEach(by: .zero + distance) { $0.shift(by: $1, at: time, feel: feel, isHeld: isHeld) }
    replanDynamics(feel: feel, at: time)
  }

  // MARK: During a zoom

  /// Keeps axes without a motion in the range, or on their path into the range at the zoom's end.
  mutating func clamp(onTheWayInto end: ScrollAxes) {
    x.clamp(onTheWayInto: end.x)
    y.clamp(onTheWayInto: end.y)
  }

  /// Retargets the motions to another range at the zoom's end.
  mutating func redirect(into end: ScrollAxes, at time: Double) {
    x.redirect(into: end.x, at: time)
    y.redirect(into: end.y, at: time)
  }

  // MARK: Dynamics

  /// Starts dynamics at the present offset, on the axes that are free to move; the velocity is in pt/s.
  private mutating func startDynamics(
    velocity: Vector, feel: ScrollFeel, entersInside: Bool, at time: Double
  ) {
    if !feel.bounces { place(at: offset) }
    let free = (x: x.isFreeForDynamics(feel), y: y.isFreeForDynamics(feel))
    let deceleration = AnimatorDeceleration(
      from: offset, velocity: Vector(dx: free.x ? velocity.dx : 0, dy: free.y ? velocity.dy : 0), at: time,
      minimum: minimum, maximum: maximum, bounces: feel.bounces, entersInside: entersInside)
    let motion = ScrollMotion.dynamics(velocity: 0, isBouncing: deceleration.state(at: time).isHeld)
    if free.x { x.motion = motion }
    if free.y { y.motion = motion }
    self.deceleration = deceleration
    // Content that is too slow to move is at its end at once.
    deceleration.advance(&x, &y, to: time, feel: feel)
    dropUnusedDeceleration()
  }

  /// Restarts dynamics after a change of range, offset or feel, also from a motion of the closed forms if the engine is
  /// new.
  private mutating func replanDynamics(feel: ScrollFeel, at time: Double) {
    if feel.engine == .dynamics, x.motion.isFree || y.motion.isFree {
      // Content left beyond an edge by a changed range, and an inward flick, continue once inside.
      startDynamics(velocity: velocity(at: time), feel: feel, entersInside: true, at: time)
    } else {
      dropUnusedDeceleration()
    }
  }

  private mutating func dropUnusedDeceleration() {
    if !x.motion.isDynamics, !y.motion.isDynamics { deceleration = nil }
  }
}
