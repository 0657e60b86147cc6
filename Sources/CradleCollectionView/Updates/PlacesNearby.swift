import CradleGeometry

/// The places, before a batch, of the elements up to a viewport away, in the viewport's points: the starts of elements
/// that the batch makes visible.
struct PlacesNearby {
  private(set) var places: [ElementID: AttributeVector] = [:]

  /// No places, for a batch that is not animated.
  init() {}

  /// Queries a collection's layout. To be made before the data changes: a layout may query its delegate about each path.
  init(in view: CollectionView) {
    let (layout, bounds) = (view.layout, view.layout.bounds)
    let offset = AttributeVector(bounds.origin - .zero)
    var nearby: [LayoutAttributes] = []
    layout.appendLayoutAttributes(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height), into: &nearby)
    for attributes in nearby {
      if let id = view.contents.id(of: attributes.key) { places[id] = attributes.vector - offset }
    }
  }
}
