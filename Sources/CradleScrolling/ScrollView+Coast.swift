import CradleGeometry

extension ScrollView {
  /// Whether dynamics moves the content after a release; pages use the closed forms.
  var coasts: Bool { feel.engine == .dynamics && !isPagingEnabled }

  /// Starts dynamics at the present offset, on the axes that are free to move; the velocity is in pt/s.
  func coast(velocity: Vector, at time: Double, entersInside: Bool) {
    coast = nil
    if !feel.bounces {
      change { axes in
        axes.x.offset = axes.x.clamped(axes.x.offset)
        axes.y.offset = axes.y.clamped(axes.y.offset)
      }
    }
    let free = (axes.x.isFreeToCoast(feel), axes.y.isFreeToCoast(feel))
    let coast = ScrollCoast(
      from: contentOffset, velocity: Vector(dx: free.0 ? velocity.dx : 0, dy: free.1 ? velocity.dy : 0),
      at: time,
      minimum: minimumOffset, maximum: maximumOffset, bounces: feel.bounces, entersInside: entersInside)
    let motion = ScrollMotion.carried(velocity: 0, isBouncing: coast.state(at: time).isHeld)
    if free.0 { axes.x.motion = motion }
    if free.1 { axes.y.motion = motion }
    // Content too slow to move is at its end at once.
    change { axes in follow(coast, &axes) }
    if axes.x.motion.isCarried || axes.y.motion.isCarried { self.coast = coast }
  }

  /// Reads the axes that dynamics moves at the present time.
  func followCoast() {
    guard let coast else { return }
    coast.advance(to: time)
    change { axes in follow(coast, &axes) }
    let isCarried = axes.x.motion.isCarried || axes.y.motion.isCarried
    if !isCarried { self.coast = nil }
  }

  private func follow(_ coast: ScrollCoast, _ axes: inout (x: ScrollAxis, y: ScrollAxis)) {
    let (state, end) = (coast.state(at: time), coast.end(at: time))
    axes.x.carry(
      to: end?.x ?? state.offset.x, velocity: state.velocity.dx, isHeld: state.isHeld, feel: feel,
      overAt: end == nil ? nil : coast.endTime, now: time)
    axes.y.carry(
      to: end?.y ?? state.offset.y, velocity: state.velocity.dy, isHeld: state.isHeld, feel: feel,
      overAt: end == nil ? nil : coast.endTime, now: time)
  }

  /// Restarts dynamics after a change of range or feel, also from a motion of the closed forms if the engine
  /// is new.
  func replanCoast() {
    guard feel.engine == .dynamics else {
      coast = nil
      return
    }
    guard axes.x.motion.isByItself || axes.y.motion.isByItself else { return }
    // Content that a changed range has left beyond an edge, and an inward flick, go on once inside.
    coast(velocity: velocity, at: time, entersInside: true)
  }
}

extension ScrollAxis {
  /// Whether dynamics may move it: it can scroll or lies beyond an edge, and it is not on its way to a chosen
  /// target.
  fileprivate func isFreeToCoast(_ feel: ScrollFeel) -> Bool {
    (motion.kind == .none || motion.isByItself) && (isScrollable(feel) || overscroll != 0)
  }

  /// Takes the offset and velocity that dynamics computed; without bounces it ends at the edge.
  fileprivate mutating func carry(
    to value: Double, velocity: Double, isHeld: Bool, feel: ScrollFeel, overAt end: Double?, now: Double
  ) {
    guard motion.isCarried else { return }
    offset = feel.bounces ? value : clamped(value)
    let isAtEdge = !feel.bounces && offset != value
    if end != nil || isAtEdge {
      motion = .none
      restedAt = end ?? now
    } else {
      motion = .carried(velocity: velocity, isBouncing: isHeld)
    }
  }
}
