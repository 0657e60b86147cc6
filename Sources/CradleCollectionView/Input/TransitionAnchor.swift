import CradleGeometry

/// The item that a change of layout keeps in place.
struct TransitionAnchor {
  let path: IndexPath
  /// Its centre before the change, in the viewport's points; it stays there as far as the new layout's range
  /// allows.
  let place: Point
}
