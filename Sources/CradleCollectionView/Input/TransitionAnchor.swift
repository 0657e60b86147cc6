import CradleGeometry

/// The item that a change of layout keeps in sight.
struct TransitionAnchor {
  let path: IndexPath
  /// Where its middle was seen before, in the viewport's points; it stays there as far as the new layout lets it.
  let place: Point
}
