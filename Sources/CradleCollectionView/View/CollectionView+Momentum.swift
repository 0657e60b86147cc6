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
  }

  /// How fast a layout and a scroll at a velocity in pt/s carry an element over the screen and change it, per second.
  func drift(
    of element: Element, in layout: CollectionViewLayout, at velocity: Vector
  ) -> AttributeVector {
    var drift = freeDrift(of: element, in: layout, at: velocity)
    if element.isDeparting { drift.replace(with: 0, where: element.held) }
    return drift
  }

  /// The same as if nothing waited at an edge.
  func freeDrift(
    of element: Element, in layout: CollectionViewLayout, at velocity: Vector
  ) -> AttributeVector {
    if element.isLed { return layout.velocity(ofLeaving: element.id, scrollingBy: velocity).vector }
    if element.isLeaving { return AttributeVector(-velocity) }
    return layout.velocity(of: element.attributes, scrollingBy: velocity).vector
  }
}
