import CradleGeometry

/// The point of the content that stays at a fixed point of the viewport during a zoom.
///
///     o(s) = c·s − p      c = (o₀ + p)/s₀      v(t) = c·s′(t) − p′(t)
///
///     o content offset, pt      s scale      p place in the viewport, pt      c point of the content at scale 1, pt
///
/// The offset is linear in the scale. So two laws of the same shape, one for the scale and one for the
/// offset, keep a point in place throughout: o = o₀ + (o₁ − o₀)·(s − s₀)/(s₁ − s₀) is o(s) about p = (o₁s₀ −
/// o₀s₁)/(s₁ − s₀). The bounce and the animation of a zoom use such pairs.
package struct ZoomAnchor: Hashable, Sendable {
  /// c, the point of the content, in points at scale 1.
  package var content: Point
  /// p, the place in the viewport, in points.
  package var place: Point

  /// Makes an anchor from a point of the content and a place, both in points.
  package init(content: Point, place: Point) { (self.content, self.place) = (content, place) }

  /// Makes an anchor for the content at a place of the viewport.
  ///
  /// - Parameters:
  ///   - place: The place in the viewport, in points.
  ///   - offset: The content offset, in points.
  ///   - scale: The scale; 0 or not finite traps.
  package init(at place: Point, offset: Point, scale: Double) {
    precondition(
      scale != 0 && scale.isFinite, "ZoomAnchor: \(scale) is not a scale; pass one that is finite and not 0")
    content = Point(x: (offset.x + place.x) / scale, y: (offset.y + place.y) / scale)
    self.place = place
  }

  /// The offset, in points, that keeps the content at its place at a scale.
  package func offset(scale: Double) -> Point {
    Point(x: content.x * scale - place.x, y: content.y * scale - place.y)
  }

  /// The offset's velocity, in pt/s, while the scale changes by `rate`, in 1/s, about a fixed place.
  package func velocity(rate: Double) -> Vector { Vector(dx: content.x * rate, dy: content.y * rate) }
}
