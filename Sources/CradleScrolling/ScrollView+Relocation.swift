import CradleGeometry
import CradlePhysics

// Other content in place of the present one, as a collection's new layout makes it.
extension ScrollView {
  /// Changes the content's size and the offset in one step; a fling goes on from there with its speed, as far as the new
  /// content scrolls that way, and everything else that moves stops.
  ///
  /// Where a program chose an offset, a notch or a key led to a place of the content that is gone; a fling is what the
  /// hand gave. A page or a target that it was led to is gone, too: it coasts until `redirectFling` leads it elsewhere. A
  /// drag goes on from there.
  package func relocate(to offset: Point, contentSize: Size) {
    Self.check(contentSize, "contentSize")
    precondition(
      offset.isFinite,
      "ScrollView.relocate: the offset must be finite, not \(offset); check what computed it")
    coast = nil
    change { axes in
      axes.x.content = contentSize.width
      axes.y.content = contentSize.height
      axes.x.relocate(to: offset.x, at: time, feel: feel)
      axes.y.relocate(to: offset.y, at: time, feel: feel)
    }
    replanCoast()
    rebaseGesture()
    finishIfAtRest()
  }

  /// Leads a fling under way elsewhere, with its speed; does nothing when there is none.
  ///
  /// - Parameter choose: Answers where to end, given where it would end by itself and its velocity in pt/s.
  package func redirectFling(_ choose: (_ proposed: Point, _ velocity: Vector) -> Point) {
    guard phase == .decelerating else { return }
    let velocity = self.velocity
    let announced = announcedTarget(velocity)
    let proposed = isPagingEnabled ? pageTarget(velocity) : announced
    let chosen = choose(proposed, velocity)
    start(
      velocity: velocity, announced: announced, target: chosen.isFinite ? chosen : proposed, at: time)
    finishIfAtRest()
  }
}

extension ScrollAxis {
  fileprivate mutating func relocate(to place: Double, at time: Double, feel: ScrollFeel) {
    let velocity = motion.kind == .deceleration ? motion.velocity(at: time) : 0
    offset = clamped(place)
    motion = .none
    if velocity != 0, hasRange { decelerate(velocity: velocity, at: time, feel: feel) }
  }
}
