import CradleGeometry

/// What elements on screen are measured by now.
struct Moment {
  /// In seconds, on the collection's clock.
  let time: Double
  /// What of the content is seen.
  let bounds: Rect
  /// How fast the content offset moves, in points per second.
  let scroll: Vector
  /// The law of motions that begin now.
  let animation: CollectionAnimation

  /// From the viewport's points to the content's.
  var offset: AttributeVector { AttributeVector(bounds.origin - .zero) }
}
