import CradleCollectionView

/// Says where the cells of a custom group are.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Cells in a row, in a column or wherever a block says; a section repeats it until every item has its place.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let group: CollectionLayoutGroup
  /// What it holds, once each; nothing where a block says so.
  public let subitems: [NSCollectionLayoutItem]
  private var hung: [NSCollectionLayoutSupplementaryItem] = []

  private init(_ core: CollectionLayoutGroup, _ subitems: [NSCollectionLayoutItem]) {
    (group, self.subitems) = (core, subitems)
    super.init(core)
  }

  /// What hangs on the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { hung }
    set {
      hung = newValue
      group.supplementaryItems = newValue.map(\.supplementary)
    }
  }
  /// The room between two subitems; nil for none.
  public var interItemSpacing: NSCollectionLayoutSpacing? {
    didSet { group.interItemSpacing = interItemSpacing?.core }
  }

  /// Makes a row of subitems, which starts again with the first one as long as the next one fits.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .horizontal(layoutSize: layoutSize.core, subitems: subitems.map(\.core)), subitems)
  }
  /// Makes a row of one subitem a number of times, 1 or more, in its own size.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .horizontal(layoutSize: layoutSize.core, repeatingSubitem: subitem.core, count: count), [subitem])
  }
  /// Makes a row of one subitem a number of times, 1 or more, each in an equal share of the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .horizontal(layoutSize: layoutSize.core, subitem: subitem.core, count: count), [subitem])
  }

  /// Makes a column of subitems, which starts again with the first one as long as the next one fits.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical(layoutSize: layoutSize.core, subitems: subitems.map(\.core)), subitems)
  }
  /// Makes a column of one subitem a number of times, 1 or more, in its own size.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .vertical(layoutSize: layoutSize.core, repeatingSubitem: subitem.core, count: count), [subitem])
  }
  /// Makes a column of one subitem a number of times, 1 or more, each in an equal share of the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .vertical(layoutSize: layoutSize.core, subitem: subitem.core, count: count), [subitem])
  }

  /// Makes a group of cells wherever a block says, which is told the group's size; at least one.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .custom(layoutSize: layoutSize.core) { itemProvider(LayoutEnvironment($0)).map(\.core) }, [])
  }
}

/// A cell's place in a group that a block arranges.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  let core: CollectionLayoutGroupCustomItem

  /// Makes a place; the frame is finite, in points from the group's upper left corner.
  public init(frame: CGRect, zIndex: Int = 0) {
    core = CollectionLayoutGroupCustomItem(frame: frame.core, zIndex: zIndex)
  }
  /// Its frame, in points from the group's upper left corner.
  public var frame: CGRect { CGRect(core.frame) }
  /// What it is drawn above.
  public var zIndex: Int { core.zIndex }
}
