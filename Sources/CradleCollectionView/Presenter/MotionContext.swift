import CradleGeometry

/// The time, viewport and animation that elements are evaluated with.
struct MotionContext {
  /// The time in seconds, on the collection's clock.
  let time: Double
  /// The visible rectangle of the content.
  let bounds: Rect
  /// The velocity of the content offset, in points per second.
  let scroll: Vector
  /// The law of motions that begin now.
  let animation: CollectionAnimation

  /// The displacement from the viewport's points to the content's.
  var offset: AttributeVector { AttributeVector(bounds.origin - .zero) }
}
