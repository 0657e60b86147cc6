import CradleGeometry

// A change of layout keeps how fast everything is seen to move: the scroll stops, and its speed becomes the elements' own
// motion, which brings it to nothing.
extension CollectionView {
  /// Adds to what was noted of the elements how fast a layout that is about to go has them move over the screen: by the
  /// scroll, and by what moves by itself.
  func noteSpeeds(in oldLayout: CollectionViewLayout) {
    let velocity = scrollView.velocity
    for element in wanted + departing + leaving {
      element.seenVelocity += drift(of: element, in: oldLayout, at: velocity)
    }
    guard oldLayout.isMoving else { return }
    for element in wanted { element.seenVelocity += oldLayout.ownVelocity(of: element.attributes) }
  }

  /// How fast a scroll at a velocity in pt/s carries an element's place over the screen and changes it, per second.
  ///
  /// That is the layout's to say: a pinned header stays, an opening cell grows, and what departs waits at the edge.
  func drift(
    of element: Element, in layout: CollectionViewLayout, at velocity: Vector
  ) -> AttributeVector {
    guard velocity != .zero else { return .zero }
    let (way, there) = way(of: element, in: layout, by: velocity.normalized * Self.driftStep)
    let rate = velocity.length / Self.driftStep
    return ((there ?? way) - AttributeVector(velocity.normalized * Self.driftStep)) * rate
  }

  /// How much faster than its layout's place what waits at the edge moves, because a scroll takes the edge along.
  func holdBack(of element: Element) -> AttributeVector {
    let velocity = scrollView.velocity
    guard velocity != .zero, element.isDeparting, element.departureReach != nil else { return .zero }
    let (way, held) = way(of: element, in: layout, by: velocity.normalized * Self.driftStep)
    guard let held else { return .zero }
    return (held - way) * (velocity.length / Self.driftStep)
  }

  /// How far a scroll by a step takes an element's place in the content, and that place as the element's reach holds it
  /// back; nowhere for one that the layout does not have.
  private func way(
    of element: Element, in layout: CollectionViewLayout, by step: Vector
  ) -> (way: AttributeVector, held: AttributeVector?) {
    let bounds = layout.bounds
    defer { layout.bounds = bounds }
    let key = element.attributes.key
    guard !element.isLeaving, let here = layout.layoutAttributes(for: key) else { return (.zero, nil) }
    layout.bounds.origin += step
    guard let there = layout.layoutAttributes(for: key) else { return (.zero, nil) }
    let way = there.vector - here.vector
    guard let reach = element.departureReach else { return (way, nil) }
    let held =
      near(there, within: reach, of: layout.bounds).vector - near(here, within: reach, of: bounds).vector
    return (way, held)
  }

  /// The way in points over which a drift is measured: whole pixels, to which pinned headers are snapped.
  private static let driftStep = 8.0
}
