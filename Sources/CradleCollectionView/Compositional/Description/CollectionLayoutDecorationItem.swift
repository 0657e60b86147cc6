/// What a section adds by itself: a background.
public final class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// Its kind, under which the layout was told how to make its view.
  public let elementKind: String
  /// What it is drawn above; at 0, the default, it is below every cell.
  public var zIndex = 0
  /// Whether it lies behind the items alone, and not behind the section's headers, footers and insets.
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
