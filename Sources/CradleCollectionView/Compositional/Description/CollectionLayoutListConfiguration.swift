import CradleGeometry

/// The appearance of a list section: rows over the whole width, with separators, a header and a footer.
///
/// Rows are 44 pt high, or as `preferredItemSize` measures them. Headers and footers have a flow's element
/// kinds.
///
/// ```swift
/// var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
/// list.headerMode = .supplementary
/// collection.setCollectionViewLayout(CollectionViewCompositionalLayout.list(using: list), animated: false)
/// ```
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
  /// How the rows of a section are grouped.
  public enum Appearance: Sendable, CaseIterable {
    /// From edge to edge, without spacing between sections; headers are pinned.
    case plain
    /// From edge to edge, with room between sections.
    case grouped
    /// In an inset card: a background of kind `backgroundKind`.
    case insetGrouped
  }

  /// A section's header or footer.
  public enum SupplementaryMode: Sendable, CaseIterable {
    /// No view.
    case none
    /// A supplementary view.
    case supplementary
  }

  /// How the rows of a section are grouped.
  public var appearance: Appearance
  /// Whether there are lines between rows: decorations of kind `separatorKind`.
  public var showsSeparators = true
  /// The header.
  public var headerMode = SupplementaryMode.none
  /// The footer.
  public var footerMode = SupplementaryMode.none
  /// The spacing above a header, in points; finite, 0 or more. Nil, the default, is 0 for every appearance.
  public var headerTopPadding: Double?

  /// Makes a list with separators, without headers and footers.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The kind of the lines between rows.
  public static let separatorKind = "list-separator"
  /// The kind of the lines above rows, which only `CollectionLayoutSection.separators` shows.
  package static let topSeparatorKind = "list-top-separator"
  /// The kind of the card behind the rows of a section.
  public static let backgroundKind = "list-background"

  /// The estimated height of a row, in points: UITableView's default.
  static let rowHeight = 44.0
  /// The height of a header or a footer, in points: UITableView's default in a plain and in a grouped table.
  static let plainHeader = 28.0
  static let groupedHeader = 38.0
  /// The spacing before and after the rows of a grouped section, in points: half of the 35 that UITableView
  /// has between two.
  static let groupSpacing = 17.5
  /// The horizontal margin of a card, in points: UIKit's layout margins, which are 20 for widths of 414 or
  /// more, else 16.
  static func margin(_ width: Double) -> Double { width >= 414 ? 20 : 16 }
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
      section.separators = RowSeparators.standard
    }
    return section
  }
}

/// The insets of the lines above and below a row of a list, in points at the leading and the trailing edge; nil for no line.
package struct RowSeparators {
  package typealias Insets = (leading: Double, trailing: Double)
  package var top: Insets?
  package var bottom: Insets?
  package init(top: Insets?, bottom: Insets?) { (self.top, self.bottom) = (top, bottom) }

  /// The insets of a line that has no others: the leading one is that of the text in UITableView's cells, 16 pt.
  package static let standardInsets: Insets = (16, 0)
  /// The thickness of a line, in points: one pixel of a display with two for each point.
  static let thickness = 0.5

  /// A line below each row but the last.
  static func standard(_ row: IndexPath, isLast: Bool) -> RowSeparators {
    RowSeparators(top: nil, bottom: isLast ? nil : standardInsets)
  }

  /// The lines of a row in its cell's frame, by their kinds.
  func lines(in cell: Rect) -> [(kind: String, frame: Rect)] {
    func line(_ insets: Insets?, _ kind: String, at y: Double) -> (kind: String, frame: Rect)? {
      insets.map { insets in
        let width = max(0, cell.width - insets.leading - insets.trailing)
        return (kind, Rect(x: cell.minX + insets.leading, y: y, width: width, height: Self.thickness))
      }
    }
    typealias List = CollectionLayoutListConfiguration
    let all = [
      line(top, List.topSeparatorKind, at: cell.minY),
      line(bottom, List.separatorKind, at: cell.maxY - Self.thickness),
    ]
    return all.compactMap { $0 }
  }
}

extension CollectionViewCompositionalLayout {
  /// Makes a layout of lists.
  public static func list(using configuration: CollectionLayoutListConfiguration)
    -> CollectionViewCompositionalLayout
  {
    CollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
