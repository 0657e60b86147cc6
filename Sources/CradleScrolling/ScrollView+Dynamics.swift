import CradleGeometry

extension ScrollView {
  /// Whether dynamics moves the content after a release; pages use the closed forms.
  var usesDynamics: Bool { feel.engine == .dynamics && !isPagingEnabled }

  /// Starts dynamics at the present offset, on the axes that are free to move; the velocity is in pt/s.
  func startDynamics(velocity: Vector, at time: Double, entersInside: Bool) {
    animatorDeceleration = nil
    if !feel.bounces {
      change { axes in
        axes.x.offset = axes.x.clamped(axes.x.offset)
        axes.y.offset = axes.y.clamped(axes.y.offset)
      }
    }
    let free = (axes.x.isFreeForDynamics(feel), axes.y.isFreeForDynamics(feel))
    let deceleration = AnimatorDeceleration(
      from: contentOffset, velocity: Vector(dx: free.0 ? velocity.dx : 0, dy: free.1 ? velocity.dy : 0),
      at: time,
      minimum: minimumOffset, maximum: maximumOffset, bounces: feel.bounces, entersInside: entersInside)
    let motion = ScrollMotion.dynamics(velocity: 0, isBouncing: deceleration.state(at: time).isHeld)
    if free.0 { axes.x.motion = motion }
    if free.1 { axes.y.motion = motion }
    // Content that is too slow to move is at its end at once.
    change { axes in follow(deceleration, &axes) }
    if axes.x.motion.isDynamics || axes.y.motion.isDynamics { self.animatorDeceleration = deceleration }
  }

  /// Reads the axes that dynamics moves at the present time.
  func updateFromDynamics() {
    guard let deceleration = animatorDeceleration else { return }
    deceleration.advance(to: time)
    change { axes in follow(deceleration, &axes) }
    let isDynamics = axes.x.motion.isDynamics || axes.y.motion.isDynamics
    if !isDynamics { self.animatorDeceleration = nil }
  }

  private func follow(_ deceleration: AnimatorDeceleration, _ axes: inout (x: ScrollAxis, y: ScrollAxis)) {
    let (state, end) = (deceleration.state(at: time), deceleration.end(at: time))
    axes.x.applyDynamics(
      to: end?.x ?? state.offset.x, velocity: state.velocity.dx, isHeld: state.isHeld, feel: feel,
      endTime: end == nil ? nil : deceleration.endTime, now: time)
    axes.y.applyDynamics(
      to: end?.y ?? state.offset.y, velocity: state.velocity.dy, isHeld: state.isHeld, feel: feel,
      endTime: end == nil ? nil : deceleration.endTime, now: time)
  }

  /// Restarts dynamics after a change of range or feel, also from a motion of the closed forms if the engine
  /// is new.
  func replanDynamics() {
    guard feel.engine == .dynamics else {
      animatorDeceleration = nil
      return
    }
    guard axes.x.motion.isFree || axes.y.motion.isFree else { return }
    // Content left beyond an edge by a changed range, and an inward flick, continue once inside.
    startDynamics(velocity: velocity, at: time, entersInside: true)
  }
}

extension ScrollAxis {
  /// Whether dynamics may move the axis: it can scroll or is beyond an edge, and it is not moving to a chosen
  /// target.
  fileprivate func isFreeForDynamics(_ feel: ScrollFeel) -> Bool {
    (motion.kind == .none || motion.isFree) && (isScrollable(feel) || overscroll != 0)
  }

  /// Takes the offset and velocity that dynamics computed; without bounces it ends at the edge.
  fileprivate mutating func applyDynamics(
    to value: Double, velocity: Double, isHeld: Bool, feel: ScrollFeel, endTime end: Double?, now: Double
  ) {
    guard motion.isDynamics else { return }
    offset = feel.bounces ? value : clamped(value)
    let isAtEdge = !feel.bounces && offset != value
    if end != nil || isAtEdge {
      motion = .none
      restedAt = end ?? now
    } else {
      motion = .dynamics(velocity: velocity, isBouncing: isHeld)
    }
  }
}
