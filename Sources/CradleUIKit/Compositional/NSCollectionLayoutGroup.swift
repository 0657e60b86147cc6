import CradleCollectionView

/// Places the cells of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// A row, a column or a custom arrangement of items; a section repeats it until every item has a place.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let group: CollectionLayoutGroup
  /// Its subitems, once each; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  private var anchoredItems: [NSCollectionLayoutSupplementaryItem] = []

  private init(_ core: CollectionLayoutGroup, _ subitems: [NSCollectionLayoutItem]) {
    (group, self.subitems) = (core, subitems)
    super.init(core)
  }

  /// The supplementary items anchored to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { anchoredItems }
    set {
      anchoredItems = newValue
      group.supplementaryItems = newValue.map(\.supplementary)
    }
  }
  /// The spacing between two subitems; nil for none.
  public var interItemSpacing: NSCollectionLayoutSpacing? {
    didSet { group.interItemSpacing = interItemSpacing?.core }
  }

  /// Makes a row of subitems, repeated for as long as the next one fits.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .horizontal(layoutSize: layoutSize.core, subitems: subitems.map(\.core)), subitems)
  }
  /// Makes a row of one subitem `count` times, 1 or more, in its own size.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .horizontal(layoutSize: layoutSize.core, repeatingSubitem: subitem.core, count: count), [subitem])
  }
  /// Makes a row of one subitem `count` times, 1 or more, each with an equal share of the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .horizontal(layoutSize: layoutSize.core, subitem: subitem.core, count: count), [subitem])
  }

  /// Makes a column of subitems, repeated for as long as the next one fits.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical(layoutSize: layoutSize.core, subitems: subitems.map(\.core)), subitems)
  }
  /// Makes a column of one subitem `count` times, 1 or more, in its own size.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .vertical(layoutSize: layoutSize.core, repeatingSubitem: subitem.core, count: count), [subitem])
  }
  /// Makes a column of one subitem `count` times, 1 or more, each with an equal share of the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .vertical(layoutSize: layoutSize.core, subitem: subitem.core, count: count), [subitem])
  }

  /// Makes a group whose cells a block places, given the group's size; at least one cell.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .custom(layoutSize: layoutSize.core) { itemProvider(LayoutEnvironment($0)).map(\.core) }, [])
  }
}

/// The frame of a cell in a custom group.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  let core: CollectionLayoutGroupCustomItem

  /// Makes a custom item; the frame is finite, in points from the group's upper left corner.
  public init(frame: CGRect, zIndex: Int = 0) {
    core = CollectionLayoutGroupCustomItem(frame: frame.core, zIndex: zIndex)
  }
  /// Its frame, in points from the group's upper left corner.
  public var frame: CGRect { CGRect(core.frame) }
  /// Its drawing order: larger values are drawn later.
  public var zIndex: Int { core.zIndex }
}
