/// A decoration of a section: a background.
public final class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind for which a view class was registered with the layout.
  package let elementKind: String
  /// Its drawing order: larger values are drawn later. At 0, the default, it is below every cell.
  public var zIndex = 0
  /// Whether it covers the items only, without the section's headers, footers and insets.
  var isBehindItemsAlone = false

  /// Makes a background of the whole section, smaller by `contentInsets`.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind)
  }

  init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }
}
