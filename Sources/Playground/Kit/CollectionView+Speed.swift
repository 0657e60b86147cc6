import CradleCollectionView

extension CollectionView {
  /// The speed of the fastest visible element in its content, in points per second; 0 without any.
  var fastestSpeed: Double { presentedElements.map(\.velocity.length).max() ?? 0 }
}
