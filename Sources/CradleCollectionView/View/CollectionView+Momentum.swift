import CradleGeometry

// A change of layout keeps how fast everything is seen to move: what the new layout's scroll does not go on with is the
// elements' own motion, which brings it to nothing.
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
    let bounds = layout.bounds
    defer { layout.bounds = bounds }
    let step = velocity.normalized * Self.driftStep
    guard !element.isLeaving, let here = place(of: element, in: layout) else {
      return AttributeVector(-velocity)
    }
    layout.bounds.origin += step
    guard let there = place(of: element, in: layout) else { return AttributeVector(-velocity) }
    return (there - here - AttributeVector(step)) * (velocity.length / Self.driftStep)
  }

  private func place(of element: Element, in layout: CollectionViewLayout) -> AttributeVector? {
    guard let place = layout.layoutAttributes(for: element.attributes.key) else { return nil }
    return (element.departureReach.map { near(place, within: $0, of: layout.bounds) } ?? place).vector
  }

  /// The way in points over which a drift is measured: whole pixels, to which pinned headers are snapped.
  private static let driftStep = 8.0
}
