import CradleGeometry

/// What a section that is a list looks like: rows over the whole width, with lines between them, a header and a footer.
///
/// Rows are 44 pt high, or as `preferredItemSize` measures them. Headers and footers have the kinds of a flow's.
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
  /// How the rows of a section are held together.
  public enum Appearance: Int, Sendable, CaseIterable {
    /// From edge to edge, one section after the other; headers stay in sight.
    case plain
    /// From edge to edge, with room between sections.
    case grouped
    /// In a card with room around it: the background of kind `backgroundKind`.
    case insetGrouped
  }

  /// What is before or after a section's rows.
  public enum SupplementaryMode: Int, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A supplementary view.
    case supplementary
  }

  /// How the rows of a section are held together.
  public var appearance: Appearance
  /// Whether there are lines between rows: decorations of kind `separatorKind`.
  public var showsSeparators = true
  /// What is before the rows.
  public var headerMode = SupplementaryMode.none
  /// What is after the rows.
  public var footerMode = SupplementaryMode.none
  /// The room above a header, in points; nil for the appearance's own. Finite, 0 or more.
  public var headerTopPadding: Double?

  /// Makes a list with separators, without headers and footers.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The kind of the lines between rows.
  public static let separatorKind = "list-separator"
  /// The kind of the card behind the rows of a section.
  public static let backgroundKind = "list-background"

  /// What a row is thought to be high, in points: UITableView's default.
  static let rowHeight = 44.0
  /// What a header or a footer is high, in points: UITableView's default in a plain and in a grouped table.
  static let plainHeader = 28.0
  static let groupedHeader = 38.0
  /// The room before and after the rows of a grouped section, in points: half of the 35 that UITableView keeps between two.
  static let groupSpacing = 17.5
  /// How far a card is from the edges, in points: UIKit's layout margins, which are 20 from a width of 414 on.
  static func margin(_ width: Double) -> Double { width >= 414 ? 20 : 16 }
  /// Where a line starts, in points from the row's edge: as the text of UITableView's cells does.
  static let separatorInset = 16.0
  /// How thick a line is, in points: a pixel of a display with two for each point.
  static let separatorThickness = 0.5
}

extension CollectionLayoutSection {
  /// Makes a section that is a list.
  public static func list(
    using configuration: CollectionLayoutListConfiguration, layoutEnvironment: CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    typealias List = CollectionLayoutListConfiguration
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(List.rowHeight))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    let section = CollectionLayoutSection(group: group)
    let isPlain = configuration.appearance == .plain
    if configuration.appearance == .insetGrouped {
      let margin = List.margin(layoutEnvironment.container.contentSize.width)
      section.contentInsets.leading = margin
      section.contentInsets.trailing = margin
      let card = CollectionLayoutDecorationItem(List.backgroundKind)
      card.isBehindItemsAlone = true
      section.decorationItems = [card]
    }
    if !isPlain {
      section.contentInsets.top = configuration.headerMode == .none ? List.groupSpacing : 0
      section.contentInsets.bottom = configuration.footerMode == .none ? List.groupSpacing : 0
    }
    let height = isPlain ? List.plainHeader : List.groupedHeader
    let edge = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    if configuration.headerMode == .supplementary {
      let padding = configuration.headerTopPadding ?? 0
      let header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height + padding)),
        elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
      header.contentInsets.top = padding
      header.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: CollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    if configuration.showsSeparators {
      section.separators = Separators(
        kind: List.separatorKind, leading: List.separatorInset, thickness: List.separatorThickness)
    }
    return section
  }
}
